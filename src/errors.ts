/**
 * Every reason why a request can be refused or fail.
 *
 * Each code has one HTTP status, in `response-policy.ts`; the page `docs/errors.md` is generated from this union.
 */
export type WebhookErrorCode =
  // admission
  /** The provider does not use this method; most use POST only. */
  | 'method_not_allowed'
  /** The `Content-Type` names no format that the provider sends, or appears twice, or has a comma. */
  | 'media_type_unsupported'
  /** The option `decompress` does not allow the compression of the body. */
  | 'content_encoding_unsupported'
  /** More bytes arrived than `limits.maxBodyBytes`. */
  | 'body_too_large'
  /** The body did not arrive within `limits.bodyTimeoutMs`. */
  | 'body_timeout'
  /** The sender closed the connection before the body was complete, so it does not get the response. */
  | 'body_aborted'
  /** Something in front of the adapter consumed the body, so the signed bytes are lost. */
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
  /** The sender used an algorithm that is not on the allow-list. */
  | 'algorithm_not_allowed'
  /** The sender named a key that does not exist, or the resolver knows no secret for this request. */
  | 'key_unknown'
  /** The key that the sender pointed to is not acceptable: wrong host, type, size, name, chain or validity. */
  | 'key_not_trusted'
  /** The request did not come over TLS. */
  | 'transport_insecure'
  /** A message of a queue is not from the account, source or queue that its source names. */
  | 'source_mismatch'
  /** A key server or resolver failed, took too long or is in its cooldown, or a secret is not set; the sender is not to blame. */
  | 'key_unavailable'
  // parsing
  /** The body is not valid UTF-8 or not of its format. */
  | 'body_malformed'
  /** The body exceeds a limit: depth, number of fields or attributes, or 5,000 deliveries. */
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
  /** The handler returned a value that looks like a response but is not an outcome. */
  | 'outcome_invalid'
  /** The handler did not finish before the provider stops waiting; it continues. */
  | 'deadline_exceeded'
  // delivery
  /** Another request with the same delivery is being handled. */
  | 'delivery_in_progress'
  /** The dedupe store or the inbox failed. */
  | 'store_unavailable'
  /** The lease ended before the handler did, and another process may handle the delivery. Only reported. */
  | 'lease_lost'
  /** The delivery has no place in the order of its channel now. */
  | 'out_of_order'
  /** The receiver is being shut down and refuses new requests. */
  | 'shutting_down'
  /** A defect of this library or of a provider definition, or `receive()` got something that is not a request. */
  | 'internal_error'

/** One place where a payload does not match its schema. The value itself is never included. */
export interface PayloadIssue {
  readonly path: string
  readonly message: string
}

/** Details of an error beside its code. They never contain a secret, a token or a body. */
export interface WebhookErrorDetails {
  /** The underlying error. */
  readonly cause?: unknown
  /** The header, field or parameter concerned. */
  readonly field?: string
  /** The limit that was exceeded, in the unit of its option. */
  readonly limit?: number
  /** The distance of a timestamp from the clock, in seconds; positive is in the past. */
  readonly skewSeconds?: number
  /** How many secrets, keys or accounts were tried, for a signature, token or password that matches none of them. */
  readonly keysTried?: number
  /** The places where the payload does not match its schema, for `payload_invalid`. */
  readonly issues?: readonly PayloadIssue[]
  /**
   * The `WWW-Authenticate` header that an HTTP authentication scheme requires with its 401, in printable ASCII; any other
   * value is not sent.
   */
  readonly challenge?: string
}

/**
 * The only error class: `code` is for programs, `message` for people.
 *
 * An error that a stranger can cause has no stack, so that a flood of bad requests stays cheap.
 */
export class WebhookError extends Error {
  override readonly name = 'WebhookError'
  declare readonly code: WebhookErrorCode
  declare readonly field: string | undefined
  declare readonly limit: number | undefined
  declare readonly skewSeconds: number | undefined
  declare readonly keysTried: number | undefined
  declare readonly issues: readonly PayloadIssue[] | undefined
  declare readonly challenge: string | undefined

  constructor(code: WebhookErrorCode, message: string, details: WebhookErrorDetails = {}) {
    super(message, details.cause === undefined ? undefined : details)
    this.code = code
    this.field = details.field
    this.limit = details.limit
    this.skewSeconds = details.skewSeconds
    this.keysTried = details.keysTried
    this.issues = details.issues
    this.challenge = details.challenge
  }
}

/**
 * Makes a {@link WebhookError} without a stack, for refusals that any stranger can cause: a stack would make a flood of
 * bad requests expensive.
 *
 * @example
 * const verify: Verifier = (request) => {
 *   if (requireHeader(request, 'x-mesh-identity') === 'forge') return { strength: 'token', verifier: 'mesh' }
 *   throw refusal('credentials_mismatch', 'another service of the mesh', { field: 'x-mesh-identity' })
 * }
 */
export function refusal(code: WebhookErrorCode, message: string, details?: WebhookErrorDetails): WebhookError {
  const limit = Error.stackTraceLimit
  const silenced = setStackTraceLimit(0)
  try {
    return new WebhookError(code, message, details)
  } finally {
    if (silenced) setStackTraceLimit(limit)
  }
}

// With frozen intrinsics the assignment throws; errors then keep their stack.
function setStackTraceLimit(limit: number): boolean {
  try {
    Error.stackTraceLimit = limit
    return true
  } catch {
    return false
  }
}

/**
 * Whether a caught value is a {@link WebhookError}, including one of another copy of this package.
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
