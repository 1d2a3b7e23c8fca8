// @ts-check
import { judge } from '../kill/judge.mjs'

/**
 * What a run may have at most.
 *
 * @typedef {object} Limits
 * @property {number} inFlight how many deliveries could have been in flight at all faults together: so many may be repeated
 * @property {number} left how many deliveries the inbox has at the end
 * @property {boolean} ordered whether the engine keeps an order
 * @property {boolean} [overlaps] whether two processes may handle deliveries of a key at the same time
 */

/**
 * Checks the ledger of a run.
 *
 * @param {string} ledger
 * @param {readonly import('../kill/judge.mjs').Sent[]} sent
 * @param {(key: string) => number} settleMsOf
 * @param {Limits} limits
 */
export function toVerdict(ledger, sent, settleMsOf, { inFlight, left, ordered, overlaps = false }) {
  const { acknowledged, handled, lost, late, outOfOrder, beside, stale } = judge(ledger, sent, settleMsOf)
  const done = ledger.split('\n').filter((line) => line.startsWith('done '))
  const repeated = done.length - new Set(done).size
  const disorder = ordered ? outOfOrder + stale + (overlaps ? 0 : beside) : 0
  const isBroken = lost > 0 || left > 0 || repeated > inFlight || disorder > 0
  return { acknowledged, handled, lost, repeated, ...(ordered && { late, outOfOrder, beside, stale }), isBroken }
}
