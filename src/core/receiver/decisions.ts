import type { WebhookError, WebhookErrorCode } from '../../errors.js'
import type { Decision, Decisions, ReceiptOutcome, ReceiptResponse } from '../ports/decision.js'
import { isHeaderText, type Outcome, type ReplyContent } from '../provider/outcome.js'
import { errorStatus, type ResponsePolicy } from '../provider/response-policy.js'

/** Makes the table of a provider: its status for each outcome. */
export function toDecisions(policy: ResponsePolicy): Decisions {
  const { success, accepted = success === 200 ? 202 : success, successHeaders } = policy
  const decision = (outcome: ReceiptOutcome, status: number, headers = successHeaders): Decision =>
    Object.freeze({ outcome, response: Object.freeze({ status, headers: Object.freeze({ ...headers }), body: '' }) })
  return {
    handled: decision('handled', success),
    ignored: decision('ignored', success),
    answered: decision('answered', success),
    duplicate: decision('duplicate', success),
    dropped: decision('dropped', success),
    accepted: decision('accepted', accepted),
    stored: decision('stored', accepted),
    parked: decision('parked', accepted),
    retry_later: decision('retry_later', policy.retryLater, retryAfter(policy.retryAfterSeconds)),
    gone: decision('gone', policy.gone, {}),
    rejected: decision('rejected', policy.reject, policy.rejectHeaders),
  }
}

/** The decision that a handler returned; `undefined` is plain success. */
export function decide(decisions: Decisions, outcome: Outcome | undefined): Decision {
  switch (outcome?.kind) {
    case undefined:
      return decisions.handled
    case 'reply':
      return withContent(decisions.handled, outcome.content)
    case 'retry_later':
      return postpone(decisions.retry_later, outcome.afterSeconds)
    case 'gone':
      return decisions.gone
    case 'reject':
      return decisions.rejected
  }
}

/** The decision about a probe or a challenge, which the provider definition answered. */
export function answer(decisions: Decisions, outcome: Outcome): Decision {
  return outcome.kind === 'reply' ? withContent(decisions.answered, outcome.content) : decide(decisions, outcome)
}

/**
 * The decision about a request that was refused or failed. The response is constant and does not tell the cause.
 *
 * @param retryAfterSeconds - for the `Retry-After` header of a 503
 */
export function decideFailure(
  policy: ResponsePolicy,
  error: WebhookError,
  retryAfterSeconds: number | undefined,
): Decision {
  // Another copy of this package may have codes that this one lacks.
  const code = Object.hasOwn(errorStatus, error.code) ? error.code : 'internal_error'
  const status = policy.errors[code] ?? errorStatus[code]
  const headers = failureHeaders(status, error, retryAfterSeconds ?? retryAfterOf[code], policy.allow)
  return { outcome: status < 500 ? 'refused' : 'failed', response: { status, headers, body: '' }, error }
}

// Only for a delivery in progress can we estimate how long it takes.
const retryAfterOf: Readonly<Partial<Record<WebhookErrorCode, number>>> = { delivery_in_progress: 5 }

function failureHeaders(
  status: number,
  { challenge }: WebhookError,
  retryAfterSeconds: number | undefined,
  allow = 'POST',
): ReceiptResponse['headers'] {
  // Any verifier can set a challenge. A value that no header can carry would make the adapter throw.
  if (status === 401 && isHeaderText(challenge)) return { 'www-authenticate': challenge }
  if (status === 405) return { allow }
  return status === 503 ? retryAfter(retryAfterSeconds) : {}
}

function withContent(decision: Decision, { body = '', headers = {} }: Partial<ReplyContent> = {}): Decision {
  const { status } = decision.response
  return {
    ...decision,
    // A response with status 204 or 205 has no content, and some runtimes throw if it is given one.
    response: {
      status: body.length > 0 && (status === 204 || status === 205) ? 200 : status,
      headers: { ...decision.response.headers, ...headers },
      body,
    },
  }
}

function postpone(decision: Decision, afterSeconds: number | undefined): Decision {
  if (afterSeconds === undefined) return decision
  return { ...decision, response: { ...decision.response, headers: retryAfter(afterSeconds) } }
}

function retryAfter(seconds: number | undefined): ReceiptResponse['headers'] {
  return seconds === undefined ? {} : { 'retry-after': String(seconds) }
}
