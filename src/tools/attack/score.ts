import { groupNames, type Severity } from './attack-case.js'
import type { CaseResult, Grade, GroupScore } from './report.js'

const weights: Readonly<Record<Severity, number>> = { critical: 10, serious: 4, minor: 1 }

/** The share of the weight of passed cases, from 0 to 100; `undefined` if none was run. */
export function scoreOf(results: readonly CaseResult[]): number | undefined {
  const sum = (some: readonly CaseResult[]) => some.reduce((total, { severity }) => total + weights[severity], 0)
  const run = results.filter(({ status }) => status !== 'not run')
  if (run.length === 0) return undefined
  // Rounded down, so that 100 means that everything passed.
  return Math.floor((100 * sum(run.filter(({ status }) => status === 'passed'))) / sum(run))
}

/**
 * The grade for a badge.
 *
 * @param isIncomplete - cases that should run did not: there is no grade then, unless it can only be F
 */
export function gradeOf(results: readonly CaseResult[], isIncomplete: boolean): Grade {
  const failed = results.filter(({ status }) => status === 'failed')
  if (failed.some(({ severity }) => severity === 'critical')) return 'F'
  const score = isIncomplete ? undefined : scoreOf(results)
  if (score === undefined) return 'incomplete'
  if (score === 0) return 'F'
  if (failed.length === 0) return 'A+'
  if (score >= 95) return 'A'
  if (score >= 90) return 'B'
  return score >= 80 ? 'C' : 'D'
}

/** The scores of all groups that have results. */
export function scoreGroups(results: readonly CaseResult[]): readonly GroupScore[] {
  return groupNames.flatMap((group) => {
    const own = results.filter((result) => result.group === group)
    const count = (status: CaseResult['status']) => own.filter((result) => result.status === status).length
    if (own.length === 0) return []
    return [{ group, score: scoreOf(own), passed: count('passed'), failed: count('failed'), notRun: count('not run') }]
  })
}
