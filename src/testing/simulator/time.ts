import { checkOptions, optional, requirePositiveInteger, requireWholeNumber } from '../../core/base/options.js'
import { requirePositiveNumber } from './profile.js'

/** A period of simulated time. */
export interface Pause {
  /** Resolves when the time has passed or `end` was called; never rejects. */
  readonly over: Promise<void>
  /** Ends it early. */
  end(): void
}

/** The clock of a simulator. */
export interface SimulatorTime {
  /** The provider's time, in milliseconds since 1970. */
  now(): number
  /** The time to sign, in milliseconds since 1970: the receiver's time. */
  sentAt(): number
  /**
   * Lets time pass.
   *
   * @param kind - `pause`: time between attempts, which may be sped up; `attempt`: time during an attempt, while the
   *   receiver works
   */
  pass(ms: number, kind: 'pause' | 'attempt'): Pause
  /**
   * Runs work outside the simulation.
   *
   * @param kind - `made`: time stops while a request is made; `answered`: while a request is answered, time continues
   *   only when the receiver is idle
   */
  during<Value>(work: () => Promise<Value>, kind: 'made' | 'answered'): Promise<Value>
}

// Timers hold 31 bits; anything longer would fire at once.
const longestTimer = 2_147_483_647

/** Options of {@link realTime}. */
export interface RealTimeOptions {
  /** The factor by which delays between attempts are shortened: with 3600, an hour takes a second. @default 1 */
  readonly speed?: number
}

/**
 * The real clock, for receivers behind a URL.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 */
export function realTime(options: RealTimeOptions = {}): SimulatorTime {
  checkOptions(options, 'realTime', { speed: optional(requirePositiveNumber) })
  const { speed = 1 } = options
  const startedAt = Date.now()
  return {
    now: () => startedAt + (Date.now() - startedAt) * speed,
    sentAt: () => Date.now(),
    pass: (ms, kind) => {
      let end = () => {}
      const over = new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, Math.min(kind === 'pause' ? ms / speed : ms, longestTimer))
        end = () => {
          clearTimeout(timer)
          resolve()
        }
      })
      return { over, end }
    },
    during: (work) => work(),
  }
}

/** Options of {@link virtualTime}. */
export interface VirtualTimeOptions {
  /** The time at the start, in milliseconds since 1970. @default the real time */
  readonly startAt?: number
  /**
   * How long a receiver may be idle without an answer before time continues, in real milliseconds. Set it for a receiver
   * that waits for something real, such as a database.
   *
   * @default 0
   */
  readonly settleMs?: number
}

/** A clock that advances only when all work is done. */
export interface VirtualTime extends SimulatorTime {
  /** Milliseconds since 1970. Pass it to `createReceiver` too. */
  readonly now: () => number
}

interface Moment {
  readonly at: number
  readonly arrive: () => void
}

// After this many turns of the event loop without an answer, the receiver is considered idle.
const turnsToSettle = 10

/**
 * A clock that jumps to the next event, so that days of retries take milliseconds.
 *
 * It stops while a delivery is made or handled, but advances while the receiver holds a delivery, for example to restore
 * the order of a channel.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * const time = virtualTime({ startAt: 1_796_000_000_000 })
 */
export function virtualTime(options: VirtualTimeOptions = {}): VirtualTime {
  checkOptions(options, 'virtualTime', {
    startAt: optional(requirePositiveInteger),
    settleMs: optional(requireWholeNumber),
  })
  const { startAt = Date.now(), settleMs = 0 } = options
  const moments: Moment[] = []
  const busy = { made: 0, answered: 0 }
  let now = startAt
  let ends = 0
  let running = false
  let made: Promise<unknown> = Promise.resolve()

  const run = async () => {
    const turns = createTurns()
    for (;;) {
      await settle(turns.next)
      const next = moments.shift()
      if (next === undefined) break
      now = next.at
      next.arrive()
    }
    running = false
    turns.close()
  }

  const settle = async (nextTurn: () => Promise<void>) => {
    let seen = -1
    let quiet = 0
    let since = 0
    await nextTurn()
    while (busy.made > 0 || busy.answered > 0) {
      // Waits instead of polling while a request is made.
      await made
      if (busy.made > 0 || seen !== ends) {
        seen = ends
        quiet = 0
        since = performance.now()
      } else if (++quiet > turnsToSettle && performance.now() - since >= settleMs) return
      await nextTurn()
    }
  }

  return {
    now: () => now,
    sentAt: () => now,
    pass(ms) {
      let end = () => {}
      const over = new Promise<void>((resolve) => {
        const moment = { at: now + ms, arrive: resolve }
        moments.splice(placeOf(moments, moment.at), 0, moment)
        end = () => {
          const index = moments.indexOf(moment)
          if (index >= 0) moments.splice(index, 1)
          resolve()
        }
      })
      if (!running) {
        running = true
        void run()
      }
      return { over, end }
    },
    async during(work, kind) {
      busy[kind]++
      try {
        if (kind === 'answered') return await work()
        // One at a time, because signing threads finish in any order.
        const making = made.then(work)
        made = making.catch(() => {})
        return await making
      } finally {
        busy[kind]--
        ends++
      }
    },
  }
}

// The index after all equal or earlier moments, so that equal moments keep their order.
function placeOf(moments: readonly Moment[], at: number): number {
  let low = 0
  let high = moments.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((moments[middle]?.at ?? 0) <= at) low = middle + 1
    else high = middle
  }
  return low
}

// Waits for turns of the event loop. A message takes one turn; a timer of 0 ms takes much longer.
function createTurns(): { next(): Promise<void>; close(): void } {
  if (typeof MessageChannel !== 'function') {
    return { next: () => new Promise((resolve) => setTimeout(resolve, 0)), close: () => {} }
  }
  const { port1, port2 } = new MessageChannel()
  let arrive = () => {}
  port1.onmessage = () => arrive()
  return {
    next: () =>
      new Promise((resolve) => {
        arrive = resolve
        port2.postMessage(0)
      }),
    close: () => port1.close(),
  }
}
