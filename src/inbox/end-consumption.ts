import type { WorkInProgress } from '../base/pending-work.js'
import { rethrow, withinTime } from '../base/within-time.js'

/**
 * Waits until a consumption has ended: for its handlers as long as they take, and for the engine so long after them.
 *
 * @returns whether it has; an engine that is away would be waited for without end
 */
export async function endInTime(
  ending: Promise<unknown>,
  handling: WorkInProgress,
  timeoutMs: number,
): Promise<boolean> {
  do {
    await handling.settled()
    if (await isDoneInTime(ending, timeoutMs)) return true
    // The engine may have handed over something after all.
  } while (!(await isDoneInTime(handling.settled(), 0)))
  return false
}

/** Waits for a call to an engine. @returns whether it has answered in time */
export function isDoneInTime(work: Promise<unknown>, timeoutMs: number): Promise<boolean> {
  return withinTime(work, timeoutMs, { done: () => true, failed: rethrow, expired: () => false })
}
