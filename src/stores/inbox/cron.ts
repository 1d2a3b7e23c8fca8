import { notify } from '../../core/base/notify.js'
import {
  type Checks,
  checkOptions,
  optional,
  requireFunction,
  requireFunctions,
  requireList,
  requirePositiveInteger,
  requireTimeout,
} from '../../core/base/options.js'
import type { Inbox, InboxConsumer } from '../../core/ports/inbox.js'
import { toResponsePolicy } from '../../core/provider/response-policy.js'
import { decideFailure } from '../../core/receiver/decisions.js'
import type { Receipt, ReceiptResponse } from '../../core/receiver/receipt.js'
import type { RequestReceiver } from '../../core/receiver/receiver.js'
import type { Proof, RequestHead } from '../../core/request/delivery.js'
import { headerToken } from '../../core/verify/header-token.js'
import { isWebhookError, refusal, WebhookError } from '../../errors.js'
import { redactEngineError } from './failures.js'
import { routeByEndpoint } from './handling/route-by-endpoint.js'
import type { HandleDueOptions, InboxOperations } from './operating/operations.js'

/** Options of {@link toCronHandler}. */
export interface CronHandlerOptions extends Pick<HandleDueOptions, 'limit' | 'concurrency'> {
  /**
   * What the caller sends as `Authorization: Bearer ...`, at least 16 characters; or several, newest first. Vercel sends its
   * variable `CRON_SECRET`.
   */
  readonly secret: string | readonly string[]
  /** How long the platform lets the function run, in milliseconds. */
  readonly functionTimeoutMs: number
  /**
   * How long your slowest handler takes, in milliseconds. No delivery is started that could not end in time, with 5 seconds to
   * record its result.
   *
   * @default 30_000
   */
  readonly slowestHandlerMs?: number
  /** Called for each refused call, and when the inbox fails. @default ignores them; the status tells the caller */
  readonly onError?: (error: WebhookError) => unknown
}

// Recording a result takes one call to the engine, which gets as long as a receiver gives it.
const marginMs = 5_000
const fewestCharacters = 16

const checks: Checks<CronHandlerOptions> = {
  secret(value, option) {
    const list = typeof value === 'string' ? [value] : value
    if (value === undefined) throw new TypeError(`${option} is missing: is the environment variable set?`)
    requireList(list, option)
    // `Bearer undefined` would otherwise open the endpoint where the variable is unset.
    if (list.length === 0 || list.some((secret) => secret.length < fewestCharacters)) {
      throw new TypeError(`${option} must have at least ${fewestCharacters} characters`)
    }
  },
  functionTimeoutMs: requireTimeout,
  slowestHandlerMs: optional(requireTimeout),
  limit: optional(requirePositiveInteger),
  concurrency: optional(requirePositiveInteger),
  onError: optional(requireFunction),
}

/**
 * Makes an endpoint that handles what is due in an inbox, for a cron job that calls it with GET or POST. Pass it to an adapter,
 * as you pass a receiver: `toNextRoute(toCronHandler(...))`.
 *
 * It answers with JSON: how many deliveries were `handled` and `failed`, whether `isMore` is due, and how many are `waiting`
 * and `dead`. A caller without the secret gets 401, in constant time. If the inbox fails, the answer is 503.
 *
 * @param receivers - one receiver for each endpoint that stores in the inbox
 * @throws {TypeError} if an option is invalid, such as a secret that is unset, or a function that has no time for a handler
 *
 * @example
 * export const GET = toNextRoute(
 *   toCronHandler(inbox, receiver, { secret: process.env.CRON_SECRET ?? '', functionTimeoutMs: 300_000 }),
 * )
 */
export function toCronHandler(
  inbox: Pick<Inbox & InboxOperations, 'handleDue' | 'depth'>,
  receivers: InboxConsumer | readonly InboxConsumer[],
  options: CronHandlerOptions,
): RequestReceiver {
  checkOptions(options, 'toCronHandler', checks)
  requireFunctions(inbox, ['handleDue', 'depth'], 'toCronHandler: inbox')
  routeByEndpoint(receivers)
  const { secret, functionTimeoutMs, slowestHandlerMs = 30_000, onError = () => {}, ...limits } = options
  const maxDurationMs = functionTimeoutMs - slowestHandlerMs - marginMs
  if (maxDurationMs <= 0) {
    const needed = slowestHandlerMs + marginMs
    throw new TypeError(`toCronHandler: functionTimeoutMs must be more than ${needed}: slowestHandlerMs, and 5 seconds`)
  }
  const { limit, concurrency } = limits
  const due = { maxDurationMs, ...(limit && { limit }), ...(concurrency && { concurrency }) }
  const verify = headerToken({ header: 'authorization', prefix: 'Bearer ', tokens: secret })

  const admit = (head: RequestHead, now: number): Promise<Proof> => {
    if (head.method !== 'GET' && head.method !== 'POST') {
      throw refusal('method_not_allowed', 'the method is neither GET nor POST')
    }
    return Promise.resolve(verify({ ...head, body: new Uint8Array() }, { now }))
  }
  const work = async (): Promise<ReceiptResponse> => {
    const { handled, failed, isMore } = await inbox.handleDue(receivers, due)
    const { waiting, dead } = await inbox.depth()
    const body = JSON.stringify({ handled, failed, isMore, waiting, dead })
    return { status: 200, headers: { 'content-type': 'application/json' }, body }
  }

  return {
    async receive({ method, url, headers, encrypted }) {
      const receivedAt = Date.now()
      const startedAt = performance.now()
      let proof: Proof | undefined
      const conclude = (end: Pick<Receipt, 'outcome' | 'response' | 'error'>): Receipt => ({
        provider: 'cron',
        event: undefined,
        deliveryId: undefined,
        proof,
        receivedAt,
        durationMs: performance.now() - startedAt,
        ...end,
      })
      try {
        proof = await admit({ method, url, headers, encrypted }, receivedAt)
        return conclude({ outcome: 'answered', response: await work(), error: undefined })
      } catch (thrown) {
        const error = isWebhookError(thrown) ? thrown : inboxFailed(thrown)
        notify(() => onError(error))
        const { outcome, response } = decideFailure(toResponsePolicy(undefined, 'toCronHandler'), error, undefined)
        return conclude({ outcome, response, error })
      }
    },
  }
}

function inboxFailed(cause: unknown): WebhookError {
  return new WebhookError('store_unavailable', 'the inbox failed', { cause: redactEngineError(cause) })
}
