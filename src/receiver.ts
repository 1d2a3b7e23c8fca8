import { bodyTooLarge } from './body/limits.js'
import type {
  BodyLimits,
  Delivery,
  IncomingRequest,
  Proof,
  ProviderTypes,
  RequestHead,
  WebhookRequest,
} from './delivery.js'
import { isWebhookError, refusal, WebhookError } from './errors.js'
import { type HandlerKey, type Handlers, toHandlerTable } from './handlers.js'
import { chain, isPromise, type MaybePromise } from './maybe-promise.js'
import { notify } from './notify.js'
import {
  requireFunction,
  requireList,
  requireObject,
  requireOneOf,
  requirePositiveInteger,
  requireTimeout,
} from './options.js'
import type { Provider } from './provider.js'
import {
  type Decision,
  fail,
  type ReceiptOutcome,
  type ReceiptResponse,
  type ResponsePolicy,
  toResponsePolicy,
} from './responses.js'
import type { StepContext } from './steps/step.js'
import { type DeliveryOptions, toSteps } from './steps/to-steps.js'
import { WorkInProgress } from './work-in-progress.js'

/** The outcome of one request: the response to write, and what happened. It holds no secret, token or payload. */
export interface Receipt {
  readonly response: ReceiptResponse
  readonly outcome: ReceiptOutcome
  readonly provider: string
  /** The event, once the request was verified and parsed. */
  readonly event: string | undefined
  /** The provider's id of the delivery. */
  readonly deliveryId: string | undefined
  /** How the sender was proved, once it was. */
  readonly proof: Proof | undefined
  /** Why the request was refused or failed. Not for the sender. */
  readonly error: WebhookError | undefined
  /** Milliseconds since 1970. */
  readonly receivedAt: number
  /** From receipt to answer, in milliseconds. */
  readonly durationMs: number
}

/** What {@link createReceiver} can be given beside provider and handlers. */
export interface ReceiverOptions extends DeliveryOptions {
  /** The most bytes that a body may have; beyond it the answer is 413. @default 1_048_576 */
  readonly maxBodyBytes?: number
  /** The longest time that a body may take to arrive, in milliseconds; then the answer is 503. @default 10_000 */
  readonly bodyTimeoutMs?: number
  /** `Content-Encoding` values that are undone before verification, under the same limit. @default none */
  readonly decompress?: BodyLimits['decompress']
  /** Seconds for the `Retry-After` header of a 503 that no handler asked for. @default no header */
  readonly retryAfterSeconds?: number
  /**
   * Told of every request that was refused or failed.
   *
   * `request` holds the sender's headers, tokens included: do not log it as it is.
   */
  readonly onError?: (error: WebhookError, receipt: Receipt, request: IncomingRequest) => unknown
  /** Told of every request, for logs, metrics and traces. */
  readonly onReceipt?: (receipt: Receipt) => unknown
  /** The clock, in milliseconds since 1970. @default Date.now */
  readonly now?: () => number
}

/** The pipeline, bound to one provider and its handlers. */
export interface Receiver {
  /**
   * Takes one request through verification, parsing and handling. Never rejects.
   *
   * @returns the receipt, with the response to write
   */
  receive(request: IncomingRequest, runtime?: RuntimeContext): Promise<Receipt>
  /**
   * Shuts down gracefully: new requests are answered 503, held deliveries are handled in order at once, and what runs
   * is waited for, work that goes on after its answer too.
   */
  drain(): Promise<void>
}

/** What a runtime passes beside a request. */
export interface RuntimeContext {
  /** Keeps the runtime alive for work that goes on after the answer. */
  readonly waitUntil?: ((work: Promise<unknown>) => void) | undefined
}

// Taken once: on Node the global is an accessor, which costs as much as reading a header.
const clock = performance

// What is known of a request so far; a failure later on still tells it.
interface Progress {
  readonly startedAt: number
  receivedAt: number
  proof?: Proof
  event?: string
  deliveryId?: string | undefined
}

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
  options: ReceiverOptions & { readonly provider: Provider<T>; readonly on: Handlers<T, Key> },
): Receiver {
  requireObject(options, 'createReceiver: options')
  const { provider, retryAfterSeconds, onError, onReceipt, now = Date.now } = options
  requireProvider(provider)
  const { name } = provider
  requireFunction(now, 'createReceiver: now')
  if (onError !== undefined) requireFunction(onError, 'createReceiver: onError')
  if (onReceipt !== undefined) requireFunction(onReceipt, 'createReceiver: onReceipt')
  if (retryAfterSeconds !== undefined) requirePositiveInteger(retryAfterSeconds, 'createReceiver: retryAfterSeconds')
  const limits = toBodyLimits(options)
  const policy = toResponsePolicy(provider.responses, 'createReceiver: provider.responses')
  const handle = toSteps(options, provider, toHandlerTable(options.on, provider.declaredEvents), policy)
  const work = new WorkInProgress()
  let draining = false

  const tell = (error: WebhookError | undefined, receipt: Receipt, incoming: IncomingRequest): void => {
    if (error && onError) notify(() => onError(error, receipt, incoming))
  }
  const report = (decision: Decision, progress: Progress, incoming: IncomingRequest): Receipt => {
    const receipt = toReceipt(name, decision, progress)
    tell(decision.error, receipt, incoming)
    if (onReceipt) notify(() => onReceipt(receipt))
    return receipt
  }

  const toStepContext = (incoming: IncomingRequest, progress: Progress, runtime?: RuntimeContext): StepContext => ({
    late: false,
    report(thrown) {
      const decision = failWith(thrown, policy, retryAfterSeconds)
      tell(decision.error, toReceipt(name, decision, progress), incoming)
    },
    waitUntil(promise) {
      work.track(promise)
      // A runtime may refuse, once it has sent the answer.
      notify(() => runtime?.waitUntil?.(promise))
    },
    goesOn(running) {
      // Without a store nothing depends on it, and its time-out was told.
      running.catch(() => {})
    },
  })

  return {
    // Every step may answer at once, and then nothing waits for it.
    async receive(incoming, runtime) {
      const progress: Progress = { startedAt: clock.now(), receivedAt: 0 }
      let decision: Decision
      work.begin()
      try {
        if (draining) throw refusal('shutting_down', 'the receiver is being shut down')
        progress.receivedAt = readClock(now)
        const time = { now: progress.receivedAt }

        provider.admit(incoming)
        const reading = readBody(incoming, limits)
        const request = isPromise(reading) ? await reading : reading

        const verifying = provider.verify(request, time)
        const verified = isPromise(verifying) ? await verifying : verifying
        progress.proof = verified.proof

        const parsing: MaybePromise<Delivery> = provider.parse(verified, time)
        const delivery = isPromise(parsing) ? await parsing : parsing
        progress.event = delivery.event
        progress.deliveryId = delivery.id

        const handling = handle(delivery, toStepContext(incoming, progress, runtime))
        decision = isPromise(handling) ? await handling : handling
      } catch (thrown) {
        decision = failWith(thrown, policy, retryAfterSeconds)
      }
      work.end()
      return report(decision, progress, incoming)
    },
    async drain() {
      draining = true
      await options.order?.close()
      await work.settled()
    },
  }
}

function toBodyLimits(options: ReceiverOptions): BodyLimits {
  const { maxBodyBytes = 1_048_576, bodyTimeoutMs = 10_000, decompress = [] } = options
  requirePositiveInteger(maxBodyBytes, 'createReceiver: maxBodyBytes')
  requireTimeout(bodyTimeoutMs, 'createReceiver: bodyTimeoutMs')
  requireList(decompress, 'createReceiver: decompress')
  for (const encoding of decompress) requireOneOf(encoding, ['gzip', 'deflate'], 'createReceiver: decompress')
  return { maxBodyBytes, bodyTimeoutMs, decompress }
}

function readBody(incoming: IncomingRequest, limits: BodyLimits): MaybePromise<WebhookRequest> {
  const { body } = incoming
  return chain(typeof body === 'function' ? body(limits) : body, (bytes) => withBody(incoming, bytes, limits))
}

function withBody(head: RequestHead, body: Uint8Array, limits: BodyLimits): WebhookRequest {
  if (!(body instanceof Uint8Array)) {
    throw new WebhookError('body_unavailable', 'the body must be the raw bytes as they arrived, in a Uint8Array')
  }
  if (body.length > limits.maxBodyBytes) throw bodyTooLarge(limits)
  const { method, url, headers, encrypted } = head
  return { method, url, headers, encrypted, body }
}

function toReceipt(provider: string, decision: Decision, progress: Progress): Receipt {
  return {
    response: decision.response,
    outcome: decision.outcome,
    provider,
    event: progress.event,
    deliveryId: progress.deliveryId,
    proof: progress.proof,
    error: decision.error,
    receivedAt: progress.receivedAt,
    durationMs: clock.now() - progress.startedAt,
  }
}

// A clock without a number would let every timestamp pass: no comparison with NaN is true.
function readClock(now: () => number): number {
  const time = now()
  if (!Number.isFinite(time)) throw new TypeError('createReceiver: now must return milliseconds since 1970')
  return time
}

function failWith(thrown: unknown, policy: ResponsePolicy, retryAfterSeconds: number | undefined): Decision {
  try {
    if (isWebhookError(thrown)) return fail(policy, thrown, retryAfterSeconds)
  } catch {
    // A proxy may throw at any question, and then it is not one of ours.
  }
  const error = new WebhookError('internal_error', 'an unexpected error', { cause: thrown })
  return fail(policy, error, retryAfterSeconds)
}

// A provider can come from anywhere, but a request must not be the first to find a part of it missing.
function requireProvider(provider: Readonly<Partial<Record<'admit' | 'verify' | 'parse', unknown>>>): void {
  requireObject(provider, 'createReceiver: provider', 'a provider, such as host({...})')
  requireFunction(provider.admit, 'createReceiver: provider.admit')
  requireFunction(provider.verify, 'createReceiver: provider.verify')
  requireFunction(provider.parse, 'createReceiver: provider.parse')
}
