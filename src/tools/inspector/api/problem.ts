/** Why the API of the inspector refuses a request. */
export type ProblemCode =
  | 'host_forbidden'
  | 'origin_forbidden'
  | 'session_required'
  | 'token_wrong'
  | 'too_many_guesses'
  | 'write_header_missing'
  | 'method_not_allowed'
  | 'not_found'
  | 'not_configured'
  | 'sealed'
  | 'audit_failed'
  | 'input_invalid'
  | 'body_too_large'
  | 'too_many_connections'
  | 'target_forbidden'
  | 'target_unreachable'
  | 'busy'

const statuses: Readonly<Record<ProblemCode, number>> = {
  host_forbidden: 403,
  origin_forbidden: 403,
  session_required: 401,
  token_wrong: 401,
  too_many_guesses: 429,
  write_header_missing: 403,
  method_not_allowed: 405,
  not_found: 404,
  not_configured: 404,
  sealed: 409,
  audit_failed: 500,
  input_invalid: 400,
  body_too_large: 413,
  too_many_connections: 503,
  target_forbidden: 403,
  target_unreachable: 502,
  busy: 429,
}

/** A refusal with a code for programs and a message for the person at the page. It never contains a secret. */
export class Problem extends Error {
  readonly code: ProblemCode

  constructor(code: ProblemCode, message: string) {
    super(message)
    this.name = 'Problem'
    this.code = code
  }

  get status(): number {
    return statuses[this.code]
  }
}

/** The answer of the API with a value, or with the code and the message of a problem. */
export function toAnswer(value: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): Response {
  const content = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers }
  return new Response(JSON.stringify(value), { status, headers: content })
}

/** The answer for anything that was thrown. What is not a {@link Problem} becomes 500 without its message. */
export function toRefusal(thrown: unknown): Response {
  if (thrown instanceof Problem) {
    return toAnswer({ error: { code: thrown.code, message: thrown.message } }, thrown.status)
  }
  return toAnswer({ error: { code: 'internal_error', message: 'The inspector failed to answer this request' } }, 500)
}
