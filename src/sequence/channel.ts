import { PastNumbers } from './past-numbers.js'
import type { ReorderBuffer } from './reorder-buffer.js'
import type { Sequenced, SequencedTask, SequenceRefusal } from './sequenced.js'

interface ChannelSettings {
  readonly buffer: ReorderBuffer<Waiting>
  readonly late: 'drop' | 'deliver' | 'refuse'
  readonly onFailure: 'hold' | 'skip'
  readonly maxWaitMs: number
  /** Whether several deliveries can have the same number. */
  readonly ties: boolean
  readonly now: () => number
}

// A delivery that waits for its turn: `run` answers its caller either way and tells whether it succeeded.
interface Waiting {
  readonly number: number
  run(late: boolean): Promise<boolean>
  refuse(reason: SequenceRefusal): void
}

type Answered = Exclude<Sequenced<never>, { state: 'ran' }>

// Timers of the platforms overflow beyond this.
const longestTimerMs = 2_147_483_647

// The most deliveries that wait out of order.
const maxLate = 1024

/**
 * One channel: a reorder buffer, a timer, and at most one task at a time.
 *
 * Invariants: a number in `pending` is held or runs, and its caller has no answer yet; a number whose last try failed is
 * in `past`, so that it is never taken for handled; the timer is set while something could become due by time alone.
 */
export class Channel {
  readonly #options: ChannelSettings
  readonly #pending = new Map<number, Waiting>()
  // Made when there is something to remember: most channels never fail, and nothing comes late.
  #past: PastNumbers | undefined
  #waiting = 0
  #late: Waiting[] = []
  #running: Promise<void> | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  // After a failure nothing is released before this time, unless that number comes again.
  #blocked: { readonly number: number; readonly until: number } | undefined
  // Where it comes again and fails again, the time goes on: it must not hold up the others for ever.
  #lastFailure: { readonly number: number; readonly until: number } | undefined
  #started = false
  #restarts = 0
  #closing = false

  constructor(options: ChannelSettings) {
    this.#options = options
  }

  /** Whether anybody waits for this channel. */
  get busy(): boolean {
    return this.#waiting > 0
  }

  run<Value>(number: number, task: SequencedTask<Value>, starts: boolean): Promise<Sequenced<Value>> {
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        number,
        async run(late) {
          try {
            resolve({ state: 'ran', value: await task({ late }) })
            return true
          } catch (error) {
            reject(error)
            return false
          }
        },
        refuse: (reason) => resolve({ state: 'refused', reason }),
      }
      const answer = this.#admit(waiting, starts)
      if (answer !== undefined) resolve(answer)
      // Also where it was not taken: a number that is too far ahead may be what the channel waits for.
      this.#goOn()
    })
  }

  async close(held: 'run' | 'refuse'): Promise<void> {
    this.#closing = true
    if (held === 'refuse') this.#refuseHeld('closed')
    this.#goOn()
    while (this.#running !== undefined) await this.#running
  }

  /** Ends a channel for which nobody waits. It may still be waiting to give up on what is too far ahead. */
  forget(): void {
    clearTimeout(this.#timer)
  }

  // Takes a delivery in, or says at once what becomes of it.
  #admit(waiting: Waiting, starts: boolean): Answered | undefined {
    const { number } = waiting
    const arrival = this.#options.buffer.offer(number, waiting, this.#options.now())
    switch (arrival) {
      case 'in_order':
      case 'held':
        if (this.#blocked?.number === number) this.#blocked = undefined
        this.#started ||= starts
        return this.#hold(waiting)
      case 'invalid':
      case 'too_far_ahead':
        return { state: 'refused', reason: arrival }
      case 'duplicate':
      case 'late':
        if (this.#pending.has(number)) return { state: 'refused', reason: 'in_progress' }
        // The first start of a channel can come late, and one that failed comes again; any other begins it anew.
        if (starts && this.#started && !this.#past?.hasFailed(number)) return this.#restart(waiting)
        this.#started ||= starts
        return this.#admitLate(waiting, arrival)
    }
  }

  #admitLate(waiting: Waiting, arrival: 'duplicate' | 'late'): Answered | undefined {
    const { late } = this.#options
    if (!this.#past?.mayHaveFailed(waiting.number)) {
      if (arrival === 'duplicate' || this.#past?.wasHandledLate(waiting.number)) return { state: 'duplicate' }
      if (late === 'drop') return { state: 'dropped' }
      if (late === 'refuse') return { state: 'refused', reason: 'late' }
    }
    if (this.#late.length >= maxLate) return { state: 'refused', reason: 'too_far_ahead' }
    this.#late.push(waiting)
    return this.#hold(waiting)
  }

  #restart(waiting: Waiting): Answered | undefined {
    this.#refuseHeld('restarted')
    // What still runs belongs to the sequence that has ended.
    this.#pending.clear()
    this.#past = undefined
    this.#blocked = undefined
    this.#lastFailure = undefined
    this.#restarts++
    return this.#admit(waiting, false)
  }

  #hold(waiting: Waiting): undefined {
    this.#pending.set(waiting.number, waiting)
    this.#waiting++
  }

  #letGo(waiting: Waiting): void {
    // Equal timestamps are different deliveries, so the entry may be another one's.
    if (this.#pending.get(waiting.number) === waiting) this.#pending.delete(waiting.number)
    this.#waiting--
  }

  #refuseHeld(reason: SequenceRefusal): void {
    for (const waiting of [...this.#options.buffer.clear(), ...this.#late.splice(0)]) {
      this.#letGo(waiting)
      waiting.refuse(reason)
    }
  }

  #goOn(): void {
    clearTimeout(this.#timer)
    if (this.#running !== undefined) return
    const late = this.#late.shift()
    const waiting = late ?? this.#takeDue()
    if (waiting === undefined) {
      this.#setTimer()
      return
    }
    this.#running = this.#execute(waiting, late !== undefined).then(() => {
      this.#running = undefined
      this.#goOn()
    })
  }

  #takeDue(): Waiting | undefined {
    const now = this.#closing ? Number.POSITIVE_INFINITY : this.#options.now()
    if (this.#blocked !== undefined) {
      if (now < this.#blocked.until) return undefined
      this.#blocked = undefined
    }
    return this.#options.buffer.take(now)
  }

  #setTimer(): void {
    const dueAt = this.#options.buffer.dueAt()
    if (dueAt === undefined) return
    const delay = Math.max(dueAt, this.#blocked?.until ?? dueAt) - this.#options.now()
    this.#timer = setTimeout(() => this.#goOn(), Math.min(Math.max(delay, 1), longestTimerMs))
  }

  async #execute(waiting: Waiting, late: boolean): Promise<void> {
    const { buffer, onFailure, maxWaitMs, now } = this.#options
    const restarts = this.#restarts
    const succeeded = await waiting.run(late)
    const isCurrent = restarts === this.#restarts
    const { number } = waiting
    this.#letGo(waiting)
    if (succeeded) {
      if (isCurrent && (late || this.#past !== undefined)) this.#remember().addHandled(number, late)
      return
    }
    this.#remember().addFailed(number)
    if (late || onFailure === 'skip' || !isCurrent) return
    buffer.undo()
    if (this.#lastFailure?.number !== number) this.#lastFailure = { number, until: now() + maxWaitMs }
    this.#blocked = this.#lastFailure
  }

  #remember(): PastNumbers {
    this.#past ??= new PastNumbers(this.#options.ties)
    return this.#past
  }
}
