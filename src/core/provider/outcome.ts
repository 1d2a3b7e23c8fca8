import { WebhookError } from '../../errors.js'
import { requireHeaderName, requireObject, requireText } from '../base/options.js'

const kinds = ['reply', 'retry_later', 'gone', 'reject'] as const

/** The outcomes that a handler can return; returning nothing is success. */
export type OutcomeKind = (typeof kinds)[number]

// Shared by all copies of this package in a process, so that each recognizes the outcomes of the others.
const brand: unique symbol = /* @__PURE__ */ Symbol.for('webhook-receiver.outcome')

/** An outcome that a handler returns instead of plain success: made by {@link reply}, {@link retryLater}, {@link gone}, {@link reject}. */
export class Outcome {
  // Assigned in the constructor: bundlers keep a class with a computed field, used or not.
  declare readonly [brand]: true

  constructor(
    readonly kind: OutcomeKind,
    /** Seconds after which the provider may try again, for `retryLater`. */
    readonly afterSeconds?: number,
    /** The body of the response and its headers, for `reply`. */
    readonly content?: ReplyContent,
  ) {
    this[brand] = true
  }
}

/**
 * The outcome that a handler returned, or `undefined` for plain success.
 *
 * Any value is success, so that `async (delivery) => save(delivery)` works, except values that are obvious mistakes.
 *
 * @throws {WebhookError} `outcome_invalid` for a function (such as `gone` without a call), a `Response`, a generator or an
 * `Error`
 */
export function toOutcome(result: unknown): Outcome | undefined {
  if (isOutcome(result)) return result
  if (typeof result === 'function') throw invalid('a function: call it, as in gone()')
  if (hasTag(result, 'Response')) throw invalid('a Response: return reply(body)')
  if (hasTag(result, 'Generator') || hasTag(result, 'AsyncGenerator')) throw invalid('a generator, which has not run')
  if (result instanceof Error) throw invalid('an Error: throw it', result)
  return undefined
}

function invalid(returned: string, cause?: Error): WebhookError {
  return new WebhookError('outcome_invalid', `the handler returned ${returned}`, { cause })
}

function isOutcome(value: unknown): value is Outcome {
  return isObject(value) && brand in value && 'kind' in value && kinds.some((kind) => kind === value.kind)
}

// By its tag, because using the global loads all of Fetch on Node, and other realms have another `Response`.
function hasTag(value: unknown, tag: string): boolean {
  return isObject(value) && Symbol.toStringTag in value && value[Symbol.toStringTag] === tag
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

/** A response body in the form that adapters write. */
export interface ReplyContent {
  readonly body: string | Uint8Array
  /** `content-type` included, with names in lower case. */
  readonly headers: Readonly<Record<string, string>>
}

/** Options of {@link reply}. */
export interface ReplyOptions {
  /** The media type of the body. @default derived from the body; none if it is empty */
  readonly mediaType?: string
  /** Further headers of the response; those that describe its body cannot be set. */
  readonly headers?: Readonly<Record<string, string>>
}

/**
 * Succeeds and responds with a body, for providers that read it: a chat service posts `{ text }` into the channel.
 *
 * @param body - text and bytes are sent as they are, anything else as JSON
 * @throws {TypeError} the body cannot be written as JSON, or an option cannot be written in a header
 */
export function reply(body: unknown, options: ReplyOptions = {}): Outcome {
  const content = toContent(body)
  const headers = toResponseHeaders(options.headers, 'reply: headers')
  const { mediaType = content.mediaType } = options
  if (mediaType !== undefined) {
    requireHeaderText(mediaType, 'reply: mediaType')
    headers['content-type'] = mediaType
  }
  return new Outcome('reply', undefined, { body: content.body, headers })
}

function toContent(body: unknown): { body: string | Uint8Array; mediaType: string | undefined } {
  if (body === '') return { body, mediaType: undefined }
  if (typeof body === 'string') return { body, mediaType: 'text/plain; charset=utf-8' }
  if (body instanceof Uint8Array) return { body, mediaType: 'application/octet-stream' }
  const text: string | undefined = JSON.stringify(body)
  if (text === undefined) throw new TypeError('reply(body): the body cannot be written as JSON')
  return { body: text, mediaType: 'application/json' }
}

/**
 * Checks response headers, and returns them with names in lower case.
 *
 * @throws {TypeError} a name or value cannot be written in a header, or the header describes the body
 */
export function toResponseHeaders(
  headers: Readonly<Record<string, string>> = {},
  option: string,
): Record<string, string> {
  requireObject(headers, option)
  const checked: Record<string, string> = {}
  for (const [name, value] of Object.entries(headers)) {
    requireHeaderName(name, option)
    if (/^(content-|transfer-encoding$)/i.test(name))
      throw new TypeError(`${option}: ${name} must not be set: it is derived from the body`)
    requireHeaderText(value, `${option}: ${name}`)
    checked[name.toLowerCase()] = value
  }
  return checked
}

// Checked here, so that the handler fails and not the adapter that writes the response.
function requireHeaderText(value: string, option: string): void {
  requireText(value, option)
  if (!isHeaderText(value)) throw new TypeError(`${option} must be printable ASCII`)
}

/** Whether every adapter can write the text as the value of a header. */
export function isHeaderText(value: unknown): value is string {
  return typeof value === 'string' && /^[\x20-\x7e]+$/.test(value)
}

/**
 * Asks the provider to send this delivery again later.
 *
 * @param options - `afterSeconds`: whole seconds for the `Retry-After` header, which is not sent without it
 * @throws {TypeError} `afterSeconds` is not a whole number of at least 0
 */
export function retryLater(options: { readonly afterSeconds?: number } = {}): Outcome {
  const { afterSeconds } = options
  if (afterSeconds !== undefined && !(Number.isSafeInteger(afterSeconds) && afterSeconds >= 0)) {
    throw new TypeError('retryLater: afterSeconds must be a whole number of at least 0')
  }
  return new Outcome('retry_later', afterSeconds)
}

/** Tells the provider that this endpoint no longer exists: 410, on which it drops the subscription at once. */
export function gone(): Outcome {
  return new Outcome('gone')
}

/** Refuses this delivery permanently, with the status after which the provider does not send it again. */
export function reject(): Outcome {
  return new Outcome('reject')
}
