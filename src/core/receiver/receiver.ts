import { refusal } from '../../errors.js'
import { isPromise } from '../base/maybe-promise.js'
import { checkOptions, optional, requireTimeout } from '../base/options.js'
import { limitTime, PendingWork, rethrow } from '../base/waiting.js'
import type { InboxConsumer, StoredDelivery } from '../ports/inbox.js'
import type { MessageSource } from '../ports/message-source.js'
import type { Claim, DeliveryState } from '../ports/step.js'
import { type ProviderJudge, providerJudgeOf } from '../provider/define-provider.js'
import type { Provider } from '../provider/provider.js'
import { bodyTimeout } from '../request/body/read.js'
import type { Delivery, IncomingRequest, Proof, ProviderTypes } from '../request/delivery.js'
import { RequestContext, type RuntimeContext, withBody } from './context.js'
import { answer, toDecisions } from './decisions.js'
import {
  type AnyHandler,
  type HandlerKey,
  type Handlers,
  type OtherHandlers,
  overdue,
  toHandlerTable,
} from './handlers.js'
import { wrongFieldOf } from './misuse.js'
import { type ReceiverOptions, toSettings } from './options.js'
import { toPipeline } from './pipeline.js'
import type { Receipt } from './receipt.js'
import { warnOfMisplacedKeys } from './unlisted.js'

/** Options of `drain()` of a {@link Receiver}. */
export interface DrainOptions {
  /** The longest time to wait, in milliseconds. @default no limit */
  readonly timeoutMs?: number
}

/** The result of `drain()` of a {@link Receiver}. */
export interface DrainResult {
  /** How many requests and timed-out handlers are still running. */
  readonly pending: number
}

/** What adapters serve: a receiver, or another object that receives requests. */
export interface RequestReceiver {
  /**
   * Verifies, parses and handles one request. Never rejects.
   *
   * @returns the receipt, with the response to write
   */
  receive(request: IncomingRequest, runtime?: RuntimeContext): Promise<Receipt>
}

/** A pipeline for one provider and its handlers. */
export interface Receiver extends InboxConsumer, RequestReceiver {
  /**
   * Parses and handles a message of a queue or a poll, as if the vendor had sent it by HTTP: with the same handlers, duplicates,
   * order and inbox. Nothing is verified but what the source checks, and the proof says so: its strength is `transport`. Rejects
   * only if the source was not made by `messageSource`.
   *
   * @param source - opens the message, such as `eventBridge({...})` of `webhook-receiver/messages`
   * @returns the receipt: acknowledge the message if its status is 2XX, and otherwise leave it in the queue
   */
  receiveMessage<Message>(message: Message, source: MessageSource<Message>): Promise<Receipt>
  /**
   * Parses and handles a delivery that an inbox has stored, for `inbox.consume(receiver)`. Deliveries are handled even while
   * the receiver drains: close the consumption to stop them.
   *
   * @param untilEnd - whether to wait for a timed-out handler and take its result, instead of rejecting while it still runs
   * @throws {WebhookError} if the delivery has to be retried, after `onError` was called; `internal_error` for a delivery
   * that another provider has verified
   */
  handleStored(delivery: StoredDelivery, attempt: number, claim?: Claim, untilEnd?: boolean): Promise<void>
  /**
   * Shuts down gracefully: answers new requests with 503, handles held deliveries immediately, in order, and waits for
   * running handlers, timed-out handlers included.
   *
   * Deliveries that an inbox hands over after this are handled, but not waited for: close the consumption first.
   *
   * With `timeoutMs` it stops waiting after that time. Running handlers continue.
   *
   * @returns how many are still running: none, unless `timeoutMs` has passed
   * @throws {TypeError} if an option is invalid; the message names it
   */
  drain(options?: DrainOptions): Promise<DrainResult>
}

const firstState: DeliveryState = { late: false, duplicate: false, attempt: 1 }

/**
 * Makes a receiver from a provider and handlers.
 *
 * The most precise key wins: `issues.opened`, then `issues`, then `*`. A delivery without a handler is acknowledged.
 *
 * `on` takes the events that the provider lists, and `onOther` any other name. A misspelled name under `on` does not compile,
 * and a warning names it at start. Its handler is called all the same if the event arrives.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * const receiver = createReceiver({
 *   provider: host({ verify: hmacSignature({ secrets: ['s3cret'], header: 'x-host-signature' }) }),
 *   on: { 'issues.opened': (delivery) => console.log(delivery.payload.issue.number) },
 *   onError: (error) => console.warn(error.code, error.message),
 * })
 */
export function createReceiver<T extends ProviderTypes, const Key extends HandlerKey<T> | (string & {})>(
  options: ReceiverOptions<NoInfer<Delivery<T>>> & {
    readonly provider: Provider<T>
    /** Handlers for the events that the provider lists, and `*` for all others. */
    readonly on: { readonly [K in Key]: Handlers<T, K>[K] }
    /** Handlers for events that the provider does not list, such as those added after this version. */
    readonly onOther?: OtherHandlers<NoInfer<T>>
  },
): Receiver {
  const settings = toSettings(options)
  const { provider, verifyTimeoutMs, body: bodyLimits } = settings
  const { on, onOther = {} } = options
  const bodyExpired = () => rethrow(bodyTimeout(bodyLimits))
  const verifyExpired = () => rethrow(overdue('key_unavailable', 'verifier', verifyTimeoutMs))
  const parseExpired = () => rethrow(overdue('internal_error', 'schema', verifyTimeoutMs))
  const decisions = toDecisions(settings.policy)
  const table = toHandlerTable(on, onOther, provider.declaredEvents)
  const pipeline = toPipeline(settings, table, decisions, Object.values<AnyHandler>({ ...on, ...onOther }))
  warnOfMisplacedKeys(on, onOther, provider)
  const verify: ProviderJudge = providerJudgeOf(provider.verify) ?? ((request, time) => provider.verify(request, time))
  const pending = new PendingWork()
  let draining = false

  // Verifies each request, but for those of a source of messages: `vouched` makes their proof. Each step may return a value or a
  // promise; awaiting a value would cost as much as a small step.
  const receiveBy = (vouched?: () => Proof) => async (incoming: IncomingRequest, runtime?: RuntimeContext) => {
    const context = new RequestContext(settings, pending, incoming, runtime)
    pending.count++
    try {
      if (draining) throw refusal('shutting_down', 'the receiver is draining')
      const now = settings.now()
      context.receivedAt = now
      const proof = vouched?.()

      const wrongField = wrongFieldOf(incoming)
      if (wrongField !== undefined) throw new TypeError(`receive() got no request with ${wrongField}`)
      const selected = provider.admit(incoming)
      const { body } = incoming
      const reading = typeof body === 'function' ? body(bodyLimits) : body
      const bytes = isPromise(reading) ? await limitTime(reading, bodyLimits.bodyTimeoutMs, bodyExpired) : reading
      const request = withBody(incoming, bytes, bodyLimits)
      context.request = request

      const probing = proof ? undefined : provider.probe?.(request)
      const probed = isPromise(probing) ? await limitTime(probing, verifyTimeoutMs, verifyExpired) : probing
      if (probed !== undefined) return context.conclude(answer(decisions, probed))

      const verifying = proof ? provider.restore(request, proof) : verify(request, { now })
      const verified = isPromise(verifying) ? await limitTime(verifying, verifyTimeoutMs, verifyExpired) : verifying
      if (verified instanceof Error) return context.conclude(context.toFailure(verified))
      context.proof = verified.proof

      let deliveries: readonly Delivery[]
      try {
        const parsing = provider.parseAll(verified, { now, selected })
        deliveries = isPromise(parsing) ? await limitTime(parsing, verifyTimeoutMs, parseExpired) : parsing
      } catch (error) {
        if (pipeline.park === undefined) throw error
        return context.conclude(await pipeline.park(verified, now, error))
      }
      const only = deliveries.length === 1 ? deliveries[0] : undefined
      context.event = only?.event
      context.deliveryId = only?.id
      const shaking = only && provider.handshake?.(only)
      const answered = isPromise(shaking) ? await limitTime(shaking, verifyTimeoutMs, verifyExpired) : shaking
      if (answered !== undefined) return context.conclude(answer(decisions, answered))

      const handling = pipeline.receive(deliveries, context, firstState)
      return context.conclude(isPromise(handling) ? await handling : handling)
    } catch (error) {
      return context.conclude(context.toFailure(error))
    } finally {
      pending.end()
    }
  }

  return {
    endpoint: settings.endpoint,
    effects: pipeline.effects?.names ?? false,
    receive: receiveBy(),
    async receiveMessage(message, source) {
      const [incoming, runtime, vouched] = source.toRequest(message)
      return receiveBy(vouched)(incoming, runtime)
    },
    async handleStored(stored, attempt, claim, untilEnd) {
      const { request, proof, receivedAt, provider: verifiedBy } = stored
      // While draining, handle it (refusing wastes an attempt) but do not wait for it.
      const counted = draining ? new PendingWork() : pending
      const context = new RequestContext(settings, counted, request, undefined, claim)
      counted.count++
      try {
        context.receivedAt = settings.now()
        if (verifiedBy !== provider.name) {
          throw refusal('internal_error', `the delivery was verified by ${verifiedBy}, not by ${provider.name}`)
        }
        const verified = provider.restore(request, proof)
        context.proof = verified.proof
        const parsing = provider.parseAll(verified, { now: receivedAt })
        const deliveries = isPromise(parsing) ? await limitTime(parsing, verifyTimeoutMs, parseExpired) : parsing
        const only = deliveries.length === 1 ? deliveries[0] : undefined
        context.event = only?.event
        context.deliveryId = only?.id
        const due = pipeline.effects ? await pipeline.effects.divide(deliveries, stored, context) : deliveries
        if (due === undefined) return
        const handle = untilEnd ? pipeline.handleUntilEnd : pipeline.handle
        const decision = await handle(due, context, { ...firstState, attempt })
        if (decision.error) throw decision.error
        if (decision.outcome === 'retry_later') throw refusal('handler_failed', 'the handler asked for a retry')
        context.conclude(decision)
      } catch (error) {
        throw context.conclude(context.toFailure(error)).error
      } finally {
        counted.end()
      }
    },
    async drain(drainOptions = {}) {
      checkOptions(drainOptions, 'drain', { timeoutMs: optional(requireTimeout) })
      const { timeoutMs } = drainOptions
      draining = true
      const settled = Promise.resolve(settings.order?.close()).then(() => pending.settled())
      if (timeoutMs === undefined) await settled
      else await limitTime(settled, timeoutMs, () => {})
      return { pending: pending.count }
    },
  }
}
