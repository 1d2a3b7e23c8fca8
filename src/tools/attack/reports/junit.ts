import type { AttackReport, CaseResult } from '../report.js'
import { escapeMarkup } from './html.js'

/**
 * A report in the XML of JUnit, which test servers read: a suite for each group, a test for each case.
 *
 * Cases that follow from another failure are failures too. Cases that were not run are skipped.
 */
export function toJUnit(report: AttackReport): string {
  const { results, groups, durationMs, startedAt } = report
  const failures = results.filter(({ status }) => status === 'failed').length
  const suites = groups.map(({ group, passed, failed, notRun }) => {
    const own = results.filter((result) => result.group === group)
    const counts = `tests="${passed + failed + notRun}" failures="${failed}" errors="0" skipped="${notRun}"`
    const timestamp = startedAt.toISOString().slice(0, 19)
    return `  <testsuite name="${group}" ${counts} time="0" timestamp="${timestamp}">\n${own.map(toTestCase).join('')}  </testsuite>\n`
  })
  const head = `name="webhook-receiver attack" tests="${results.length}" failures="${failures}" time="${durationMs / 1000}"`
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites ${head}>\n${suites.join('')}</testsuites>\n`
}

function toTestCase(result: CaseResult): string {
  const { id, group, rule, status, detail } = result
  const start = `    <testcase classname="${group}" name="${escapeMarkup(`${id}: ${rule}`)}" time="0"`
  if (status === 'passed') return `${start}/>\n`
  const content =
    status === 'not run'
      ? `<skipped message="${escapeMarkup(detail)}"/>`
      : `<failure message="${escapeMarkup(result.defect)}" type="${result.severity}">${escapeMarkup(failureText(result))}</failure>`
  return `${start}>${content}</testcase>\n`
}

function failureText({ detail, why, fix, followsFrom, evidence }: CaseResult): string {
  const shown = evidence.map(({ label, request, answer }) => `${label}\n${request}\n\n${answer}`)
  const cause = followsFrom === undefined ? [] : [`It follows from ${followsFrom}.`]
  return [detail, ...cause, `Why: ${why}`, `Fix: ${fix}`, ...shown].join('\n\n')
}
