import type { WebhookError, WebhookErrorCode } from '../errors.js'
import { isHeaderText, type Outcome, type ReplyContent } from '../provider/outcome.js'
import { errorStatus, type ResponsePolicy } from '../provider/response-policy.js'

/** What was decided about a request, and so which status its provider sees. */
export type ReceiptOutcome =
  /** The handler succeeded. */
  | 'handled'
  /** The delivery is authentic and no handler is registered for its event. */
  | 'ignored'
  /** The provider asked the endpoint itself, with a probe or a challenge; no handler saw it. */
  | 'answered'
  /** The delivery was handled before. */
  | 'duplicate'
  /** The delivery came too late for its channel, and was not handled. */
  | 'dropped'
  /** The handler goes on after the answer; its failure would be told to `onError` only. */
  | 'accepted'
  /** It was put into the inbox, and is handled from there. */
  | 'stored'
  /** It was verified and did not parse; the inbox keeps it for an operator. */
  | 'parked'
  /** The handler asked the provider to send it again. */
  | 'retry_later'
  /** The handler said that this endpoint is gone. */
  | 'gone'
  /** The handler refused this delivery for good. */
  | 'rejected'
  /** The request was not acceptable; `error` says why. */
  | 'refused'
  /** Something on this side failed; the provider should send it again. */
  | 'failed'

/** What an adapter writes. */
export interface ReceiptResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Uint8Array
}

/** What the pipeline decided about a request: how it ended, and what the provider is told. */
export interface Decision {
  readonly outcome: ReceiptOutcome
  readonly response: ReceiptResponse
  readonly error?: WebhookError
}

/** Answers an authentic delivery for which no handler is registered: there is nothing to send again. */
export function ignore(policy: ResponsePolicy): Decision {
  return { outcome: 'ignored', response: respond(policy.success) }
}

/** Answers what the provider asked the endpoint itself. */
export function answer(policy: ResponsePolicy, outcome: Outcome): Decision {
  const decision = decide(policy, outcome)
  return outcome.kind === 'reply' ? { ...decision, outcome: 'answered' } : decision
}

/** Answers a delivery that was handled before. */
export function repeat(policy: ResponsePolicy): Decision {
  return { outcome: 'duplicate', response: respond(policy.success) }
}

/** Answers a delivery that came too late for its channel and is not wanted any more. */
export function drop(policy: ResponsePolicy): Decision {
  return { outcome: 'dropped', response: respond(policy.success) }
}

/** Answers a delivery whose handler goes on after the answer. */
export function accept(policy: ResponsePolicy): Decision {
  return { outcome: 'accepted', response: respondAccepted(policy) }
}

/** Answers a delivery that was put into the inbox. */
export function keep(policy: ResponsePolicy): Decision {
  return { outcome: 'stored', response: respondAccepted(policy) }
}

/** Answers a delivery that did not parse, and that the inbox keeps for an operator. */
export function park(policy: ResponsePolicy, error: WebhookError): Decision {
  return { outcome: 'parked', response: respondAccepted(policy), error }
}

function respondAccepted({ accepted, success }: ResponsePolicy): ReceiptResponse {
  return respond(accepted ?? (success === 200 ? 202 : success))
}

/** Answers a delivery whose handler ended with `outcome`; `undefined` is plain success. */
export function decide(policy: ResponsePolicy, outcome: Outcome | undefined): Decision {
  switch (outcome?.kind) {
    case undefined:
      return { outcome: 'handled', response: respond(policy.success) }
    case 'reply':
      return { outcome: 'handled', response: respondWith(policy.success, outcome.content) }
    case 'retry_later': {
      const afterSeconds = outcome.afterSeconds ?? policy.retryAfterSeconds
      return { outcome: 'retry_later', response: respond(policy.retryLater, retryAfter(afterSeconds)) }
    }
    case 'gone':
      return { outcome: 'gone', response: respond(policy.gone) }
    case 'reject':
      return { outcome: 'rejected', response: respond(policy.reject, policy.rejectHeaders) }
  }
}

/**
 * Answers a request that was refused or failed: constantly, and without a hint of the cause.
 *
 * @param retryAfterSeconds - for the `Retry-After` header of a 503
 */
export function fail(policy: ResponsePolicy, error: WebhookError, retryAfterSeconds: number | undefined): Decision {
  // Another copy of this package may know codes that this one does not.
  const code = Object.hasOwn(errorStatus, error.code) ? error.code : 'internal_error'
  const status = policy.errors[code] ?? errorStatus[code]
  const headers = failureHeaders(status, error, retryAfterSeconds ?? retryAfterOf[code])
  return { outcome: status < 500 ? 'refused' : 'failed', response: respond(status, headers), error }
}

// How long a delivery is likely to be in progress is known better than how long anything else is out of order.
const retryAfterOf: Readonly<Partial<Record<WebhookErrorCode, number>>> = { delivery_in_progress: 5 }

function failureHeaders(
  status: number,
  { challenge }: WebhookError,
  retryAfterSeconds: number | undefined,
): ReceiptResponse['headers'] {
  // Any verifier can write one. What no header can carry would make the adapter throw, and the sender see no answer.
  if (status === 401 && isHeaderText(challenge)) return { 'www-authenticate': challenge }
  if (status === 405) return { allow: 'POST' }
  return status === 503 ? retryAfter(retryAfterSeconds) : {}
}

function respond(
  status: number,
  headers: ReceiptResponse['headers'] = {},
  body: ReceiptResponse['body'] = '',
): ReceiptResponse {
  return { status, headers, body }
}

function respondWith(success: number, { body = '', headers = {} }: Partial<ReplyContent> = {}): ReceiptResponse {
  // These two end a response before its body, and some runtimes refuse to write one.
  const status = body.length > 0 && (success === 204 || success === 205) ? 200 : success
  return respond(status, headers, body)
}

function retryAfter(seconds: number | undefined): ReceiptResponse['headers'] {
  return seconds === undefined ? {} : { 'retry-after': String(seconds) }
}
