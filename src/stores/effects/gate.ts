import { limitTime } from '../../core/base/waiting.js'
import type { Decision } from '../../core/ports/decision.js'
import { overdue } from '../../core/receiver/handlers.js'

/** Lets a limited number of calls run at the same time; the others wait for their turn, in order. */
export type Gate = (work: () => Promise<Decision>, patienceMs: number | undefined) => Promise<Decision>

/**
 * Makes a gate.
 *
 * A handler that timed out keeps its place until it ends.
 *
 * @param limit - the maximum number of calls at the same time
 * @throws {WebhookError} from the gate: `handler_timeout` if the turn did not come within `patienceMs`
 */
export function createGate(limit = Infinity): Gate {
  let running = 0
  const waiting = new Set<() => void>()
  const enter = (patienceMs: number | undefined): Promise<void> => {
    let start = () => {}
    const turn = new Promise<void>((resolve) => {
      start = resolve
    })
    waiting.add(start)
    if (patienceMs === undefined) return turn
    return limitTime(turn, patienceMs, () => {
      waiting.delete(start)
      throw overdue('handler_timeout', 'wait for other calls of the handler', patienceMs)
    })
  }
  const leave = () => {
    const [next] = waiting
    if (next === undefined) running--
    else {
      waiting.delete(next)
      next()
    }
  }
  return async (work, patienceMs) => {
    if (running < limit) running++
    else await enter(patienceMs)
    let decision: Decision
    try {
      decision = await work()
    } catch (error) {
      leave()
      throw error
    }
    if (decision.eventually === undefined) leave()
    else decision.eventually.then(leave, leave)
    return decision
  }
}
