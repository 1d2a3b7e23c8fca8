import type { AttackReport, Grade } from '../report.js'

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
}

/** A badge with the grade, as the JSON that shields.io reads from an address. */
export function toBadge({ grade, score }: AttackReport): string {
  const badge = { schemaVersion: 1, label: 'webhook endpoint', message: `${grade} (${score})`, color: colors[grade] }
  return `${JSON.stringify(badge)}\n`
}
