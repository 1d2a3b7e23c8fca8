import { isPromise, type MaybePromise } from '../base/maybe-promise.js'
import { WorkInProgress } from '../base/pending-work.js'
import { refusal } from '../errors.js'
import type { InboxConsumer, StoredDelivery } from '../inbox/inbox.js'
import type { Provider } from '../provider/provider.js'
import type { Delivery, IncomingRequest, ProviderTypes, Verified } from '../request/delivery.js'
import { readIncoming } from '../request/incoming.js'
import { RequestContext, type RuntimeContext } from './context.js'
import { type HandlerKey, type Handlers, toHandlerTable } from './handlers.js'
import { type ReceiverOptions, toSettings } from './options.js'
import { toWays } from './pipeline.js'
import type { Receipt } from './receipt.js'
import { answer } from './responses.js'

/** The pipeline, bound to one provider and its handlers. */
export interface Receiver extends InboxConsumer {
  /**
   * Takes one request through verification, parsing and handling. Never rejects.
   *
   * @returns the receipt, with the response to write
   */
  receive(request: IncomingRequest, runtime?: RuntimeContext): Promise<Receipt>
  /**
   * Takes a delivery that an inbox has stored through parsing and handling, also while it is shut down: for
   * `inbox.consume(receiver)`, which its own `close()` ends.
   *
   * @throws {WebhookError} why it has to be tried again, after `onError` was told; `internal_error` for what another
   * provider has proved
   */
  handleStored(delivery: StoredDelivery, attempt: number): Promise<void>
  /**
   * Shuts down gracefully: new requests are answered 503, held deliveries are handled in order at once, and what runs
   * is waited for: work that goes on after its answer, and handlers that go on after their time.
   *
   * What an inbox hands over from then on is still handled, and not waited for: close what consumes first.
   */
  drain(): Promise<void>
}

const nothingFound = Object.freeze({})

/**
 * Binds a provider to handlers.
 *
 * The most precise key of `on` wins: `issues.opened`, then `issues`, then `*`. A delivery without a handler is
 * acknowledged.
 *
 * @throws {TypeError} which option is wrong
 *
 * @example
 * const receiver = createReceiver({
 *   provider: host({ verify: hmacSignature({ secrets: ['s3cret'], header: 'x-host-signature' }) }),
 *   on: { 'issues.opened': (delivery) => console.log(delivery.payload.issue.number) },
 *   onError: (error) => console.warn(error.code, error.message),
 * })
 */
export function createReceiver<T extends ProviderTypes, const Key extends HandlerKey<T>>(
  options: Omit<ReceiverOptions, 'inboxKey'> & {
    readonly provider: Provider<T>
    readonly on: Handlers<T, Key>
    readonly inboxKey?: (delivery: Delivery<T>) => string | undefined
  },
): Receiver {
  const settings = toSettings(options)
  const { provider, limits, policy } = settings
  const ways = toWays(options, provider, toHandlerTable(options.on, provider.declaredEvents), policy)
  const work = new WorkInProgress()
  let draining = false

  const parse = (verified: Verified, time: { readonly now: number }) => {
    const parsing: MaybePromise<Delivery | readonly Delivery[]> = provider.parseAll
      ? provider.parseAll(verified, time)
      : provider.parse(verified, time)
    return isPromise(parsing) ? parsing.then(unwrapOne) : unwrapOne(parsing)
  }

  return {
    endpoint: options.endpoint ?? provider.name,
    // Every step may answer at once, and then nothing waits for it.
    async receive(incoming, runtime) {
      const context = new RequestContext(settings, work, incoming, runtime)
      work.begin()
      try {
        if (draining) throw shuttingDown()
        const time = { now: context.readClock() }

        provider.admit(incoming)
        const reading = readIncoming(incoming, limits)
        const request = isPromise(reading) ? await reading : reading
        context.read(request)

        const probed = provider.probe?.(request)
        if (probed !== undefined) return context.conclude(answer(policy, probed))

        const verifying = provider.verify(request, time)
        const verified = isPromise(verifying) ? await verifying : verifying
        context.proved(verified.proof)

        let parsed: Delivery | readonly Delivery[]
        try {
          const parsing = parse(verified, time)
          parsed = isPromise(parsing) ? await parsing : parsing
        } catch (unparsable) {
          if (ways.park === undefined) throw unparsable
          return context.conclude(await ways.park(verified, time.now, unparsable))
        }
        if (!isBatch(parsed)) {
          context.parsed(parsed)
          const shaking = provider.handshake?.(parsed)
          const answered = isPromise(shaking) ? await shaking : shaking
          if (answered !== undefined) return context.conclude(answer(policy, answered))
        }

        const handling = ways.receive(parsed, context, nothingFound)
        return context.conclude(isPromise(handling) ? await handling : handling)
      } catch (thrown) {
        return context.fail(thrown)
      } finally {
        work.end()
      }
    },
    async handleStored({ request, proof, receivedAt, provider: provedBy }, attempt) {
      // To refuse it would cost it an attempt; to wait for it might never end.
      const waitedFor = draining ? new WorkInProgress() : work
      const context = new RequestContext(settings, waitedFor, request, undefined)
      waitedFor.begin()
      try {
        context.readClock()
        if (provedBy !== provider.name) {
          throw refusal('internal_error', `the delivery is of the provider ${provedBy}, not ${provider.name}`)
        }
        const verified = provider.restore(request, proof)
        context.proved(verified.proof)
        const parsed = await parse(verified, { now: receivedAt })
        if (!isBatch(parsed)) context.parsed(parsed)
        const decision = await ways.handle(parsed, context, { attempt })
        if (decision.outcome === 'retry_later') throw postponed()
        context.conclude(decision)
      } catch (thrown) {
        throw context.fail(thrown).error
      } finally {
        waitedFor.end()
      }
    },
    async drain() {
      draining = true
      await options.order?.close()
      await work.settled()
    },
  }
}

function shuttingDown(): Error {
  return refusal('shutting_down', 'the receiver is being shut down')
}

function postponed(): Error {
  return refusal('handler_failed', 'the handler asked for another try')
}

function unwrapOne(parsed: Delivery | readonly Delivery[]): Delivery | readonly Delivery[] {
  if (!isBatch(parsed)) return parsed
  const [only, ...others] = parsed
  return only === undefined || others.length > 0 ? parsed : only
}

function isBatch(parsed: Delivery | readonly Delivery[]): parsed is readonly Delivery[] {
  return Array.isArray(parsed)
}
