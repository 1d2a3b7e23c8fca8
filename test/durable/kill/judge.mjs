// @ts-check

/**
 * What a provider knows about a delivery that it sends, in milliseconds of one clock.
 *
 * @typedef {object} Sent
 * @property {string} key
 * @property {number} number
 * @property {number} from when it was sent for the first time
 * @property {number} [until] when it was acknowledged
 * @property {string | undefined} [failure] why it was not acknowledged the last time
 */

/**
 * Checks the log of the handlers against the promises.
 *
 * A delivery that was acknowledged before a higher number of its key had settled must be handled before that number: a number
 * that has settled releases all lower ones that are stored.
 *
 * @param {string} log lines `begin key number attempt`, `done key number`, `failed key number` and `killed`, in the order of
 *   their time
 * @param {Iterable<Sent>} sent
 * @param {(key: string) => number} settleMsOf how long a number of a key settles: 0 for arrival order
 * @param {(delivery: Sent) => number} recordedAt how many characters the log had at most when a delivery was found recorded as
 *   handled; infinity if it never was
 */
export function judge(log, sent, settleMsOf, recordedAt = () => Number.POSITIVE_INFINITY) {
  const keys = toKeys(sent)
  /** @type {Map<string, number>} in which order they were first done */
  const done = new Map()
  const running = new Set()
  const verdict = {
    ...count(keys),
    handled: 0,
    attempts: 0,
    lost: 0,
    again: 0,
    outOfOrder: 0,
    late: 0,
    beside: 0,
    stale: 0,
  }
  let offset = 0
  for (const line of log.split('\n')) {
    const [what, key = '', number = ''] = line.split(' ')
    const id = `${key}-${number}`
    if (what === 'killed') running.clear()
    if (what === 'failed' || what === 'done') running.delete(id)
    if (what === 'done' && !done.has(id)) done.set(id, done.size)
    if (what === 'begin') {
      verdict.attempts++
      const delivery = keys.get(key)?.get(Number(number))
      if (delivery === undefined) throw new Error(`${id} was not sent`)
      if (offset >= recordedAt(delivery)) verdict.again++
      // A worker that was late: another one has handled this delivery, and then a later one.
      const doneAt = done.get(id)
      const isPassed = (/** @type {Sent} */ other) =>
        other.number > delivery.number && (done.get(`${key}-${other.number}`) ?? 0) > (doneAt ?? 0)
      if (doneAt !== undefined && all(keys, key).some(isPassed)) verdict.stale++
      for (const lower of all(keys, key)) {
        if (lower.number >= delivery.number || lower.until === undefined || done.has(`${key}-${lower.number}`)) continue
        if (isLate(lower, keys, settleMsOf)) verdict.late++
        else verdict.outOfOrder++
      }
      if ([...running].some((other) => other.startsWith(`${key}-`) && other !== id)) verdict.beside++
      running.add(id)
    }
    offset += line.length + 1
  }
  verdict.handled = done.size
  for (const { key, number, until } of all(keys))
    if (until !== undefined && !done.has(`${key}-${number}`)) verdict.lost++
  return verdict
}

/** @typedef {ReadonlyMap<string, ReadonlyMap<number, Sent>>} Keys */

/**
 * @param {Iterable<Sent>} sent
 * @returns {Keys}
 */
function toKeys(sent) {
  const keys = new Map()
  for (const delivery of sent) {
    const ofKey = keys.get(delivery.key) ?? new Map()
    keys.set(delivery.key, ofKey.set(delivery.number, delivery))
  }
  return keys
}

/**
 * @param {Keys} keys
 * @param {string} [key] of this one only
 */
function all(keys, key) {
  const chosen = key === undefined ? [...keys.values()] : [keys.get(key) ?? new Map()]
  return chosen.flatMap((ofKey) => [...ofKey.values()])
}

/**
 * @param {Sent} delivery
 * @param {Keys} keys
 * @param {(key: string) => number} settleMsOf
 */
function isLate({ key, number, until = 0 }, keys, settleMsOf) {
  const higher = all(keys, key).filter((other) => other.number > number)
  return until >= Math.min(...higher.map(({ from }) => from)) + settleMsOf(key)
}

/**
 * How many were acknowledged, and how many of those were sent after a higher number of their key had been acknowledged.
 *
 * @param {Keys} keys
 */
function count(keys) {
  const acknowledged = all(keys).filter(({ until }) => until !== undefined)
  const inverted = acknowledged.filter(({ key, number, from }) =>
    all(keys, key).some((other) => other.number > number && other.until !== undefined && other.until <= from),
  )
  return { acknowledged: acknowledged.length, inverted: inverted.length }
}
