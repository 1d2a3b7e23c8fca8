import { describeArrival, type Exchange, pause, type WireRequest } from '../wire/exchange.js'

/** What a case sent at the same time. */
interface Sent {
  readonly caseId: string
  readonly exchanges: readonly Exchange[]
}

/** Requests that an endpoint left without an answer, or after which it took no connections. */
export interface Silence extends Sent {
  /** What happened, in a phrase. */
  readonly detail: string
}

/** How {@link Silences} asks the endpoint. */
interface SilencesParts {
  /** Sends requests at the same time. */
  send(requests: readonly WireRequest[], timeoutMs: number): Promise<readonly Exchange[]>
  isServing(): Promise<boolean>
  /** How long an endpoint that is gone may take to serve again, in milliseconds. */
  patienceMs(): number
}

/** Whether a complete request was left without an answer. */
export function isSilent({ arrival: { kind }, request: { framing = {} } }: Exchange): boolean {
  if (framing.abort === true) return kind === 'unreachable'
  return kind === 'unreachable' || kind === 'timeout' || (kind === 'closed' && framing.mayClose !== true)
}

/** Finds the requests that leave an endpoint silent: each suspect is repeated alone when the endpoint serves again. */
export class Silences {
  readonly #parts: SilencesParts
  #found: Silence[] = []
  #isLost = false
  // The last exchanges that left no request without an answer: the endpoint may end just after its answer.
  #last: Sent | undefined
  caseId = ''
  /** Resolves when no suspect is being repeated. */
  settled: Promise<unknown> = Promise.resolve()

  constructor(parts: SilencesParts) {
    this.#parts = parts
  }

  take(): readonly Silence[] {
    return this.#found.splice(0)
  }

  note(exchanges: readonly Exchange[]): void {
    if (exchanges.some((one) => one.arrival.kind !== 'unreachable' && !isSilent(one))) {
      this.#last = { caseId: this.caseId, exchanges }
    }
  }

  /** Whether genuine deliveries are accepted, if need be after a while. */
  async recovers(): Promise<boolean> {
    if (this.#isLost) return false
    const until = performance.now() + this.#parts.patienceMs()
    while (!(await this.#parts.isServing())) {
      if (performance.now() > until) {
        this.#isLost = true
        return false
      }
      await pause(250)
    }
    return true
  }

  /** Repeats a request that got no answer. @returns what came of it then */
  find(suspect: Exchange, timeoutMs: number): Promise<Exchange> {
    const [caseId, last] = [this.caseId, this.#last]
    const found = this.settled.then(() => this.#repeat(suspect, caseId, last, timeoutMs))
    this.settled = found.catch(() => {})
    return found
  }

  async #repeat(suspect: Exchange, caseId: string, last: Sent | undefined, timeoutMs: number): Promise<Exchange> {
    if (this.#isLost) return suspect
    const isUnreachable = suspect.arrival.kind === 'unreachable'
    const first = `${suspect.label}: ${describeArrival(suspect.arrival)}`
    if (!(await this.recovers())) {
      this.#add(
        isUnreachable && last !== undefined ? last : { caseId, exchanges: [suspect] },
        lostDetail(suspect, last),
      )
      return suspect
    }
    // A hang takes long: one proof a case is enough.
    if (suspect.arrival.kind === 'timeout' && this.#found.some((one) => one.caseId === caseId)) return suspect
    const again = await this.#again(suspect, timeoutMs)
    if (isSilent(again)) {
      this.#add({ caseId, exchanges: [again] }, `${first}; alone: ${describeArrival(again.arrival)}`)
      await this.recovers()
    } else if (suspect.arrival.kind !== 'timeout' && last !== undefined) {
      await this.#blame(last, isUnreachable, timeoutMs)
    }
    return again
  }

  // The suspect is answered when it is alone, so what came before it may have ended the endpoint.
  async #blame(last: Sent, isSure: boolean, timeoutMs: number): Promise<void> {
    const { exchanges } = last
    const [first] = exchanges
    await this.#parts.send(
      exchanges.map(({ request }) => request),
      timeoutMs,
    )
    // A process that ends after its answer needs a moment for it.
    await pause(100)
    const isServing = await this.#parts.isServing()
    const came = first === undefined ? '' : `${first.label}: ${describeArrival(first.arrival)}`
    if (!isServing) {
      this.#add(last, `${came}; then the endpoint served nothing, twice`)
      await this.recovers()
    } else if (isSure) {
      this.#add({ ...last, caseId: staysUpId }, `it took no connections for a while after ${came} (${last.caseId})`)
    }
  }

  async #again({ label, request }: Exchange, timeoutMs: number): Promise<Exchange> {
    const [exchange] = await this.#parts.send([request], timeoutMs)
    // One request has one exchange.
    return { ...(exchange as Exchange), label }
  }

  #add({ caseId, exchanges }: Sent, detail: string): void {
    this.#found.push({ caseId, exchanges: exchanges.slice(0, 3), detail })
  }
}

/** The case about an endpoint that goes away. */
export const staysUpId = 'survival.stays-up'

function lostDetail(suspect: Exchange, last: Sent | undefined): string {
  const [before] = last?.exchanges ?? []
  const isUnreachable = suspect.arrival.kind === 'unreachable'
  const came = isUnreachable && before !== undefined ? before : suspect
  const then = isUnreachable ? describeArrival(suspect.arrival) : 'no genuine delivery was accepted'
  return `${came.label}: ${describeArrival(came.arrival)}; then ${then}`
}
