import { singleLine } from '../../../core/base/printable.js'
import type { AttackReport, CaseResult } from '../report.js'
import { describeCounts, describeGrade, notRunReasons } from './counts.js'

const maxCurlLength = 4_000

/**
 * A report as plain text: grade, groups, each finding with what happened, why it matters and the fix, and why cases were not
 * run.
 *
 * @example
 * console.log(toText(await attack(options)))
 */
export function toText(report: AttackReport): string {
  const { target, vendor, framework, requests, durationMs, seed, incomplete, groups, findings, results } = report
  const others = results.filter(({ followsFrom }) => followsFrom !== undefined)
  const lines = [
    `${vendor} deliveries to ${singleLine(target)}${framework === undefined ? '' : ` (${framework})`}`,
    `${describeGrade(report)}: ${describeCounts(report)}`,
    ...(incomplete === undefined ? [] : wrap('', `incomplete: ${singleLine(incomplete)}`)),
    `${requests} ${requests === 1 ? 'request' : 'requests'} in ${(durationMs / 1000).toFixed(1)} s, seed ${seed}`,
    '',
    ...groups.map(
      ({ group, score: own, passed, failed, notRun }) =>
        `${group.padEnd(9)} ${String(own ?? '-').padStart(3)}  ${passed} passed, ${failed} failed, ${notRun} not run`,
    ),
    '',
    ...(findings.length === 0
      ? [results.some(({ status }) => status !== 'not run') ? 'No findings.' : 'No case ran.']
      : findings.flatMap(findingLines)),
    ...others.map(({ id, followsFrom }) => `${id} failed too; it follows from ${followsFrom}`),
    ...notRunReasons(report).flatMap(notRunLines),
  ]
  return `${lines.join('\n').replace(/\n{3,}/g, '\n\n')}\n`
}

function findingLines({ id, defect, severity, detail, why, references, fix, evidence: [first] }: CaseResult): string[] {
  return [
    `${severity.toUpperCase()}  ${defect}  (${id})`,
    ...wrap('what', singleLine(detail)),
    ...wrap('why', `${why}${references.length === 0 ? '' : ` See ${references.join(', ')}.`}`),
    ...wrap('fix', fix),
    ...(first === undefined
      ? []
      : [`  sent  ${first.label}`, ...requestLines(first.request), '  came', ...indent(first.answer)]),
    '',
  ]
}

function notRunLines({ reason, ids }: ReturnType<typeof notRunReasons>[number]): string[] {
  return ['', `${ids.length} not run: ${singleLine(reason)}`, ...wrap('', ids.join(', '))]
}

// A command is printed whole, so that it can be pasted, or not at all.
function requestLines(request: string): string[] {
  if (!request.startsWith('curl ')) return indent(request)
  if (request.length <= maxCurlLength) return request.split('\n').map((line) => `        ${line}`)
  return [`        a curl command of ${request.length} characters: --report json has it whole`]
}

// Lines of at most 80 characters, unless a word is longer.
function wrap(name: string, text: string): string[] {
  const lines = text.match(/\S.{0,70}(?=\s|$)|\S+/g) ?? []
  return lines.map((line, index) => `  ${(index === 0 ? name : '').padEnd(6)}${line}`)
}

// At most twelve lines, each made safe for a terminal.
function indent(text: string): string[] {
  const lines = text.split(/\r?\n/)
  const shown = lines
    .slice(0, 12)
    .map((line) => `        ${singleLine(line, 300)}${line.length > 300 ? `... (${line.length} characters)` : ''}`)
  return lines.length > 12 ? [...shown, `        ... ${lines.length - 12} more lines`] : shown
}
