import type { AttackReport, Grade } from '../report.js'
import { countCases } from './counts.js'

/** A report as JSON, with all results. */
export function toJson(report: AttackReport): string {
  return `${JSON.stringify({ version: 1, ...report }, null, 2)}\n`
}

const colors: Readonly<Record<Grade, string>> = {
  'A+': 'brightgreen',
  A: 'green',
  B: 'yellowgreen',
  C: 'yellow',
  D: 'orange',
  F: 'red',
  incomplete: 'lightgrey',
}

/** A badge with the grade and the number of cases that ran, or that it is incomplete, as the JSON that shields.io reads from an address. */
export function toBadge(report: AttackReport): string {
  const { grade, score } = report
  const mark = score === undefined && grade !== 'incomplete' ? `${grade}, incomplete` : grade
  const { total, notRun } = countCases(report)
  const message = `${mark} (${score === undefined ? '' : `${score}, `}${total - notRun} of ${total} cases)`
  const badge = { schemaVersion: 1, label: 'webhook endpoint', message, color: colors[grade] }
  return `${JSON.stringify(badge)}\n`
}
