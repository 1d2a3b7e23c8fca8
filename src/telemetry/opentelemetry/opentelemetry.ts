import {
  type Attributes,
  context,
  createNoopMeter,
  INVALID_TRACEID,
  type MeterProvider,
  metrics,
  type Span,
  SpanKind,
  SpanStatusCode,
  type TracerProvider,
  trace,
} from '@opentelemetry/api'
import { notify } from '../../core/base/notify.js'
import { type Checks, checkOptions, oneOf, optional, requireFunctions, requireText } from '../../core/base/options.js'
import type { Inbox, StoredDelivery } from '../../core/ports/inbox.js'
import type { Receipt } from '../../core/receiver/receipt.js'
import type { Receiver } from '../../core/receiver/receiver.js'
import type { IncomingRequest } from '../../core/request/delivery.js'
import { isWebhookError } from '../../errors.js'
import type { Gap } from '../../stores/sequence/reorder-buffer.js'
import type { Sequencer } from '../../stores/sequence/sequencer.js'
import { attributesOf, storedAttributesOf } from './attributes.js'
import { traceHandlers } from './handlers.js'
import { instrumentsOf } from './instruments.js'
import { formatTraceparent, parseTraceparent, readTraceparent } from './traceparent.js'

/** Options of {@link createTelemetry}. */
export interface TelemetryOptions {
  /** Makes the spans. @default the global provider */
  readonly tracerProvider?: TracerProvider
  /** Makes the metrics. @default the global provider */
  readonly meterProvider?: MeterProvider
  /**
   * What to do with the header `traceparent` of a request, which any sender can choose.
   *
   * `link`: the span of a verified request has a link to it. `parent`: it is the parent of the span, also for requests that
   * are refused: only for senders of your own.
   *
   * @default 'ignore'
   */
  readonly traceparent?: 'ignore' | 'link' | 'parent'
}

/** Adds spans and metrics to the parts of a receiver. Each method returns what to use in place of its argument. */
export interface Telemetry {
  /** A span around each request and each stored delivery. Spans that the handler starts are its children. */
  receiver<R extends Receiver>(receiver: R): R
  /**
   * Links the span that handles a delivery to the span that received it, and measures the depth and the age of the inbox.
   *
   * @param name - the value of `webhook.inbox` in metrics
   */
  inbox<I extends Inbox>(inbox: I, name?: string): I
  /** Measures held and late deliveries, and keeps the spans of held deliveries under their own request. */
  order<S extends Sequencer>(sequencer: S): S
  /** Counts the gaps that a sequencer skips: `createSequencer({ mode: 'contiguous', maxWaitMs, onGap: telemetry.onGap })`. */
  readonly onGap: (channel: string, gap: Gap) => void
  /**
   * A span around each call of a handler, below the span of the request. For providers whose requests carry several deliveries,
   * each of which then has a span: `createReceiver({ provider, on: telemetry.handlers({ ... }) })`.
   */
  handlers<On extends object>(on: On): On
  /**
   * The option `fetch` of `remoteKeys` and `certificateKeys`. Measures the age of the keys, and counts retrievals.
   *
   * @param source - the value of `webhook.keys.source` in metrics; not the URL, which may be a secret
   * @param fetch - sends the requests. Default the global `fetch`
   */
  keys(source: string, fetch?: FetchKeys): FetchKeys
}

/** The part of `fetch` that retrieves keys. */
export type FetchKeys = (url: string, init: RequestInit) => Promise<Response>

const checks: Checks<TelemetryOptions> = {
  tracerProvider: optional((value, option) => requireFunctions(value, ['getTracer'], option)),
  meterProvider: optional((value, option) => requireFunctions(value, ['getMeter'], option)),
  traceparent: optional(oneOf(['ignore', 'link', 'parent'])),
}

const scope = 'webhook-receiver'

/**
 * Spans and metrics for OpenTelemetry. Without an SDK it does nothing.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * const telemetry = createTelemetry()
 * const inbox = telemetry.inbox(memoryInbox())
 * const receiver = telemetry.receiver(createReceiver({ provider, on: {}, inbox }))
 */
export function createTelemetry(options: TelemetryOptions = {}): Telemetry {
  checkOptions(options, 'createTelemetry', checks)
  const { tracerProvider = trace, meterProvider = metrics, traceparent = 'ignore' } = options
  const tracer = tracerProvider.getTracer(scope)
  const meter = meterProvider.getMeter(scope)
  const instruments = instrumentsOf(meter)
  // The API has no other meter without an SDK, and never replaces it.
  const isMetered = meter !== createNoopMeter()

  const trackReceipt = (endpoint: string, request: IncomingRequest | undefined, receive: () => Promise<Receipt>) => {
    const remote = traceparent === 'ignore' || request === undefined ? undefined : readTraceparent(request)
    const active = context.active()
    const parent = traceparent === 'parent' && remote ? trace.setSpanContext(active, remote) : active
    const span = tracer.startSpan(`process ${endpoint}`, { kind: SpanKind.CONSUMER }, parent)
    // Without an SDK there is no span that a handler could belong to.
    const isTraced = span.spanContext().traceId !== INVALID_TRACEID
    if (!isTraced && !isMetered) return receive()
    instruments.begin(endpoint)
    const receiving = isTraced ? context.with(trace.setSpan(parent, span), receive) : receive()
    return receiving.then((receipt) => {
      notify(() => {
        instruments.end(endpoint, receipt)
        if (receipt.outcome === 'stored') span.updateName(`receive ${endpoint}`)
        if (traceparent === 'link' && remote && receipt.proof) span.addLink({ context: remote })
        endSpan(
          span,
          () => attributesOf(endpoint, receipt),
          receipt.outcome === 'failed' ? receipt.error?.code : undefined,
        )
      })
      return receipt
    })
  }

  const handleStored = async (receiver: Receiver, ...given: Parameters<Receiver['handleStored']>) => {
    const [delivery, attempt] = given
    const { endpoint } = receiver
    const received = parseTraceparent(delivery.trace)
    const span = tracer.startSpan(`process ${endpoint}`, {
      kind: SpanKind.CONSUMER,
      ...(received && { links: [{ context: received }] }),
    })
    const startedAt = performance.now()
    let code: string | undefined
    try {
      await context.with(trace.setSpan(context.active(), span), () => receiver.handleStored(...given))
    } catch (error) {
      code = isWebhookError(error) ? error.code : 'internal_error'
      throw error
    } finally {
      notify(() => {
        instruments.processed(delivery, attempt, performance.now() - startedAt, code)
        endSpan(span, () => storedAttributesOf(delivery, attempt, code), code)
      })
    }
  }

  return {
    receiver: (receiver) => {
      const { endpoint } = receiver
      const methods: Pick<Receiver, 'receive' | 'receiveMessage' | 'handleStored'> = {
        receive: (...given) => trackReceipt(endpoint, given[0], () => receiver.receive(...given)),
        receiveMessage: (...given) => trackReceipt(endpoint, undefined, () => receiver.receiveMessage(...given)),
        handleStored: (...given) => handleStored(receiver, ...given),
      }
      return override(receiver, methods)
    },
    inbox: (inbox, name = 'inbox') => {
      instruments.observe(inbox, name)
      const put = (delivery: StoredDelivery, ...rest: readonly never[]) => {
        const span = trace.getSpanContext(context.active())
        const traced = span === undefined ? delivery : { ...delivery, trace: formatTraceparent(span) }
        return (inbox.put as (...given: readonly unknown[]) => Promise<'stored' | 'duplicate'>)(traced, ...rest)
      }
      return override(inbox, { put })
    },
    order: (sequencer) => {
      const run: Sequencer['run'] = (place, task) => {
        const arrivedAt = performance.now()
        let isHeld = false
        // Another request may start a held delivery: its handler belongs to the request that brought it.
        const bound = context.bind(context.active(), (state: { readonly late: boolean }) => {
          notify(() => instruments.ordered(isHeld ? performance.now() - arrivedAt : undefined, state.late))
          return task(state)
        })
        const result = sequencer.run(place, bound)
        isHeld = true
        return result
      }
      return override(sequencer, { run })
    },
    onGap: (_, gap) => notify(() => instruments.skipped(gap)),
    handlers: (on) => traceHandlers(tracer, on),
    keys(source, fetch = (url, init) => globalThis.fetch(url, init)) {
      requireText(source, 'keys: source')
      return async (url, init) => {
        try {
          const response = await fetch(url, init)
          notify(() => instruments.retrieved(source, response.status === 200))
          return response
        } catch (error) {
          notify(() => instruments.retrieved(source, false))
          throw error
        }
      }
    },
  }
}

function endSpan(span: Span, toAttributes: () => Attributes, code: string | undefined): void {
  // Without an SDK, and for a span that is not sampled, nothing reads them.
  if (span.isRecording()) span.setAttributes(toAttributes())
  // The message of an error may quote what a handler threw, so only its code is recorded.
  if (code !== undefined) span.setStatus({ code: SpanStatusCode.ERROR, message: code })
  span.end()
}

// Not a copy: the methods of a class keep their private fields.
function override<T extends object>(target: T, methods: Readonly<Record<string, unknown>> | object): T {
  return new Proxy(target, {
    get(_target, name) {
      if (Object.hasOwn(methods, name)) return Reflect.get(methods, name)
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}
