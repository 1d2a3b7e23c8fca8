import type { PayloadIssue } from '../../errors.js'

/** Why a call to a provider failed. */
export type ClientErrorCode =
  /** No connection, or the connection ended before the response was complete. */
  | 'network_failed'
  /** No complete response within `timeoutMs`. In a channel keeper: no result within `leaseMs` or `storeTimeoutMs`. */
  | 'timeout'
  /** The caller's signal was aborted. */
  | 'aborted'
  /** The function for the token failed or returned an invalid value. Nothing was sent. */
  | 'credentials_unavailable'
  /** 401: the provider rejects the credentials. */
  | 'unauthorized'
  /** 403: the credentials do not allow the call. */
  | 'forbidden'
  /** 404: the object of the call does not exist. */
  | 'not_found'
  /** 410: the object of the call is gone. */
  | 'gone'
  /** 429: too many calls. `retryAfterSeconds` is the wait that the provider asks for, if any. */
  | 'rate_limited'
  /** Any other 4xx, or a response whose body says that the call had no effect. */
  | 'refused'
  /** 5xx. */
  | 'server_failed'
  /** The response is a redirect; redirects are never followed. */
  | 'redirected'
  /** The response has more than `maxResponseBytes`, or a list has too many pages. */
  | 'response_too_large'
  /** The response is not valid UTF-8 or not JSON. */
  | 'response_malformed'
  /** The response does not match its schema (see `issues`), or does not belong to the call. */
  | 'response_invalid'
  /** A link leads outside the allowed URLs, or has a method other than GET and POST. Nothing was sent. */
  | 'link_not_allowed'
  /** The object has no link with the relation that the call needs. Nothing was sent. */
  | 'link_missing'
  /** `maxQueued` messages are already waiting. Nothing was sent. */
  | 'queue_full'
  /** The rate limiter that processes share failed. Nothing was sent. */
  | 'limiter_unavailable'

/** Details of a {@link ClientError} besides its code. */
export type ClientErrorDetails = Partial<
  Pick<ClientError, 'status' | 'retryable' | 'bodyExcerpt' | 'retryAfterSeconds' | 'reason' | 'issues' | 'attempts'>
> & { readonly cause?: unknown }

/**
 * The error of every failed call: `code` says what happened, and `message` names the call.
 *
 * Its fields never contain a called URL, a token, or anything else that was sent.
 */
export class ClientError extends Error {
  override readonly name = 'ClientError'
  readonly code: ClientErrorCode
  /** The status of the response, if there was one. */
  readonly status: number | undefined
  /** Whether the same call can succeed later: after 429, 5xx, a timeout, or a failed connection. */
  readonly retryable: boolean
  /** The beginning of the response body, at most 500 characters, with secrets redacted. */
  readonly bodyExcerpt: string | undefined
  /** The wait that the provider asks for, in whole seconds. */
  readonly retryAfterSeconds: number | undefined
  /** The provider's own name for the error, such as `invalid_payload`. */
  readonly reason: string | undefined
  /** Where the response does not match its schema, for `response_invalid`. */
  readonly issues: readonly PayloadIssue[] | undefined
  /** How many times the request was sent; 0 if it was not sent. */
  readonly attempts: number

  constructor(code: ClientErrorCode, message: string, details: ClientErrorDetails = {}) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause })
    this.code = code
    this.status = details.status
    this.retryable = details.retryable ?? false
    this.bodyExcerpt = details.bodyExcerpt
    this.retryAfterSeconds = details.retryAfterSeconds
    this.reason = details.reason
    this.issues = details.issues
    this.attempts = details.attempts ?? 0
  }
}

/**
 * Tells whether a caught value is a {@link ClientError}, including one from another copy of this package.
 *
 * @param value - anything that was thrown
 * @param code - if given, the code must match
 */
export function isClientError<Code extends ClientErrorCode = ClientErrorCode>(
  value: unknown,
  code?: Code,
): value is ClientError & { readonly code: Code } {
  if (!(value instanceof Error) || value.name !== 'ClientError' || !('code' in value)) return false
  return code === undefined ? typeof value.code === 'string' : value.code === code
}

/** Waits for a call that ends something. @returns `false` if the provider has no such thing */
export async function wasFound(call: Promise<unknown>): Promise<boolean> {
  try {
    await call
    return true
  } catch (error) {
    if (isClientError(error, 'not_found')) return false
    throw error
  }
}
