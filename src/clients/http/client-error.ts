import type { PayloadIssue } from '../../errors.js'

/** Every reason for which a call to a provider can fail. */
export type ClientErrorCode =
  /** No connection, or it ended before the answer was complete. */
  | 'network_failed'
  /** No complete answer within `timeoutMs`; of a channel keeper, a watch that took longer than `leaseMs`, or no answer of the store. */
  | 'timeout'
  /** The caller's signal was aborted. */
  | 'aborted'
  /** The token, or what makes it, cannot be had. Nothing was sent. */
  | 'credentials_unavailable'
  /** 401: the provider does not take the credentials. */
  | 'unauthorized'
  /** 403: the credentials are not enough. */
  | 'forbidden'
  /** 404: what the call is about does not exist. */
  | 'not_found'
  /** 410: what the call is about is gone. */
  | 'gone'
  /** 429: too many calls; `retryAfterMs` says how long to wait, where the provider does. */
  | 'rate_limited'
  /** Any other 4XX, or an answer that says in its body that nothing was done. */
  | 'refused'
  /** 5XX. */
  | 'server_failed'
  /** The provider answered with a redirect, which is never followed. */
  | 'redirected'
  /** The answer has more bytes than `maxAnswerBytes`, or a list more pages than are asked for. */
  | 'answer_too_large'
  /** The answer is not valid UTF-8 or not JSON. */
  | 'answer_malformed'
  /** The answer does not match its schema, where `issues` says so, or is not about what was asked for. */
  | 'answer_invalid'
  /** A link leads to where no call may go, or has a method other than GET and POST. Nothing was sent. */
  | 'link_not_allowed'
  /** There is no link of the relation that is needed. Nothing was sent. */
  | 'link_missing'
  /** As many messages as `maxQueued` are waiting already. Nothing was sent. */
  | 'queue_full'

/** What an error of a call can tell beside its code. */
export interface ClientErrorDetails {
  readonly status?: number | undefined
  readonly retryable?: boolean | undefined
  readonly bodyExcerpt?: string | undefined
  readonly retryAfterMs?: number | undefined
  readonly reason?: string | undefined
  readonly issues?: readonly PayloadIssue[] | undefined
  readonly attempts?: number | undefined
  readonly cause?: unknown
}

/**
 * The one error of all calls: `code` says what happened, `message` which call it was.
 *
 * Neither holds an address, a token, or anything else that was sent.
 */
export class ClientError extends Error {
  override readonly name = 'ClientError'
  readonly code: ClientErrorCode
  /** The status of the answer, where there was one. */
  readonly status: number | undefined
  /** Whether the same call can succeed later: after 429, 5XX, a timeout, or without a connection. */
  readonly retryable: boolean
  /** The beginning of the answer's body, at most 500 characters, with what is secret taken out. */
  readonly bodyExcerpt: string | undefined
  /** How long the provider wants to be left alone, in milliseconds. */
  readonly retryAfterMs: number | undefined
  /** What the provider itself calls the error, such as `invalid_payload`. */
  readonly reason: string | undefined
  /** Where the answer does not match, for `answer_invalid`. */
  readonly issues: readonly PayloadIssue[] | undefined
  /** How often the request was sent; 0 where it was not. */
  readonly attempts: number

  constructor(code: ClientErrorCode, message: string, details: ClientErrorDetails = {}) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause })
    this.code = code
    this.status = details.status
    this.retryable = details.retryable ?? false
    this.bodyExcerpt = details.bodyExcerpt
    this.retryAfterMs = details.retryAfterMs
    this.reason = details.reason
    this.issues = details.issues
    this.attempts = details.attempts ?? 0
  }
}

/**
 * Tells whether a caught value is a {@link ClientError}, also one of another copy of this package.
 *
 * @param value - anything that was thrown
 * @param code - if given, the code must be this one
 */
export function isClientError<Code extends ClientErrorCode = ClientErrorCode>(
  value: unknown,
  code?: Code,
): value is ClientError & { readonly code: Code } {
  if (!(value instanceof Error) || value.name !== 'ClientError' || !('code' in value)) return false
  return code === undefined ? typeof value.code === 'string' : value.code === code
}
