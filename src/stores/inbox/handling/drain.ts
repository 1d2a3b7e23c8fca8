import { type PendingWork, rethrow, withinTime } from '../../../core/base/waiting.js'

/**
 * Waits until a consumption has drained: without a limit for its handlers, then up to `timeoutMs` for the engine.
 *
 * @returns false if the engine did not answer in time
 */
export async function drainWithin(
  draining: Promise<unknown>,
  handling: PendingWork,
  timeoutMs: number,
): Promise<boolean> {
  do {
    await handling.settled()
    if (await settlesWithin(draining, timeoutMs)) return true
    // The engine may have handed over another job in the meantime.
  } while (!(await settlesWithin(handling.settled(), 0)))
  return false
}

/** Waits for a call to an engine; rejects if the call does. @returns false if it did not settle in time */
export function settlesWithin(work: Promise<unknown>, timeoutMs: number): Promise<boolean> {
  return withinTime(work, timeoutMs, { done: () => true, failed: rethrow, expired: () => false })
}
