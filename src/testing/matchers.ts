import type { Receipt, ReceiptOutcome } from '../core/receiver/receipt.js'
import type { WebhookErrorCode } from '../errors.js'

/** The result of a matcher, for `expect.extend` in Vitest and Jest. */
export interface MatcherResult {
  readonly pass: boolean
  readonly message: () => string
}

/** The types of the matchers on `expect(...)`: extend your test framework's declaration with them. */
export interface WebhookMatchers<Result = void> {
  /** The delivery was handled, is still being handled, was ignored, answered, stored or a duplicate, with a 2XX status. */
  toBeAccepted(): Result
  /** The handler succeeded in time. */
  toBeHandled(): Result
  /** The delivery was stored in the inbox for a handler. A parked request does not count. */
  toBeStored(): Result
  /** The delivery was a duplicate. */
  toBeDuplicate(): Result
  /** The request was refused or failed with this error. */
  toBeRefusedWith(code: WebhookErrorCode): Result
  /** The provider is asked to retry; with `afterSeconds`, after exactly this time. */
  toAskForRetry(options?: { readonly afterSeconds?: number }): Result
}

const accepted: readonly ReceiptOutcome[] = ['handled', 'ignored', 'answered', 'accepted', 'stored', 'duplicate']

/**
 * Matchers for receipts, for `expect.extend` of Vitest or Jest. This module imports neither.
 *
 * @example
 * expect.extend(webhookMatchers)
 * expect(await injectDelivery(receiver, hostSample())).toBeRefusedWith('proof_missing')
 */
export const webhookMatchers = {
  toBeAccepted: (received: Receipt) =>
    toResult(
      received,
      'be accepted',
      ({ outcome, response }) => accepted.includes(outcome) && isSuccess(response.status),
    ),

  toBeHandled: (received: Receipt) => toResult(received, 'be handled', ({ outcome }) => outcome === 'handled'),

  toBeStored: (received: Receipt) => toResult(received, 'be stored', ({ outcome }) => outcome === 'stored'),

  toBeDuplicate: (received: Receipt) => toResult(received, 'be a duplicate', ({ outcome }) => outcome === 'duplicate'),

  toBeRefusedWith: (received: Receipt, code: WebhookErrorCode) =>
    toResult(received, `be refused with ${code}`, ({ error }) => error !== undefined && error.code === code),

  toAskForRetry(received: Receipt, { afterSeconds }: { readonly afterSeconds?: number } = {}) {
    const wanted = `ask for a retry${afterSeconds === undefined ? '' : ` after ${afterSeconds} s`}`
    return toResult(received, wanted, ({ outcome, response: { headers } }) => {
      const asks = outcome === 'retry_later' || outcome === 'failed'
      return asks && (afterSeconds === undefined || retryAfter(headers) === String(afterSeconds))
    })
  },
} as const

function toResult(received: Receipt, wanted: string, test: (receipt: Receipt) => boolean): MatcherResult {
  // Thrown, because with `not` any other value would pass.
  if (typeof received?.response?.status !== 'number' || typeof received.outcome !== 'string') {
    throw new TypeError('expected a receipt from receiver.receive() or injectDelivery(); was it awaited?')
  }
  const pass = test(received)
  const { outcome, error, response, event = 'unknown' } = received
  const cause = error === undefined ? '' : `, ${error.code}: ${error.message}`
  const was = `it was ${outcome} with ${response.status} (event ${event}${cause})`
  return { pass, message: () => `expected the request ${pass ? 'not ' : ''}to ${wanted}, and ${was}` }
}

function isSuccess(status: number): boolean {
  return status >= 200 && status < 300
}

function retryAfter(headers: Readonly<Record<string, string>>): string | undefined {
  return Object.entries(headers).find(([name]) => name.toLowerCase() === 'retry-after')?.[1]
}
