import { chain } from '../../base/maybe-promise.js'
import { encodeUtf8 } from '../../bytes/encoding.js'
import type { Receipt, ReceiptOutcome } from '../../receiver/receipt.js'
import type { Receiver } from '../../receiver/receiver.js'
import type { HeaderLine, IncomingRequest, WebhookRequest } from '../../request/delivery.js'
import type { AttemptCause, InspectedAttempt, InspectedCapture, Verdict } from '../api/source.js'
import type { MemoryCaptures } from './memory-captures.js'

/** How many requests ended in each way, by outcome and by error code, since the start. */
export interface FlowCounts {
  readonly total: number
  readonly outcomes: Readonly<Partial<Record<ReceiptOutcome, number>>>
  readonly errors: Readonly<Partial<Record<string, number>>>
}

/** Passes requests to a receiver, and keeps a copy of each with its receipt. The receipt is not changed. */
export class Recording {
  readonly #receiver: Receiver
  readonly #captures: MemoryCaptures
  readonly #outcomes = new Map<ReceiptOutcome, number>()
  readonly #errors = new Map<string, number>()
  #total = 0

  constructor(receiver: Receiver, captures: MemoryCaptures) {
    this.#receiver = receiver
    this.#captures = captures
  }

  counts(): FlowCounts {
    const outcomes = Object.fromEntries(this.#outcomes)
    return { total: this.#total, outcomes, errors: Object.fromEntries(this.#errors) }
  }

  /** The receiver, recorded. */
  readonly receiver = (): Receiver => ({
    endpoint: this.#receiver.endpoint,
    receive: async (request, runtime) => (await this.#record(request, runtime)).receipt,
    handleStored: (delivery, attempt) => this.#receiver.handleStored(delivery, attempt),
    drain: (options) => this.#receiver.drain(options),
  })

  /** Hands a request to the receiver as a new capture. @returns the id of the capture and the attempt */
  async receive(request: WebhookRequest): Promise<{ readonly id: string; readonly attempt: InspectedAttempt }> {
    const { id, attempt } = await this.#record(request, undefined)
    return { id, attempt }
  }

  /** Hands a capture to the receiver again. */
  async repeat(id: string, request: WebhookRequest, cause: AttemptCause): Promise<InspectedAttempt> {
    const receipt = await this.#receiver.receive(request)
    this.#count(receipt)
    const attempt = toAttempt(receipt, cause)
    this.#captures.addAttempt(id, attempt)
    return attempt
  }

  async #record(incoming: IncomingRequest, runtime: Parameters<Receiver['receive']>[1]) {
    const { method, url, headers, encrypted, body } = incoming
    let bytes: Uint8Array = body instanceof Uint8Array ? body : new Uint8Array()
    const read: IncomingRequest['body'] =
      typeof body === 'function'
        ? (limits) =>
            chain(body(limits), (arrived) => {
              bytes = arrived
              return arrived
            })
        : body
    const receipt = await this.#receiver.receive({ method, url, headers, encrypted, body: read }, runtime)
    this.#count(receipt)
    const attempt = toAttempt(receipt, 'forward')
    // Copies, because the caller may reuse its memory.
    const request = { method, url, headers: [...headers], encrypted, body: bytes.slice() }
    return { receipt, attempt, id: this.#captures.add({ ...describe(receipt), request, attempts: [attempt] }) }
  }

  #count({ outcome, error }: Receipt): void {
    this.#total += 1
    this.#outcomes.set(outcome, (this.#outcomes.get(outcome) ?? 0) + 1)
    if (error !== undefined) this.#errors.set(error.code, (this.#errors.get(error.code) ?? 0) + 1)
  }
}

function describe(receipt: Receipt): Omit<InspectedCapture, 'id' | 'pinned' | 'request' | 'attempts'> {
  const { receivedAt, provider, event, deliveryId, proof, error } = receipt
  return {
    receivedAt,
    provider,
    verdict: verdictOf(receipt),
    error: error && { code: error.code, message: error.message },
    proof,
    event,
    deliveryId,
    sequence: undefined,
  }
}

function verdictOf({ proof, outcome }: Receipt): Verdict {
  if (proof !== undefined) return 'verified'
  return outcome === 'refused' ? 'refused' : 'unknown'
}

function toAttempt({ response, receivedAt, durationMs }: Receipt, cause: AttemptCause): InspectedAttempt {
  const { status, headers, body } = response
  return {
    at: receivedAt,
    cause,
    target: undefined,
    answer: status,
    headers: Object.entries(headers).map(([name, value]): HeaderLine => [name, value]),
    body: typeof body === 'string' ? encodeUtf8(body) : body,
    tookMs: Math.round(durationMs * 100) / 100,
  }
}
