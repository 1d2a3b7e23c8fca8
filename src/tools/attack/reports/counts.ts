import type { AttackReport, CaseResult } from '../report.js'

/** How many cases passed, failed and were not run; together they are all that were selected. */
export function countCases({ results }: Pick<AttackReport, 'results'>) {
  const count = (status: CaseResult['status']) => results.filter((result) => result.status === status).length
  return { total: results.length, passed: count('passed'), failed: count('failed'), notRun: count('not run') }
}

/** The counts in words: `72 of 88 cases passed, 0 failed, 16 not run`. */
export function describeCounts(report: Pick<AttackReport, 'results'>): string {
  const { total, passed, failed, notRun } = countCases(report)
  return `${passed} of ${total} ${total === 1 ? 'case' : 'cases'} passed, ${failed} failed, ${notRun} not run`
}

/** Grade and score in words: `grade A+, score 100 of 100`, or `grade incomplete, no score`. */
export function describeGrade({ grade, score, incomplete }: AttackReport): string {
  if (score !== undefined) return `grade ${grade}, score ${score} of 100`
  return incomplete === undefined || grade === 'incomplete'
    ? `grade ${grade}, no score`
    : `grade ${grade}, incomplete, no score`
}

/** Why cases were not run, with the ids of the cases; the most common reason comes first. */
export function notRunReasons({ results }: Pick<AttackReport, 'results'>) {
  const ids = new Map<string, string[]>()
  for (const { id, status, detail } of results) {
    if (status !== 'not run') continue
    const same = ids.get(detail)
    if (same === undefined) ids.set(detail, [id])
    else same.push(id)
  }
  return [...ids].map(([reason, of]) => ({ reason, ids: of })).sort((left, right) => right.ids.length - left.ids.length)
}
