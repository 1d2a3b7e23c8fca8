import { requireObject, requirePositiveInteger } from '../../base/options.js'

/** A stretch of time that passes. */
export interface Pause {
  /** Resolves when the time has passed, or the pause was ended; never rejects. */
  readonly over: Promise<void>
  /** Ends it early. */
  end(): void
}

/** How time passes for a simulator. */
export interface SimulatorTime {
  /** Milliseconds since 1970, as the provider's clock shows them. */
  now(): number
  /** The time that a delivery is signed with, in milliseconds since 1970: that of the receiver's clock. */
  sentAt(): number
  /**
   * Lets time pass.
   *
   * @param kind - `pause` is time between attempts, which may run faster than the clock; `attempt` is time within one,
   *   during which the receiver works
   */
  pass(ms: number, kind: 'pause' | 'attempt'): Pause
  /**
   * Says that something goes on outside of the simulation.
   *
   * @param kind - while something is `made`, time stands still; while something is `answered`, it goes on once the
   *   receiver does nothing but wait
   */
  during<Value>(work: () => Promise<Value>, kind: 'made' | 'answered'): Promise<Value>
}

// Timers hold 31 bits; anything longer would end at once.
const longestTimer = 2_147_483_647

/** Options of {@link realTime}. */
export interface RealTimeOptions {
  /** How many times faster than the clock the pauses between attempts pass: with 3600, an hour takes a second. @default 1 */
  readonly speed?: number
}

/**
 * Time as the clock has it, for receivers behind a URL.
 *
 * @throws {TypeError} which option is wrong
 */
export function realTime(options: RealTimeOptions = {}): SimulatorTime {
  requireObject(options, 'realTime: options')
  const { speed = 1 } = options
  if (!Number.isFinite(speed) || speed <= 0) throw new TypeError('realTime: speed must be a positive number')
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
  /** When it begins, in milliseconds since 1970. @default the time of the clock */
  readonly startAt?: number
  /**
   * How long a receiver that has not answered is waited for before time goes on, in real milliseconds: for one that asks
   * something real, such as a database.
   *
   * @default 0, for one that does everything itself
   */
  readonly settleMs?: number
}

/** Time that passes only where nothing else is left to happen. */
export interface VirtualTime extends SimulatorTime {
  /** Milliseconds since 1970: give it to `createReceiver` too. */
  readonly now: () => number
}

interface Moment {
  readonly at: number
  readonly arrive: () => void
}

// So many turns of the event loop without an answer mean that the receiver waits for something else.
const turnsToSettle = 10

/**
 * Time without waiting: it jumps to whatever comes next, so that days of retries take milliseconds.
 *
 * It stands still while a delivery is made or handled. Where a receiver holds one back, for the order of a channel, say, it
 * goes on.
 *
 * @throws {TypeError} which option is wrong
 *
 * @example
 * const time = virtualTime({ startAt: 1_796_000_000_000 })
 */
export function virtualTime(options: VirtualTimeOptions = {}): VirtualTime {
  requireObject(options, 'virtualTime: options')
  const { startAt = Date.now(), settleMs = 0 } = options
  requirePositiveInteger(startAt, 'virtualTime: startAt')
  if (settleMs !== 0) requirePositiveInteger(settleMs, 'virtualTime: settleMs')
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
      // Turns of the event loop meanwhile would only keep the processor busy.
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
        // One after the other, because threads that sign end in any order.
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

// After all that are not later, so that what was planned first comes first.
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

/** Turns of the event loop: a message takes one, and a timer of 0 ms takes much longer. */
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
