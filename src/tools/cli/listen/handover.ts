import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import type { ProviderProfile } from '../../../testing/simulator/index.js'
import { type Attempt, bodyOf, type Capture, type NewAttempt } from '../../inspector/captures/capture.js'
import type { Captures } from '../../inspector/captures/captures.js'
import { nextMove } from '../requests/retry-rules.js'
import { type ForwardOptions, forward, type Outcome } from './forward.js'
import type { RawAnswer } from './server.js'

/** Options of {@link Handovers}. */
export interface HandoverOptions extends ForwardOptions {
  readonly captures: Captures
  /** The rules by which an attempt is retried; `undefined` without retries. */
  readonly profileOf: (capture: Capture) => ProviderProfile | undefined
  /** How much faster retries come than those of the vendor. */
  readonly speed: number
  /** Hands over one request at a time, in the order of receipt, with its retries. */
  readonly ordered: boolean
  /** Keeps requests while the server cannot be reached, and hands them over in order. */
  readonly holdWhileDown: boolean
  /** Called after each attempt. */
  readonly onAttempt: (capture: Capture, attempt: Attempt, next: NextAttempt | undefined) => void
  /** Called when a request is held, and when all held ones are handed over. */
  readonly onHold: (capture: Capture | undefined) => void
}

/** The retry that follows an attempt. */
export interface NextAttempt {
  /** Counts retries from 1. */
  readonly retry: number
  readonly afterMs: number
  readonly profile: ProviderProfile
}

/** A capture that is not handed over yet. */
export interface WaitingCapture {
  readonly capture: Capture
  /** Milliseconds since 1970. */
  readonly since: number
  /** The capture whose turn it is; `undefined` for one that waits for the server. */
  readonly after: Capture | undefined
}

// The beginning of an answer's body that is stored.
const storedAnswerBytes = 65_536
const pollMs = 250

/** Hands captures to local servers, with retries, in order, and around restarts of the server. */
export class Handovers {
  readonly #options: HandoverOptions
  readonly #held: { readonly capture: Capture; readonly to: URL; readonly since: number }[] = []
  // The captures that wait for their turn, or have it, oldest first, with the time of their receipt.
  readonly #turns = new Map<Capture, number>()
  readonly #stop = new AbortController()
  #queue: Promise<unknown> = Promise.resolve()
  #isDraining = false
  #running = 0

  constructor(options: HandoverOptions) {
    this.#options = options
  }

  /** How many requests are being handed over, or wait. */
  get pending(): number {
    return this.#running + this.#held.length
  }

  /** The captures that wait for the server, or for the one before them. */
  get waiting(): readonly WaitingCapture[] {
    const [first, ...rest] = [...this.#turns]
    const queued = rest.map(([capture, since]) => ({ capture, since, after: first?.[0] }))
    return [...this.#held.map(({ capture, since }) => ({ capture, since, after: undefined })), ...queued]
  }

  /**
   * Hands a capture over.
   *
   * @returns what to answer the sender: the server's answer; 202 if the request is kept for later; or 502 or 504 without an
   * answer
   */
  hand(capture: Capture, to: URL): Promise<RawAnswer> {
    if (this.#held.length > 0) return Promise.resolve(this.#hold(capture, to, undefined))
    return new Promise((resolve, reject) => {
      const run = async () => {
        // The server may have gone while this one waited for its turn.
        if (this.#held.length > 0) return resolve(this.#hold(capture, to, undefined))
        const down = await this.#all(capture, to, resolve)
        return down === undefined ? undefined : resolve(this.#hold(capture, to, down))
      }
      if (!this.#options.ordered) return void run().catch(reject)
      this.#turns.set(capture, Date.now())
      this.#queue = this.#queue
        .then(run)
        .catch(reject)
        .finally(() => this.#turns.delete(capture))
    })
  }

  /** Ends retries and waiting. Requests that are under way get until the grace period ends. */
  async close(graceMs: number): Promise<void> {
    const deadline = Date.now() + graceMs
    this.#stop.abort()
    while (this.#running > 0 && Date.now() < deadline) await pause(20, undefined)
  }

  // Every attempt until the end; `answer` gets what the sender is told after the first one. Returns the outcome if the server is
  // down, and the request is to be held.
  async #all(capture: Capture, to: URL, answer: (answer: RawAnswer) => void): Promise<Outcome | undefined> {
    const started = Date.now()
    this.#running++
    try {
      for (let retries = 0; ; retries++) {
        const outcome = await this.#attempt(capture, to)
        if ('error' in outcome && isDown(outcome.error) && this.#options.holdWhileDown) return outcome
        const next = this.#next(capture, outcome, retries, (Date.now() - started) * this.#options.speed)
        this.#store(capture, outcome, next)
        answer(next === undefined ? toAnswer(outcome) : kept)
        if (next === undefined || !(await pause(next.afterMs, this.#stop.signal))) return undefined
      }
    } finally {
      this.#running--
    }
  }

  #attempt({ method, target, rawHeaders, body }: Capture, to: URL): Promise<Outcome> {
    return forward({ method, target, rawHeaders, body: bodyOf({ body }) }, to, this.#options)
  }

  #next(capture: Capture, outcome: Outcome, retries: number, elapsedMs: number): NextAttempt | undefined {
    const profile = this.#options.profileOf(capture)
    if (profile === undefined || this.#stop.signal.aborted) return undefined
    const move = nextMove(profile, outcome, retries, elapsedMs)
    if (move.move !== 'retry') return undefined
    return { retry: retries + 1, afterMs: Math.round(move.afterMs / this.#options.speed), profile }
  }

  #store(capture: Capture, outcome: Outcome, next: NextAttempt | undefined): void {
    const attempt = toAttempt(capture, outcome, next?.afterMs)
    const stored = this.#options.captures.attempt(attempt)
    this.#options.onAttempt(capture, stored ?? { ...attempt, number: 1 }, next)
  }

  #hold(capture: Capture, to: URL, outcome: Outcome | undefined): RawAnswer {
    this.#held.push({ capture, to, since: Date.now() })
    // The planned attempt marks what is still to do, should this process be killed.
    this.#options.captures.attempt(toAttempt(capture, outcome ?? { error: 'held', durationMs: 0, url: to.href }, 0))
    this.#options.onHold(capture)
    if (!this.#isDraining) void this.#drain()
    return kept
  }

  async #drain(): Promise<void> {
    this.#isDraining = true
    for (let first = this.#held[0]; first !== undefined; first = this.#held[0]) {
      if (!(await this.#waitUntilUp(first.to))) return
      const down = await this.#all(first.capture, first.to, () => {})
      if (down === undefined) this.#held.shift()
    }
    this.#isDraining = false
    this.#options.onHold(undefined)
  }

  async #waitUntilUp(to: URL): Promise<boolean> {
    while (!(await accepts(to))) if (!(await pause(pollMs, this.#stop.signal))) return false
    return !this.#stop.signal.aborted
  }
}

/** The attempt that an outcome is stored as. @param nextMs - the time until the planned next attempt */
export function toAttempt({ id }: Pick<Capture, 'id'>, outcome: Outcome, nextMs: number | undefined): NewAttempt {
  const now = Date.now()
  const { durationMs, url } = outcome
  return {
    capture: id,
    at: new Date(now - durationMs).toISOString(),
    to: url,
    durationMs,
    ...('answer' in outcome ? storedAnswer(outcome.answer) : { error: outcome.error }),
    ...(nextMs !== undefined && { nextAt: new Date(now + nextMs).toISOString() }),
  }
}

function storedAnswer({ status, rawHeaders, body }: RawAnswer): Pick<NewAttempt, 'status' | 'rawHeaders' | 'body'> {
  return { status, rawHeaders, body: Buffer.from(body).subarray(0, storedAnswerBytes).toString('base64') }
}

const kept: RawAnswer = { status: 202, rawHeaders: [['Content-Length', '0']], body: new Uint8Array() }

function toAnswer(outcome: Outcome): RawAnswer {
  if ('answer' in outcome) return outcome.answer
  const isTimeout = outcome.error === 'timeout'
  const body = Buffer.from(
    `webhook-receiver: the local server ${isTimeout ? 'did not answer in time' : 'cannot be reached'}\n`,
  )
  const rawHeaders = [
    ['Content-Type', 'text/plain'],
    ['Content-Length', String(body.length)],
  ] as const
  return { status: isTimeout ? 504 : 502, rawHeaders, body }
}

/** Whether an error means that no server has seen the request. */
function isDown(error: string): boolean {
  return ['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'].includes(error)
}

function accepts(to: URL): Promise<boolean> {
  return new Promise((resolve) => {
    const port = to.port === '' ? (to.protocol === 'https:' ? 443 : 80) : Number(to.port)
    const socket = connect({ host: to.hostname.replace(/^\[|\]$/g, ''), port, timeout: 2_000 })
    const end = (result: boolean) => {
      socket.destroy()
      resolve(result)
    }
    socket
      .once('connect', () => end(true))
      .once('error', () => end(false))
      .once('timeout', () => end(false))
  })
}

/** Waits; `false` if the signal ended the wait. */
function pause(ms: number, signal: AbortSignal | undefined): Promise<boolean> {
  return setTimeout(ms, true, { signal }).catch(() => false)
}
