import { requireObject, requireString } from '../base/options.js'
import { refusal, type WebhookError } from '../errors.js'
import type { HeaderLine, RequestHead, WebhookRequest } from './delivery.js'

/** All values of a header, in order of arrival. Names are compared without regard to case. */
export function headerValues(request: RequestHead, name: string): readonly string[] {
  const wanted = name.toLowerCase()
  const values: string[] = []
  for (const line of request.headers) if (isNamed(line, wanted)) values.push(line[1])
  return values
}

/** The value of a header that may be absent; of several lines the first. Not for anything that proves the sender. */
export function readHeader(request: RequestHead, name: string): string | undefined {
  const wanted = name.toLowerCase()
  for (const line of request.headers) if (isNamed(line, wanted)) return line[1]
  return undefined
}

/** The value of a header that only informs: `undefined` where it is absent or empty, or came more than once. */
export function soleHeader(request: RequestHead, name: string): string | undefined {
  const values = headerValues(request, name)
  return values.length === 1 && values[0] !== '' ? values[0] : undefined
}

function isNamed(line: HeaderLine, wanted: string): boolean {
  return line[0].length === wanted.length && line[0].toLowerCase() === wanted
}

/**
 * The value of a header that carries a proof: exactly one line of it.
 *
 * @param hint - stands after the message of `proof_missing`, such as which option the name follows from
 * @throws {WebhookError} `proof_missing`, `proof_duplicated`
 */
export function requireHeader(request: RequestHead, name: string, hint = ''): string {
  const values = headerValues(request, name)
  const value = values[0]
  if (value === undefined || value === '')
    throw refusal('proof_missing', `header ${name} is missing${hint}`, { field: name })
  if (values.length > 1)
    throw refusal('proof_duplicated', `header ${name} came ${values.length} times`, { field: name })
  return value
}

/**
 * The value of a header that is part of the payload; `undefined` where it is absent.
 *
 * @throws {WebhookError} `payload_invalid` where it came more than once: readers would not agree on its value
 */
export function readHeaderField(request: RequestHead, name: string): string | undefined {
  const values = headerValues(request, name)
  if (values.length > 1) throw invalidField(name, 'came more than once')
  return values[0]
}

/**
 * The value of a header without which a delivery means nothing, such as the one that names the event.
 *
 * @param hint - stands after the message where it is missing, such as which option the name follows from
 * @throws {WebhookError} `payload_invalid` where it is absent, empty, or came more than once
 */
export function requireHeaderField(request: RequestHead, name: string, hint = ''): string {
  const value = readHeaderField(request, name)
  if (value === undefined || value === '') throw invalidField(name, `is missing${hint}`)
  return value
}

/** The refusal of a header that is part of the payload. */
export function invalidField(name: string, message: string): WebhookError {
  return refusal('payload_invalid', `header ${name} ${message}`, { field: name, issues: [{ path: name, message }] })
}

/** What {@link toWebhookRequest} accepts. */
export interface WebhookRequestInit {
  /** @default 'POST' */
  readonly method?: string
  /** @default 'https://receiver.invalid/' */
  readonly url?: string
  /** A Fetch `Headers`, pairs, or a record; a record's array becomes several lines. */
  readonly headers?: Iterable<HeaderLine> | Readonly<Record<string, string | readonly string[] | undefined>>
  /** Text is encoded as UTF-8. @default an empty body */
  readonly body?: string | Uint8Array
  /** @default whether the URL begins with `https:` */
  readonly encrypted?: boolean
}

/**
 * Makes a {@link WebhookRequest} from plain parts, for a framework without an adapter and for tests.
 *
 * The body must be what arrived: pass the raw bytes, never a parsed object that was written out again.
 *
 * @throws {TypeError} which part is wrong
 */
export function toWebhookRequest(init: WebhookRequestInit): WebhookRequest {
  requireObject(init, 'toWebhookRequest: init')
  const { method = 'POST', url = 'https://receiver.invalid/', headers = [], body = new Uint8Array() } = init
  requireString(method, 'toWebhookRequest: method')
  requireString(url, 'toWebhookRequest: url')
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body
  if (!(bytes instanceof Uint8Array)) {
    throw new TypeError('toWebhookRequest: body must be the raw bytes or text as they arrived, never a parsed object')
  }
  return {
    method,
    url,
    headers: toHeaderLines(headers),
    body: bytes,
    encrypted: init.encrypted ?? url.startsWith('https:'),
  }
}

function toHeaderLines(headers: NonNullable<WebhookRequestInit['headers']>): readonly HeaderLine[] {
  if (isIterable(headers)) return [...headers]
  return Object.entries(headers).flatMap(([name, value]): readonly HeaderLine[] => {
    if (value === undefined) return []
    return typeof value === 'string' ? [[name, value]] : value.map((single) => [name, single] as const)
  })
}

function isIterable(headers: object): headers is Iterable<HeaderLine> {
  return Symbol.iterator in headers
}
