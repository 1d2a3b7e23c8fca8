import type { Sample } from '../../testing/sample.js'
import { maxRetries, pauseForRetry, Retries } from './probing/retries.js'
import { isSilent, type Silence, Silences } from './probing/silences.js'
import { type Exchange, type Framing, isAccepted, pause, type Transport, type WireRequest } from './wire/exchange.js'

/** Options of a {@link Runner}. */
export interface RunnerParts {
  readonly transport: Transport
  /** The URL that requests are sent to. */
  readonly target: string
  /** Requests per second. */
  readonly rate: number
  /** How long an answer may take, in milliseconds. */
  readonly timeoutMs: number
  /** How long the run may take from its first request, in milliseconds. */
  readonly maxDurationMs: number
  /** Makes a genuine delivery, which an endpoint that serves accepts. */
  readonly genuine: () => Promise<Sample>
  /** How long the vendor waits for an answer, in milliseconds. */
  readonly deadlineMs: number
  /** Tells how often the delivery with an id was stored or handled. */
  readonly observe: ((id: string) => Promise<number>) | undefined
  /** Makes the handling of the delivery with an id fail or take long, once. */
  readonly disturb: ((id: string, how: 'fail' | 'slow') => Promise<void>) | undefined
}

/** A delivery that had its effect. */
export interface Handled {
  readonly sample: Sample
  readonly id: string
  /** In milliseconds of `performance.now()`. */
  readonly at: number
  /** The number of requests of the attack until then. */
  readonly sentBefore: number
}

/** The time of the attack is over, so a case cannot end. */
export class TimeIsOver extends Error {
  override readonly name = 'TimeIsOver'
}

/** Sends the requests of a run, no faster than the rate. */
export class Runner {
  readonly #options: RunnerParts
  readonly #silences: Silences
  readonly #retries = new Retries()
  #timeoutMs: number
  #nextAt = 0
  #endsAt = Number.POSITIVE_INFINITY
  #sent = 0
  #slowestMs = 0
  /** Answers to forgeries, for the cases about answers. */
  readonly forged: Exchange[] = []
  /** The first delivery that had its effect once, for the case that sends it again much later. */
  handled: Handled | undefined

  constructor(options: RunnerParts) {
    this.#options = options
    this.#timeoutMs = options.timeoutMs
    this.#silences = new Silences({
      send: (requests, timeoutMs) => this.#send('', requests, timeoutMs),
      isServing: async () => isAccepted((await this.sendGenuine()).arrival),
      patienceMs: () => Math.min(3 * this.#timeoutMs, this.#endsAt - performance.now()),
    })
  }

  /** The number of requests sent so far. */
  get sent(): number {
    return this.#sent
  }

  get isOver(): boolean {
    return this.leftMs < 0
  }

  /** How long the attack may still take, in milliseconds. */
  get leftMs(): number {
    return this.#endsAt - performance.now()
  }

  get kind(): Transport['kind'] {
    return this.#options.transport.kind
  }

  get timeoutMs(): number {
    return this.#timeoutMs
  }

  /** Converts a sample to a request to the target, with the sample's query. */
  toWire(sample: Sample, framing?: Framing): WireRequest {
    const url = new URL(this.#options.target)
    const { search } = new URL(sample.url)
    if (search !== '') url.search = search
    const { method, headers, body } = sample
    return { method, url: url.href, headers, body, ...(framing && { framing }) }
  }

  /** Waits longer for answers from now on, if the endpoint took that long for a plain delivery. */
  allow(ms: number): void {
    this.#timeoutMs = Math.max(this.#timeoutMs, 2 * ms)
  }

  /** The case that sends. */
  begin(caseId: string): void {
    this.#silences.caseId = caseId
  }

  /** The requests that were left without an answer since this was asked before. */
  takeSilences(): readonly Silence[] {
    return this.#silences.take()
  }

  /** Whether the endpoint serves genuine deliveries, if need be after a while: a supervisor may start the process again. */
  recovers(): Promise<boolean> {
    return this.#silences.recovers()
  }

  /**
   * Sends a request as the vendor does: again, if the answer asks for it. A request that is left without an answer is repeated
   * alone, as soon as the endpoint serves again, to be sure that it is the cause.
   *
   * @throws {TimeIsOver}
   */
  async send(label: string, request: WireRequest, timeoutMs = this.#timeoutMs): Promise<Exchange> {
    // A suspect is repeated alone.
    await this.#silences.settled
    if (this.isOver) throw new TimeIsOver()
    const first = await this.sendOnce(label, request, timeoutMs)
    const exchange = isSilent(first) ? await this.#silences.find(first, timeoutMs) : first
    const send = (requests: readonly WireRequest[]) => this.#sendNoted(label, requests, timeoutMs)
    const [taken = exchange] = await this.#retries.untilTaken([exchange], send)
    return taken
  }

  /** Sends a request, and takes what comes: for cases about silence, times or the first answer. */
  async sendOnce(label: string, request: WireRequest, timeoutMs = this.#timeoutMs): Promise<Exchange> {
    const exchanges = await this.#sendNoted(label, [request], timeoutMs)
    // A request has one arrival.
    return exchanges[0] as Exchange
  }

  /** Sends a genuine delivery, whatever the time is. */
  async sendGenuine(): Promise<Exchange> {
    const { genuine, deadlineMs } = this.#options
    // A late answer is an answer too: there is a case about that.
    const patienceMs = Math.max(this.#timeoutMs, deadlineMs + 2_000)
    const send = (requests: readonly WireRequest[]) => this.#send('a genuine delivery', requests, patienceMs)
    const exchanges = await this.#retries.untilTaken(await send([this.toWire(await genuine())]), send)
    return exchanges[0] as Exchange
  }

  /**
   * Waits for an exchange, but not for an answer that takes much longer than all before it: the next requests are sent
   * meanwhile. A server that is merely slow gets one request at a time.
   */
  async settle(exchange: Promise<Exchange>): Promise<void> {
    let timer: ReturnType<typeof setTimeout> | undefined
    const patience = new Promise((resolve) => {
      timer = setTimeout(resolve, Math.max(500, 4 * this.#slowestMs))
    })
    await Promise.race([exchange, patience]).finally(() => clearTimeout(timer))
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
    timeoutMs = this.#timeoutMs,
  ): Promise<readonly Exchange[]> {
    await this.#silences.settled
    if (this.isOver) throw new TimeIsOver()
    return this.#sendNoted(label, requests, timeoutMs)
  }

  /** Sends requests at the same time, and those again whose answers ask for it. @returns what came of each in the end */
  async sendTogetherUntilTaken(label: string, requests: readonly WireRequest[]): Promise<readonly Exchange[]> {
    const send = (some: readonly WireRequest[]) => this.sendTogether(label, some)
    return this.#retries.untilTaken(await send(requests), send)
  }

  /** Sends requests over one connection, one after the other; all again, if an answer asks for it. */
  async sendInTurn(label: string, requests: readonly WireRequest[]): Promise<readonly Exchange[]> {
    await this.#silences.settled
    for (let attempt = 0; ; attempt++) {
      if (this.isOver) throw new TimeIsOver()
      await this.#pace(requests.length)
      const arrivals = await this.#options.transport.sendInTurn(requests, this.#timeoutMs)
      const exchanges = requests.flatMap((request, index) => {
        const arrival = arrivals[index]
        return arrival === undefined ? [] : [this.#measure({ label, request, arrival })]
      })
      this.#silences.note(exchanges)
      if (attempt === maxRetries || !(await pauseForRetry(exchanges))) return exchanges
    }
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

  /** How often the delivery with an id had an effect: waits for the first one, then for one too many. */
  async countEffects(id: string, patienceMs: number, lateMs: number): Promise<number> {
    await this.observe(id, (count) => count > 0, patienceMs)
    return this.observe(id, (count) => count > 1, lateMs)
  }

  /** Makes the handling of the delivery with an id fail or take long, once. */
  async disturb(id: string, how: 'fail' | 'slow'): Promise<void> {
    const { disturb } = this.#options
    if (disturb === undefined) throw new TypeError('attack: this case needs the option disturb')
    await disturb(id, how)
  }

  async #sendNoted(label: string, requests: readonly WireRequest[], timeoutMs: number): Promise<readonly Exchange[]> {
    const exchanges = await this.#send(label, requests, timeoutMs)
    this.#silences.note(exchanges)
    return exchanges
  }

  async #send(label: string, requests: readonly WireRequest[], timeoutMs: number): Promise<readonly Exchange[]> {
    await this.#pace(requests.length)
    return Promise.all(
      requests.map(async (request) =>
        this.#measure({ label, request, arrival: await this.#options.transport.send(request, timeoutMs) }),
      ),
    )
  }

  #measure(exchange: Exchange): Exchange {
    const { kind, ms } = exchange.arrival
    if (kind === 'answer') this.#slowestMs = Math.max(this.#slowestMs, ms)
    return exchange
  }

  async #pace(requests: number): Promise<void> {
    if (this.#sent === 0) this.#endsAt = performance.now() + this.#options.maxDurationMs
    this.#sent += requests
    const now = performance.now()
    const at = Math.max(now, this.#nextAt)
    this.#nextAt = at + (requests * 1000) / this.#options.rate
    // Timers are no more precise than a millisecond.
    if (at - now >= 1) await pause(at - now)
  }
}
