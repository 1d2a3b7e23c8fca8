import { notify } from '../base/notify.js'
import type { WorkInProgress } from '../base/pending-work.js'
import { isWebhookError, WebhookError } from '../errors.js'
import type { Delivery, IncomingRequest, Proof, WebhookRequest } from '../request/delivery.js'
import type { ReceiverSettings } from './options.js'
import type { Receipt } from './receipt.js'
import { type Decision, fail } from './responses.js'
import type { StepContext } from './steps/step.js'

/** What a runtime passes beside a request. */
export interface RuntimeContext {
  /** Keeps the runtime alive for work that goes on after the answer. */
  readonly waitUntil?: ((work: Promise<unknown>) => void) | undefined
}

// Taken once: on Node the global is an accessor, which costs as much as reading a header.
const clock = performance

/** One request on its way: what is known of it so far, so that a failure later on still tells it. */
export class RequestContext implements StepContext {
  readonly #settings: ReceiverSettings
  readonly #work: WorkInProgress
  #incoming: IncomingRequest
  readonly #runtime: RuntimeContext | undefined
  #startedAt = clock.now()
  #receivedAt = 0
  #proof: Proof | undefined
  #event: string | undefined
  #deliveryId: string | undefined

  constructor(
    settings: ReceiverSettings,
    work: WorkInProgress,
    incoming: IncomingRequest,
    runtime: RuntimeContext | undefined,
  ) {
    this.#settings = settings
    this.#work = work
    this.#incoming = incoming
    this.#runtime = runtime
  }

  /** The time of receipt, in milliseconds since 1970. */
  readClock(): number {
    const time = this.#settings.now()
    // A clock without a number would let every timestamp pass: no comparison with NaN is true.
    if (!Number.isFinite(time)) throw new TypeError('createReceiver: now must return milliseconds since 1970')
    this.#receivedAt = time
    return time
  }

  /** From here on observers are given the request with its bytes: nobody can read them again. */
  read(request: WebhookRequest): void {
    this.#incoming = request
  }

  proved(proof: Proof): void {
    this.#proof = proof
  }

  parsed(delivery: Delivery): void {
    this.#event = delivery.event
    this.#deliveryId = delivery.id
  }

  about(delivery: Delivery): RequestContext {
    const context = new RequestContext(this.#settings, this.#work, this.#incoming, this.#runtime)
    context.#startedAt = this.#startedAt
    context.#receivedAt = this.#receivedAt
    context.#proof = this.#proof
    context.parsed(delivery)
    return context
  }

  report(thrown: unknown): void {
    this.#tell(this.#toReceipt(this.#failWith(thrown)))
  }

  waitUntil(work: Promise<unknown>): void {
    this.#work.track(work)
    // A runtime may refuse, once it has sent the answer.
    notify(() => this.#runtime?.waitUntil?.(work))
  }

  /** Ends the request: its observers are told. */
  conclude(decision: Decision): Receipt {
    const { onReceipt } = this.#settings
    const receipt = this.#toReceipt(decision)
    this.#tell(receipt)
    if (onReceipt) notify(() => onReceipt(receipt))
    return receipt
  }

  /** Ends the request with whatever was thrown. */
  fail(thrown: unknown): Receipt {
    return this.conclude(this.#failWith(thrown))
  }

  #tell(receipt: Receipt): void {
    const { error } = receipt
    const { onError } = this.#settings
    if (error && onError) notify(() => onError(error, receipt, this.#incoming))
  }

  #failWith(thrown: unknown): Decision {
    const { policy, retryAfterSeconds } = this.#settings
    try {
      if (isWebhookError(thrown)) return fail(policy, thrown, retryAfterSeconds)
    } catch {
      // A proxy may throw at any question, and then it is not one of ours.
    }
    const error = new WebhookError('internal_error', 'an unexpected error', { cause: thrown })
    return fail(policy, error, retryAfterSeconds)
  }

  #toReceipt({ response, outcome, error }: Decision): Receipt {
    return {
      response,
      outcome,
      provider: this.#settings.provider.name,
      event: this.#event,
      deliveryId: this.#deliveryId,
      proof: this.#proof,
      error,
      receivedAt: this.#receivedAt,
      durationMs: clock.now() - this.#startedAt,
    }
  }
}
