/**
 * Every reason for which a request can be refused or fail.
 *
 * Each code has one HTTP status, in `response-policy.ts`; the page `docs/errors.md` is generated from this union.
 */
export type WebhookErrorCode =
  // admission
  /** The method is not one that the provider uses (POST). */
  | 'method_not_allowed'
  /** The `Content-Type` names no format that the provider sends. */
  | 'media_type_unsupported'
  /** The body is compressed in a way that was not allowed by the `decompress` option. */
  | 'content_encoding_unsupported'
  /** More bytes arrived than `limits.maxBodyBytes`. */
  | 'body_too_large'
  /** The body did not arrive within `limits.bodyTimeoutMs`. */
  | 'body_timeout'
  /** The sender closed the connection before the body was complete. Nobody reads the answer. */
  | 'body_aborted'
  /** Something in front of the adapter consumed the body, so the signed bytes are gone. */
  | 'body_unavailable'
  // verification
  /** A header, field or parameter that carries the proof is absent. */
  | 'proof_missing'
  /** A header, field or parameter that carries the proof came more than once. */
  | 'proof_duplicated'
  /** The signature is not in the expected encoding, prefix or length. */
  | 'signature_malformed'
  /** No key or secret produced this signature for these bytes. */
  | 'signature_mismatch'
  /** The token is not the expected one. */
  | 'token_mismatch'
  /** The `Authorization` header is not well-formed HTTP Basic. */
  | 'credentials_malformed'
  /** User name or password is wrong. */
  | 'credentials_mismatch'
  /** The signed timestamp is not a plain decimal number. */
  | 'timestamp_malformed'
  /** The signed timestamp is older than the tolerance. */
  | 'timestamp_too_old'
  /** The signed timestamp is further in the future than the tolerance. */
  | 'timestamp_in_future'
  /** The sender asked for an algorithm that is not on the allow-list. */
  | 'algorithm_not_allowed'
  /** The sender named a key that does not exist, or the resolver knows no secret for this request. */
  | 'key_unknown'
  /** The key that the sender pointed to is not acceptable: wrong host, type, size, name, chain or validity. */
  | 'key_not_trusted'
  /** The request did not come over TLS. */
  | 'transport_insecure'
  /** A key server or secret resolver failed, or must not be asked again so soon; the sender is not to blame. */
  | 'key_unavailable'
  // parsing
  /** The body is not valid UTF-8 or not of its format. */
  | 'body_malformed'
  /** The body exceeds a limit of its format: depth, number of fields, attributes. */
  | 'body_limit_exceeded'
  /** The body has a `__proto__` key; in XML, also one named `constructor` or `prototype`. */
  | 'body_key_forbidden'
  /** A verified payload does not match the schema; `issues` says where. */
  | 'payload_invalid'
  // handling
  /** The handler threw. */
  | 'handler_failed'
  /** The handler did not finish within `limits.handlerTimeoutMs`. */
  | 'handler_timeout'
  /** The handler returned something that looks like an answer but is not an outcome. */
  | 'outcome_invalid'
  /** The handler did not finish before the provider stops waiting; it goes on. */
  | 'deadline_exceeded'
  // delivery
  /** Another request with the same delivery is being handled. */
  | 'delivery_in_progress'
  /** The dedupe store or the inbox failed. */
  | 'store_unavailable'
  /** The lease ended while the handler was running, and somebody else took the delivery over. Only reported. */
  | 'lease_lost'
  /** The delivery cannot be put into the order of its channel now. */
  | 'out_of_order'
  /** The receiver is being shut down and takes nothing new. */
  | 'shutting_down'
  /** A defect of this library or of a provider definition. */
  | 'internal_error'

/** One place where a payload does not match its schema. The value itself is never included. */
export interface PayloadIssue {
  readonly path: string
  readonly message: string
}

/** What an error can tell beside its code. Never contains a secret, a token or a body. */
export interface WebhookErrorDetails {
  /** What went wrong underneath. */
  readonly cause?: unknown
  /** The header, field or parameter concerned. */
  readonly field?: string
  /** The limit that was exceeded, in the unit of its option. */
  readonly limit?: number
  /** How far a timestamp is from the clock, in seconds: positive is in the past. */
  readonly skewSeconds?: number
  /** Where the payload does not match, for `payload_invalid`. */
  readonly issues?: readonly PayloadIssue[]
  /**
   * The `WWW-Authenticate` header that a scheme of HTTP authentication requires with its 401, in printable ASCII; any other
   * is left out of the answer.
   */
  readonly challenge?: string
}

/**
 * The one error class: `code` says what happened, `message` says it to a person.
 *
 * An error that a stranger can cause carries no stack: a flood of bad requests has to be cheap.
 */
export class WebhookError extends Error {
  override readonly name = 'WebhookError'
  readonly code: WebhookErrorCode
  readonly field: string | undefined
  readonly limit: number | undefined
  readonly skewSeconds: number | undefined
  readonly issues: readonly PayloadIssue[] | undefined
  readonly challenge: string | undefined

  constructor(code: WebhookErrorCode, message: string, details: WebhookErrorDetails = {}) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause })
    this.code = code
    this.field = details.field
    this.limit = details.limit
    this.skewSeconds = details.skewSeconds
    this.issues = details.issues
    this.challenge = details.challenge
  }
}

/** Makes a {@link WebhookError} without capturing a stack, for refusals that a stranger can trigger at will. */
export function refusal(code: WebhookErrorCode, message: string, details?: WebhookErrorDetails): WebhookError {
  const limit = Error.stackTraceLimit
  const silenced = setStackTraceLimit(0)
  try {
    return new WebhookError(code, message, details)
  } finally {
    if (silenced) setStackTraceLimit(limit)
  }
}

// With frozen intrinsics the assignment throws, and errors then simply keep their stack.
function setStackTraceLimit(limit: number): boolean {
  try {
    Error.stackTraceLimit = limit
    return true
  } catch {
    return false
  }
}

/**
 * Tells whether a caught value is a {@link WebhookError}, also one of another copy of this package.
 *
 * @param value - anything that was thrown
 * @param code - if given, the code must be this one
 */
export function isWebhookError<Code extends WebhookErrorCode = WebhookErrorCode>(
  value: unknown,
  code?: Code,
): value is WebhookError & { readonly code: Code } {
  if (!(value instanceof Error) || value.name !== 'WebhookError' || !('code' in value)) return false
  return code === undefined ? typeof value.code === 'string' : value.code === code
}
