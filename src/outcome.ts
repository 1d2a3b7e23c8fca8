/** The answers of a handler; returning nothing is success. */
export type OutcomeKind = 'reply' | 'retry_later' | 'gone' | 'reject'

/** What a handler can answer beside plain success: made by {@link reply}, {@link retryLater}, {@link gone}, {@link reject}. */
export class Outcome {
  constructor(
    readonly kind: OutcomeKind,
    /** Seconds after which the provider may try again, for `retryLater`. */
    readonly afterSeconds?: number,
    /** The body of the response and its media type, for `reply`. */
    readonly content?: ReplyContent,
  ) {}
}

/** A response body, ready to be written. */
export interface ReplyContent {
  readonly body: string | Uint8Array
  readonly mediaType: string
}

/**
 * Succeeds and answers with a body, where the provider reads it: a chat service posts `{ text }` into the channel.
 *
 * @param body - text and bytes are sent as they are, anything else as JSON
 * @param options - `mediaType` replaces the one that follows from the body
 * @throws {TypeError} the body cannot be written as JSON
 */
export function reply(body: unknown, options: { readonly mediaType?: string } = {}): Outcome {
  return new Outcome('reply', undefined, toContent(body, options.mediaType))
}

function toContent(body: unknown, mediaType: string | undefined): ReplyContent {
  if (typeof body === 'string') return { body, mediaType: mediaType ?? 'text/plain; charset=utf-8' }
  if (body instanceof Uint8Array) return { body, mediaType: mediaType ?? 'application/octet-stream' }
  const text: string | undefined = JSON.stringify(body)
  if (text === undefined) throw new TypeError('reply(body): the body cannot be written as JSON')
  return { body: text, mediaType: mediaType ?? 'application/json' }
}

/**
 * Asks the provider to send this delivery again later.
 *
 * @param options - `afterSeconds`: whole seconds for the `Retry-After` header; without it none is sent
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

/** Refuses this delivery for good, with the status on which the provider does not send it again. */
export function reject(): Outcome {
  return new Outcome('reject')
}
