import type { SequencedResult, SequencedTask, SequenceRefusal } from '../../core/ports/sequencer.js'
import { NumberHistory } from './number-history.js'
import type { OpenGap, ReorderBuffer } from './reorder-buffer.js'

interface ChannelSettings {
  readonly buffer: ReorderBuffer<Waiting>
  readonly late: 'drop' | 'deliver' | 'refuse'
  readonly onFailure: 'hold' | 'skip'
  readonly maxWaitMs: number
  /** Whether several deliveries can have the same number. */
  readonly ties: boolean
  readonly now: () => number
}

// A delivery waiting for its turn: `run` settles the caller's promise and resolves to whether the task succeeded.
interface Waiting {
  readonly number: number
  run(late: boolean): Promise<boolean>
  refuse(reason: SequenceRefusal): void
}

type Answered = Exclude<SequencedResult<never>, { state: 'ran' }>

// Timers hold 31 bits; anything longer would fire at once.
const longestTimerMs = 2_147_483_647

// The maximum number of late deliveries that wait for the running task.
const maxLate = 1024

/**
 * One channel: a reorder buffer, a timer, and at most one task at a time.
 *
 * Invariants: a number in `pending` is held or running, and its caller has no result yet; a number whose last attempt
 * failed is in `history`, so that it is never a duplicate; the timer is set while time alone could make an item due.
 */
export class Channel {
  readonly #options: ChannelSettings
  readonly #pending = new Map<number, Waiting>()
  // Created on demand: most channels have no failures and no late deliveries.
  #history: NumberHistory | undefined
  #waiting = 0
  #late: Waiting[] = []
  #running: Promise<void> | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  // After a failure nothing is released before this time, unless the failed number is retried.
  #blocked: { readonly number: number; readonly until: number } | undefined
  // If the retry fails too, the time is not extended: one number must not block the channel indefinitely.
  #lastFailure: { readonly number: number; readonly until: number } | undefined
  #started = false
  #restarts = 0
  #closing = false

  constructor(options: ChannelSettings) {
    this.#options = options
  }

  /** Whether a caller waits for this channel. */
  get busy(): boolean {
    return this.#waiting > 0
  }

  run<Value>(number: number, task: SequencedTask<Value>, starts: boolean): Promise<SequencedResult<Value>> {
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
      // Even if it was not taken: a number that is too far ahead can start the timer.
      this.#advance()
    })
  }

  /** What the held deliveries wait for, other than a running task. */
  waiting(): (OpenGap & { readonly held: number }) | undefined {
    const { buffer, maxWaitMs } = this.#options
    const { held } = buffer
    if (this.#running !== undefined) return undefined
    if (this.#blocked !== undefined && held > 0) {
      const { number, until } = this.#blocked
      return { from: number, to: number, since: until - maxWaitMs, until, held }
    }
    const gap = buffer.gap()
    return gap && { ...gap, held }
  }

  /** Stops waiting for a number. A running task may still fail and be waited for, so nothing is skipped during one. */
  skip(number: number): boolean {
    if (this.#running !== undefined || !this.#options.buffer.skip(number)) return false
    this.#blocked = undefined
    this.#advance()
    return true
  }

  async close(held: 'run' | 'refuse'): Promise<void> {
    this.#closing = true
    if (held === 'refuse') this.#refuseHeld('closed')
    this.#advance()
    while (this.#running !== undefined) await this.#running
  }

  /** Stops the timer of a channel that is not busy: it may still be waiting to skip to a refused number. */
  dispose(): void {
    clearTimeout(this.#timer)
  }

  // Queues a delivery, or returns its result.
  #admit(waiting: Waiting, starts: boolean): Answered | undefined {
    const { number } = waiting
    const arrival = this.#options.buffer.offer(number, waiting, this.#options.now())
    switch (arrival) {
      case 'in_order':
      case 'held':
        if (this.#blocked?.number === number) this.#blocked = undefined
        this.#started ||= starts
        return this.#add(waiting)
      case 'invalid':
      case 'too_far_ahead':
        return { state: 'refused', reason: arrival }
      case 'duplicate':
      case 'late':
        if (this.#pending.has(number)) return { state: 'refused', reason: 'in_progress' }
        // A first start may be late, and a failed one is retried. Any other start restarts the channel.
        if (starts && this.#started && !this.#history?.hasFailed(number)) return this.#restart(waiting)
        this.#started ||= starts
        return this.#admitLate(waiting, arrival)
    }
  }

  #admitLate(waiting: Waiting, arrival: 'duplicate' | 'late'): Answered | undefined {
    const { late } = this.#options
    if (!this.#history?.mayHaveFailed(waiting.number)) {
      if (arrival === 'duplicate' || this.#history?.wasHandledLate(waiting.number)) return { state: 'duplicate' }
      if (late === 'drop') return { state: 'dropped' }
      if (late === 'refuse') return { state: 'refused', reason: 'late' }
    }
    if (this.#late.length >= maxLate) return { state: 'refused', reason: 'too_far_ahead' }
    this.#late.push(waiting)
    return this.#add(waiting)
  }

  #restart(waiting: Waiting): Answered | undefined {
    this.#refuseHeld('restarted')
    // A task that is still running belongs to the sequence before the restart.
    this.#pending.clear()
    this.#history = undefined
    this.#blocked = undefined
    this.#lastFailure = undefined
    // Equivalent (UpdateOperator): `this.#restarts--`. The number is only compared with an earlier one.
    this.#restarts++
    return this.#admit(waiting, false)
  }

  #add(waiting: Waiting): undefined {
    this.#pending.set(waiting.number, waiting)
    this.#waiting++
  }

  #remove(waiting: Waiting): void {
    // Deliveries can share a timestamp, so the entry may belong to another one.
    if (this.#pending.get(waiting.number) === waiting) this.#pending.delete(waiting.number)
    this.#waiting--
  }

  #refuseHeld(reason: SequenceRefusal): void {
    for (const waiting of [...this.#options.buffer.clear(), ...this.#late.splice(0)]) {
      this.#remove(waiting)
      waiting.refuse(reason)
    }
  }

  #advance(): void {
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
      this.#advance()
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
    this.#timer = setTimeout(() => this.#advance(), Math.min(Math.max(delay, 1), longestTimerMs))
  }

  async #execute(waiting: Waiting, late: boolean): Promise<void> {
    const { buffer, onFailure, maxWaitMs, now } = this.#options
    const restarts = this.#restarts
    const succeeded = await waiting.run(late)
    const isCurrent = restarts === this.#restarts
    const { number } = waiting
    this.#remove(waiting)
    if (succeeded) {
      // Equivalent (ConditionalExpression): `true`. For a current task, a history without failures and late deliveries says the same as none. That a task is current is tested.
      if (isCurrent && (late || this.#history !== undefined)) this.#createHistory().addHandled(number, late)
      return
    }
    this.#createHistory().addFailed(number)
    if (late || onFailure === 'skip' || !isCurrent) return
    buffer.undoTake()
    if (this.#lastFailure?.number !== number) this.#lastFailure = { number, until: now() + maxWaitMs }
    this.#blocked = this.#lastFailure
  }

  #createHistory(): NumberHistory {
    this.#history ??= new NumberHistory(this.#options.ties)
    return this.#history
  }
}
