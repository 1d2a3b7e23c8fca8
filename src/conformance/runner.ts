import type { Sample } from '../testing/sample.js'
import type { Arrival, Framing, Transport, WireRequest } from './wire/exchange.js'

/** A request with what came of it. */
export interface Exchange {
  /** What is special about the request, in a few words. */
  readonly label: string
  readonly request: WireRequest
  readonly arrival: Arrival
}

/** Options of a {@link Runner}. */
export interface RunnerParts {
  readonly transport: Transport
  /** The URL that requests are sent to. */
  readonly target: string
  /** Requests per second. */
  readonly rate: number
  /** How long an answer may take, in milliseconds. */
  readonly timeoutMs: number
  /** When the run ends, in milliseconds of `performance.now()`. */
  readonly endsAt: number
  /** Tells how often the delivery with an id was stored or handled. */
  readonly observe: ((id: string) => Promise<number>) | undefined
  /** Makes the handling of the delivery with an id fail or take long, once. */
  readonly disturb: ((id: string, how: 'fail' | 'slow') => Promise<void>) | undefined
}

/** Sends the requests of a run, no faster than the rate. */
export class Runner {
  readonly #options: RunnerParts
  #nextAt = 0
  #sent = 0
  #slowestMs = 0
  /** The last exchanges, the newest last. */
  readonly #recent: Exchange[] = []
  /** Answers to forgeries, for the cases about answers. */
  readonly forged: Exchange[] = []

  constructor(options: RunnerParts) {
    this.#options = options
  }

  /** The number of requests sent so far. */
  get sent(): number {
    return this.#sent
  }

  get isOver(): boolean {
    return performance.now() > this.#options.endsAt
  }

  get kind(): Transport['kind'] {
    return this.#options.transport.kind
  }

  get timeoutMs(): number {
    return this.#options.timeoutMs
  }

  /** Converts a sample to a request to the target, with the sample's query. */
  toWire(sample: Sample, framing?: Framing): WireRequest {
    const url = new URL(this.#options.target)
    const { search } = new URL(sample.url)
    if (search !== '') url.search = search
    const { method, headers, body } = sample
    return { method, url: url.href, headers, body, ...(framing && { framing }) }
  }

  async send(label: string, request: WireRequest, timeoutMs = this.#options.timeoutMs): Promise<Exchange> {
    await this.#pace(1)
    const arrival = await this.#options.transport.send(request, timeoutMs)
    return this.#remember({ label, request, arrival })
  }

  /**
   * Waits for an exchange, but not for an answer that takes much longer than all before it: the next requests are sent
   * meanwhile. A server that is merely slow gets one request at a time.
   */
  async settle(exchange: Promise<Exchange>): Promise<void> {
    await Promise.race([exchange, pause(Math.max(500, 4 * this.#slowestMs))])
  }

  /** Sends a forgery, which is remembered for the cases about answers. */
  async forge(label: string, request: WireRequest): Promise<Exchange> {
    const exchange = await this.send(label, request)
    if (this.forged.length < 500) this.forged.push(exchange)
    return exchange
  }

  /** Sends requests at the same time; the rate counts them afterwards. */
  async sendTogether(
    label: string,
    requests: readonly WireRequest[],
    timeoutMs = this.#options.timeoutMs,
  ): Promise<readonly Exchange[]> {
    await this.#pace(requests.length)
    return Promise.all(
      requests.map(async (request) =>
        this.#remember({ label, request, arrival: await this.#options.transport.send(request, timeoutMs) }),
      ),
    )
  }

  /** Sends requests over one connection, one after the other. */
  async sendInTurn(label: string, requests: readonly WireRequest[]): Promise<readonly Exchange[]> {
    await this.#pace(requests.length)
    const arrivals = await this.#options.transport.sendInTurn(requests, this.#options.timeoutMs)
    return requests.flatMap((request, index) => {
      const arrival = arrivals[index]
      return arrival === undefined ? [] : [this.#remember({ label, request, arrival })]
    })
  }

  /**
   * How often the delivery with an id was stored or handled.
   *
   * @param isReached - stops waiting as soon as it is true; effects may come a little after the answer
   */
  async observe(id: string, isReached: (count: number) => boolean = () => false, patienceMs = 0): Promise<number> {
    const { observe } = this.#options
    if (observe === undefined) throw new TypeError('attack: this case needs the option observe')
    const until = performance.now() + patienceMs
    for (;;) {
      const count = await observe(id)
      if (isReached(count) || performance.now() >= until) return count
      await pause(50)
    }
  }

  /** Makes the handling of the delivery with an id fail or take long, once. */
  async disturb(id: string, how: 'fail' | 'slow'): Promise<void> {
    const { disturb } = this.#options
    if (disturb === undefined) throw new TypeError('attack: this case needs the option disturb')
    await disturb(id, how)
  }

  /** The last exchanges since this was asked before; after a connection that could not be made, those that led to it. */
  takeRecent(): readonly Exchange[] {
    return this.#recent.splice(0)
  }

  /** Whether the endpoint left a request of late without an answer, as a crash does. */
  get isSuspect(): boolean {
    return this.#recent.some(({ arrival }) => arrival.kind === 'closed' || arrival.kind === 'unreachable')
  }

  #remember(exchange: Exchange): Exchange {
    const { kind, ms } = exchange.arrival
    if (kind === 'answer') this.#slowestMs = Math.max(this.#slowestMs, ms)
    // The first failure and what led to it are kept.
    const isLost = this.#recent.some(({ arrival }) => arrival.kind === 'unreachable')
    if (!isLost && this.#recent.push(exchange) > 20) this.#recent.shift()
    return exchange
  }

  async #pace(requests: number): Promise<void> {
    this.#sent += requests
    const now = performance.now()
    const at = Math.max(now, this.#nextAt)
    this.#nextAt = at + (requests * 1000) / this.#options.rate
    // Timers are no more precise than a millisecond.
    if (at - now >= 1) await pause(at - now)
  }
}

/** Waits. */
export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms)
  })
}
