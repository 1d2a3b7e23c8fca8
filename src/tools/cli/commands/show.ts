import { diagnosisFrameworks, fixFor } from '../../doctor/fixes.js'
import type { DiagnosisFramework } from '../../doctor/index.js'
import { type Attempt, bodyOf, type Capture, type CaptureDiagnosis } from '../../inspector/captures/capture.js'
import { idsOf } from '../capture-flags.js'
import { answerText, proofText, verdictText } from '../capture-text.js'
import { defineCommand } from '../command.js'
import { evidenceLabel, explainAnswer, type FixOptions } from '../doctor/explain-answer.js'
import { fixCodeFor, frameworkOf } from '../doctor/fix-code.js'
import { exitCode } from '../exit.js'
import { captureMask, maskAttempt, maskCapture, revealedBy, revealFlag } from '../mask-captures.js'
import type { Output } from '../terminal/output.js'
import { pad } from '../terminal/table.js'
import { bold, cyan, dim, sizeOf, spanOf, text, timeOf, wrapWords } from '../terminal/text.js'

const shownBytes = 4_096
const labelWidth = 7

export const command = defineCommand({
  args: '<id>',
  flags: {
    ...revealFlag,
    'with-secrets': { type: 'switch', summary: 'Show the values of credentials, which are masked otherwise' },
    raw: { type: 'switch', summary: 'Print only the bytes of the body' },
    fix: { type: 'switch', summary: 'Print only how to fix a request that was refused, or not answered 2xx' },
    framework: {
      type: 'text',
      value: 'name',
      choices: diagnosisFrameworks,
      summary: 'What the fix is written for; by default the framework of package.json',
    },
  },
  examples: [
    'webhook-receiver show last',
    'webhook-receiver show 17 --fix --framework express',
    'webhook-receiver show 17 --raw | jq .',
  ],
  async run([argument = ''], flags, context) {
    const { out, captures, cwd, writeCommand } = context
    const store = await captures()
    const [id = 0] = idsOf([argument], store)
    const stored = store.get(id)
    if (stored === undefined) return exitCode.finding
    const mask = await captureMask(context, flags.reveal)
    const fields = revealedBy(flags)
    if (fields.length > 0) await context.audit({ what: 'reveal', of: 'captures', ids: [String(id)], fields })
    const found = mask.capture(stored)
    const capture = flags['with-secrets'] ? found : maskCapture(found)
    const answers = store.attemptsOf(id).map(mask.attempt)
    const attempts = flags['with-secrets'] ? answers : answers.map(maskAttempt)
    // One of the choices.
    const framework = (flags.framework as DiagnosisFramework | undefined) ?? frameworkOf(cwd)
    const findings = findingsOf(capture, attempts, { framework, writeCommand })
    out.json({ ...capture, attempts, findings })
    if (out.isJson) return exitCode.ok
    if (flags.raw) out.raw(bodyOf(found))
    else if (!flags.fix) {
      printAll(capture, attempts, findings, out)
      for (const replay of store.list({ origin: 'replayed' }).filter(({ of }) => of === id)) {
        out.line(text`replayed with changes as #${replay.id} ← ${answerText(store.attemptsOf(replay.id).at(-1))}`)
      }
    } else if (findings.length > 0) for (const finding of findings) printFix(finding, out)
    else out.note(`#${id} needs no fix that is known; ${writeCommand(`doctor ${id}`, 'with secrets')} looks into it.`)
    return exitCode.ok
  },
})

/** A finding, with the code that corrects it. */
interface FixedFinding extends CaptureDiagnosis {
  readonly code?: string | undefined
}

// What was wrong with the request at its receipt, and what is wrong with the last answer.
function findingsOf(capture: Capture, attempts: readonly Attempt[], options: FixOptions): readonly FixedFinding[] {
  const { verdict, diagnosis } = capture
  const answer = explainAnswer(capture, attempts.at(-1), options)
  const answers = answer === undefined ? [] : [answer]
  if (verdict.status !== 'refused' || diagnosis === undefined) return answers
  const code = fixCodeFor(diagnosis.cause, options.framework)
  // It was written for the framework that was known when the request came.
  const fix = code === undefined ? diagnosis.fix : fixFor('body_reserialised', options.framework)
  return [{ ...diagnosis, fix, code }, ...answers]
}

function printAll(
  capture: Capture,
  attempts: readonly Attempt[],
  findings: readonly FixedFinding[],
  out: Output,
): void {
  const { id, verdict, method, target, httpVersion, rawHeaders, provider, receivedAt, origin, of } = capture
  out.line(text`${bold(`#${id}`)} ${provider ?? ''} ${bold(verdict.event)} ${verdict.deliveryId}`)
  out.line(
    text`${dim(receivedAt)}  ${origin}${of === undefined ? '' : ` from #${of}`}  ${verdictText(capture)} ${proofText(capture)}`,
  )
  if (verdict.message !== undefined) out.line(text`${verdict.message}`)
  for (const finding of findings) printFix(finding, out)
  out.line()
  out.line(text`${bold(`${method} ${target}`)} ${dim(`HTTP/${httpVersion}`)}`)
  for (const [name, value] of rawHeaders) out.line(text`${cyan(name)}: ${value}`)
  out.line()
  printBody(bodyOf(capture), capture.truncated === true, out)
  for (const attempt of attempts) {
    out.line(text`${dim(timeOf(attempt.at))} ← ${answerText(attempt)} ${attempt.to} ${dim(spanOf(attempt.durationMs))}`)
  }
}

function printFix({ cause, proof, fix, code, run, hints = [] }: FixedFinding, out: Output): void {
  const rows = [
    ['cause', cause],
    [evidenceLabel(cause), proof],
    ['fix', fix],
    ...hints.map((hint) => ['hint', hint] as const),
  ] as const
  for (const [label, words] of rows) {
    const [first, ...rest] = wrapWords(words, out.width - labelWidth)
    out.line(text`${pad(bold(label), labelWidth)}${first}`)
    for (const line of rest) out.line(text`${' '.repeat(labelWidth)}${line}`)
  }
  // Not broken, so that it can be copied.
  if (run !== undefined) out.line(text`${pad(bold('run'), labelWidth)}${run}`)
  for (const line of code?.split('\n') ?? []) out.line(line === '' ? '' : text`${' '.repeat(labelWidth)}${line}`)
}

function printBody(body: Buffer, isTruncated: boolean, out: Output): void {
  if (body.length === 0) {
    out.line(dim('no body'))
    return
  }
  // Marked, so that no line of a body looks like one of this command.
  for (const line of linesOf(body.subarray(0, shownBytes))) out.line(text`${dim('|')} ${line}`)
  const rest = body.length - shownBytes
  if (rest > 0) out.line(dim(`… ${sizeOf(rest)} more; --raw prints all`))
  if (isTruncated) out.line(dim('The body was longer than the limit; the rest was not kept.'))
  out.line()
}

function linesOf(bytes: Buffer): readonly string[] {
  const decoded = bytes.toString('utf8')
  try {
    return JSON.stringify(JSON.parse(decoded), null, 2).split('\n')
  } catch {
    return decoded.split(/\r?\n/)
  }
}
