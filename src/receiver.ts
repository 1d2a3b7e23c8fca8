import { bodyTooLarge } from './body/limits.js'
import type { BodyLimits, Delivery, IncomingRequest, Proof, ProviderTypes, WebhookRequest } from './delivery.js'
import { isWebhookError, WebhookError } from './errors.js'
import { callHandler, type HandlerKey, type Handlers, toHandlerTable } from './handlers.js'
import { requireFunction, requireOneOf, requirePositiveInteger } from './options.js'
import type { Provider } from './provider.js'
import { type Decision, decide, fail, ignore, type ReceiptOutcome, type ReceiptResponse } from './responses.js'

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
export interface ReceiverOptions {
  /** The most bytes that a body may have; beyond it the answer is 413. @default 1_048_576 */
  readonly maxBodyBytes?: number
  /** The longest time that a body may take to arrive, in milliseconds; then the answer is 503. @default 10_000 */
  readonly bodyTimeoutMs?: number
  /** `Content-Encoding` values that are undone before verification, under the same limit. @default none */
  readonly decompress?: BodyLimits['decompress']
  /** The longest time that a handler may take, in milliseconds; then the answer is 503. @default 30_000 */
  readonly handlerTimeoutMs?: number
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
  receive(request: IncomingRequest): Promise<Receipt>
}

// What is known of a request so far; a failure later on still tells it.
interface Progress {
  receivedAt: number
  proof?: Proof
  delivery?: Delivery
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
  const { provider, handlerTimeoutMs = 30_000, retryAfterSeconds, onError, onReceipt, now = Date.now } = options
  requireFunction(provider?.verify, 'createReceiver: provider.verify')
  requireFunction(now, 'createReceiver: now')
  requirePositiveInteger(handlerTimeoutMs, 'createReceiver: handlerTimeoutMs')
  if (retryAfterSeconds !== undefined) requirePositiveInteger(retryAfterSeconds, 'createReceiver: retryAfterSeconds')
  const limits = toBodyLimits(options)
  const findHandler = toHandlerTable(options.on)
  const policy = provider.responses

  async function process(incoming: IncomingRequest, progress: Progress): Promise<Decision> {
    provider.admit(incoming)
    const request = await readBody(incoming, limits)
    const verified = await provider.verify(request, { now: progress.receivedAt })
    progress.proof = verified.proof
    const delivery: Delivery = await provider.parse(verified, { now: progress.receivedAt })
    progress.delivery = delivery
    const handler = findHandler(delivery.event)
    return handler ? decide(policy, await callHandler(handler, delivery, handlerTimeoutMs)) : ignore(policy)
  }

  return {
    async receive(incoming) {
      const startedAt = performance.now()
      const progress: Progress = { receivedAt: 0 }
      let decision: Decision
      try {
        progress.receivedAt = now()
        decision = await process(incoming, progress)
      } catch (thrown) {
        decision = fail(policy, toWebhookError(thrown), retryAfterSeconds)
      }
      const receipt: Receipt = {
        response: decision.response,
        outcome: decision.outcome,
        provider: provider.name,
        event: progress.delivery?.event,
        deliveryId: progress.delivery?.id,
        proof: progress.proof,
        error: decision.error,
        receivedAt: progress.receivedAt,
        durationMs: performance.now() - startedAt,
      }
      const { error } = decision
      if (error && onError) notify(() => onError(error, receipt, incoming))
      if (onReceipt) notify(() => onReceipt(receipt))
      return receipt
    },
  }
}

function toBodyLimits(options: ReceiverOptions): BodyLimits {
  const { maxBodyBytes = 1_048_576, bodyTimeoutMs = 10_000, decompress = [] } = options
  requirePositiveInteger(maxBodyBytes, 'createReceiver: maxBodyBytes')
  requirePositiveInteger(bodyTimeoutMs, 'createReceiver: bodyTimeoutMs')
  for (const encoding of decompress) requireOneOf(encoding, ['gzip', 'deflate'], 'createReceiver: decompress')
  return { maxBodyBytes, bodyTimeoutMs, decompress }
}

async function readBody(incoming: IncomingRequest, limits: BodyLimits): Promise<WebhookRequest> {
  const body = typeof incoming.body === 'function' ? await incoming.body(limits) : incoming.body
  if (!(body instanceof Uint8Array)) {
    throw new WebhookError('body_unavailable', 'the body must be the raw bytes as they arrived, in a Uint8Array')
  }
  if (body.length > limits.maxBodyBytes) throw bodyTooLarge(limits)
  const { method, url, headers, encrypted } = incoming
  return { method, url, headers, encrypted, body }
}

function toWebhookError(thrown: unknown): WebhookError {
  return isWebhookError(thrown) ? thrown : new WebhookError('internal_error', 'an unexpected error', { cause: thrown })
}

// What an observer does wrong must not change what the provider is told.
function notify(observe: () => unknown): void {
  try {
    const result = observe()
    if (result instanceof Promise) result.catch(() => {})
  } catch {
    // Nobody is left to tell.
  }
}
