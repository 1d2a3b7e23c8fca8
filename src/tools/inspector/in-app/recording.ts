import { chain } from '../../../core/base/maybe-promise.js'
import { encodeUtf8 } from '../../../core/bytes/encoding.js'
import type { AnyProvider } from '../../../core/provider/provider.js'
import type { Receipt, ReceiptOutcome } from '../../../core/receiver/receipt.js'
import type { Receiver } from '../../../core/receiver/receiver.js'
import type { HeaderLine, IncomingRequest, WebhookRequest } from '../../../core/request/delivery.js'
import type { HeldView } from '../api/settings-view.js'
import type { AttemptCause, InspectedAttempt, InspectedCapture, Verdict } from '../api/source.js'
import { claimedBy } from '../verdict/judge.js'
import type { MemoryCaptures } from './memory-captures.js'

/** How many requests ended in each way, by outcome and by error code, since the start. */
export interface FlowCounts {
  readonly total: number
  readonly outcomes: Readonly<Partial<Record<ReceiptOutcome, number>>>
  readonly errors: Readonly<Partial<Record<string, number>>>
}

interface InFlight {
  readonly since: number
  claimed: Awaited<ReturnType<typeof claimedBy>> | undefined
}

/** Passes requests to a receiver, and keeps a copy of each with its receipt. The receipt is not changed. */
export class Recording {
  readonly #receiver: Receiver
  readonly #captures: MemoryCaptures
  readonly #provider: AnyProvider | undefined
  readonly #inFlight = new Set<InFlight>()
  readonly #outcomes = new Map<ReceiptOutcome, number>()
  readonly #errors = new Map<string, number>()
  #total = 0

  /** @param provider - reads the numbers of deliveries */
  constructor(receiver: Receiver, captures: MemoryCaptures, provider?: AnyProvider) {
    this.#receiver = receiver
    this.#provider = provider
    this.#captures = captures
  }

  counts(): FlowCounts {
    const outcomes = Object.fromEntries(this.#outcomes)
    return { total: this.#total, outcomes, errors: Object.fromEntries(this.#errors) }
  }

  /** Numbered deliveries without an answer: those that the sequencer holds, and those whose handler runs. */
  held(): readonly HeldView[] {
    return [...this.#inFlight].flatMap(({ since, claimed }) =>
      claimed?.sequence === undefined
        ? []
        : [{ id: undefined, event: claimed.event, sequence: claimed.sequence, since, for: undefined }],
    )
  }

  /** The receiver, recorded. */
  readonly receiver = (): Receiver => ({
    endpoint: this.#receiver.endpoint,
    ...(this.#receiver.effects !== undefined && { effects: this.#receiver.effects }),
    receive: async (request, runtime) => (await this.#record(request, runtime)).receipt,
    receiveMessage: (...given) => this.#receiver.receiveMessage(...given),
    handleStored: (...given) => this.#receiver.handleStored(...given),
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
    const entry: InFlight = { since: Date.now(), claimed: undefined }
    const arrive = () =>
      this.#enter(entry, { method, url, headers: [...headers], encrypted, body: new Uint8Array(bytes) })
    if (typeof body !== 'function') arrive()
    const read: IncomingRequest['body'] =
      typeof body === 'function'
        ? (limits) =>
            chain(body(limits), (arrived) => {
              bytes = arrived
              arrive()
              return arrived
            })
        : body
    const receipt = await this.#receiver
      .receive({ method, url, headers, encrypted, body: read }, runtime)
      .finally(() => this.#inFlight.delete(entry))
    this.#count(receipt)
    const attempt = toAttempt(receipt, 'forward')
    // Copies, because the caller may reuse its memory.
    const request = { method, url, headers: [...headers], encrypted, body: new Uint8Array(bytes) }
    const sequence = receipt.proof === undefined ? undefined : entry.claimed?.sequence
    return {
      receipt,
      attempt,
      id: this.#captures.add({ ...describe(receipt), sequence, request, attempts: [attempt] }),
    }
  }

  // The receiver verifies; a second verification could use up a nonce.
  #enter(entry: InFlight, request: WebhookRequest): void {
    const provider = this.#provider
    if (provider === undefined || provider.numbered === false) return
    this.#inFlight.add(entry)
    void claimedBy(provider, request, entry.since).then((claimed) => {
      entry.claimed = claimed
    })
  }

  #count({ outcome, error }: Receipt): void {
    this.#total += 1
    this.#outcomes.set(outcome, (this.#outcomes.get(outcome) ?? 0) + 1)
    if (error !== undefined) this.#errors.set(error.code, (this.#errors.get(error.code) ?? 0) + 1)
  }
}

function describe(receipt: Receipt): Omit<InspectedCapture, 'id' | 'pinned' | 'request' | 'attempts' | 'sequence'> {
  const { receivedAt, provider, event, deliveryId, proof, error } = receipt
  return {
    receivedAt,
    provider,
    verdict: verdictOf(receipt),
    error: error && { code: error.code, message: error.message },
    proof,
    event,
    deliveryId,
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
