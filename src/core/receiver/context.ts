import { isWebhookError, WebhookError } from '../../errors.js'
import { notify } from '../base/notify.js'
import type { PendingWork } from '../base/waiting.js'
import type { Decision } from '../ports/decision.js'
import type { ChosenEffect, Claim, StepContext } from '../ports/step.js'
import type { BodyLimits, Delivery, IncomingRequest, Proof, RequestHead, WebhookRequest } from '../request/delivery.js'
import { bodyTooLarge, findHeader } from '../request/headers.js'
import { decideFailure } from './decisions.js'
import { misuseOf } from './misuse.js'
import type { ReceiverSettings } from './options.js'
import type { Receipt } from './receipt.js'

/** What a runtime passes along with a request. */
export interface RuntimeContext {
  /** Keeps the runtime alive for work that continues after the response. */
  readonly waitUntil?: ((work: Promise<unknown>) => void) | undefined
}

// Read once: on Node the global `performance` is an accessor, which costs as much as reading a header.
const clock = performance

/** One request in the pipeline: what is known of it so far, so that a later failure can report it. */
export class RequestContext implements StepContext {
  // Declared, because a class that defines fields has a second function, which V8 calls before the constructor.
  declare private readonly settings: ReceiverSettings
  declare private readonly pending: PendingWork
  declare private readonly runtime: RuntimeContext | undefined
  declare private startedAt: number
  declare readonly claim: Claim | undefined
  /** The request for observers: with its bytes once they were read, because nothing can read them again. */
  declare request: IncomingRequest
  /** In milliseconds since 1970. */
  declare receivedAt: number
  /** Set once the request was verified. */
  declare proof: Proof | undefined
  /** Set if the request carries exactly one delivery, as is its id. */
  declare event: string | undefined
  declare deliveryId: string | undefined
  declare effect: ChosenEffect | undefined

  constructor(
    settings: ReceiverSettings,
    pending: PendingWork,
    request: IncomingRequest,
    runtime: RuntimeContext | undefined,
    claim?: Claim,
  ) {
    this.settings = settings
    this.pending = pending
    this.runtime = runtime
    this.startedAt = clock.now()
    this.claim = claim
    this.request = request
    this.receivedAt = 0
  }

  forPart(delivery: Delivery, claim = this.claim): RequestContext {
    const context = new RequestContext(this.settings, this.pending, this.request, this.runtime, claim)
    context.startedAt = this.startedAt
    context.receivedAt = this.receivedAt
    context.proof = this.proof
    context.effect = this.effect
    context.event = delivery.event
    context.deliveryId = delivery.id
    return context
  }

  report(thrown: unknown): void {
    this.conclude(this.toFailure(thrown), false)
  }

  waitUntil(work: Promise<unknown>): void {
    this.pending.track(work)
    // A runtime may throw once it has sent the response.
    notify(() => this.runtime?.waitUntil?.(work))
  }

  /**
   * Makes the receipt and calls the observers.
   *
   * @param isEnd - whether the request ends with it; otherwise only `onError` is called
   */
  conclude({ response, outcome, error }: Decision, isEnd = true): Receipt {
    const { onError, onReceipt, provider, policy } = this.settings
    const receipt: Receipt = {
      response: policy.finish ? policy.finish(response, error) : response,
      outcome,
      provider: provider.name,
      event: this.event,
      deliveryId: this.deliveryId,
      handler: this.effect?.name,
      proof: this.proof,
      error,
      receivedAt: this.receivedAt,
      durationMs: clock.now() - this.startedAt,
    }
    if (error) notify(() => onError(error, receipt, this.request))
    if (isEnd && onReceipt) notify(() => onReceipt(receipt))
    return receipt
  }

  toFailure(thrown: unknown): Decision {
    const { policy, retryAfterSeconds } = this.settings
    try {
      if (isWebhookError(thrown)) return decideFailure(policy, thrown, retryAfterSeconds)
    } catch {
      // A thrown proxy may throw from any property; then it is not a WebhookError.
    }
    const error = new WebhookError('internal_error', misuseOf(this.request) ?? 'an unexpected error', { cause: thrown })
    return decideFailure(policy, error, retryAfterSeconds)
  }
}

/**
 * The request with its body.
 *
 * @throws {WebhookError} `body_too_large`, `body_unavailable`
 */
export function withBody(head: RequestHead, body: Uint8Array, limits: BodyLimits): WebhookRequest {
  if (!(body instanceof Uint8Array)) {
    throw new WebhookError('body_unavailable', misuseOf(head) ?? 'the body must be the raw bytes, in a Uint8Array')
  }
  if (body.length > limits.maxBodyBytes) throw bodyTooLarge(limits)
  // An adapter made it for this request alone.
  if (findHeader in head) return Object.assign(head, { body })
  const { method, url, headers, encrypted } = head
  return { method, url, headers, encrypted, body }
}
