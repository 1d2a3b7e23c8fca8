// @ts-check
import { toStoredId } from './provider.mjs'

/**
 * Holds what the handlers wrote against what was promised.
 *
 * @param {string} log lines `begin key number attempt` and `done key number`, in the order of their time
 * @param {Iterable<string>} acknowledged ids, `key-number`, that were answered 2XX
 * @param {ReadonlyMap<string, number>} recorded of each stored id how many characters the log had at most when it was found
 *   recorded as handled
 */
export function judge(log, acknowledged, recorded) {
  const done = new Set()
  const lastDone = new Map()
  const running = new Set()
  const verdict = {
    acknowledged: 0,
    handled: 0,
    recorded: recorded.size,
    attempts: 0,
    lost: 0,
    again: 0,
    outOfOrder: 0,
    beside: 0,
  }
  let offset = 0
  for (const line of log.split('\n')) {
    const [what, key = '', text = ''] = line.split(' ')
    const id = `${key}-${text}`
    const number = Number(text)
    if (what === 'killed') running.clear()
    if (what === 'begin') {
      verdict.attempts++
      if (number > (lastDone.get(key) ?? 0) + 1) verdict.outOfOrder++
      if (offset >= (recorded.get(toStoredId(key, number)) ?? Number.POSITIVE_INFINITY)) verdict.again++
      const others = [...running].filter((other) => other.startsWith(`${key}-`) && other !== id)
      if (others.length > 0) verdict.beside++
      running.add(id)
    }
    if (what === 'done') {
      running.delete(id)
      done.add(id)
      lastDone.set(key, Math.max(number, lastDone.get(key) ?? 0))
    }
    offset += line.length + 1
  }
  verdict.handled = done.size
  for (const id of acknowledged) {
    verdict.acknowledged++
    if (!done.has(id)) verdict.lost++
  }
  return verdict
}
