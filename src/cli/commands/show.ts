import { type Attempt, bodyOf, type Capture } from '../../inspector/captures/capture.js'
import { toIds } from '../capture-flags.js'
import { answerText, proofText, verdictText } from '../capture-text.js'
import { defineCommand } from '../command.js'
import { exitCode } from '../exit.js'
import { maskCapture } from '../headers.js'
import type { Output } from '../terminal/output.js'
import { pad } from '../terminal/table.js'
import { bold, cyan, dim, text } from '../terminal/text.js'
import { sizeOf, spanOf, timeOf } from '../terminal/units.js'
import { wrapWords } from '../terminal/wrap.js'

const shownBytes = 4_096
const labelWidth = 7

export const command = defineCommand({
  args: '<id>',
  flags: {
    'with-secrets': { type: 'switch', summary: 'Show the values of credentials, which are masked otherwise' },
    raw: { type: 'switch', summary: 'Print only the bytes of the body' },
    fix: { type: 'switch', summary: 'Print only how to fix a refused request' },
  },
  examples: ['webhook-receiver show last', 'webhook-receiver show 17 --fix', 'webhook-receiver show 17 --raw | jq .'],
  async run([argument = ''], flags, { out, captures }) {
    const store = captures()
    const [id = 0] = toIds(
      argument,
      store.list().map((each) => each.id),
    )
    const found = store.get(id)
    if (found === undefined) return exitCode.finding
    const capture = flags['with-secrets'] ? found : maskCapture(found)
    const attempts = store.attemptsOf(id)
    out.json({ ...capture, attempts })
    if (out.isJson) return exitCode.ok
    if (flags.raw) out.raw(bodyOf(found))
    else if (flags.fix) printFix(capture, out)
    else printAll(capture, attempts, out)
    return exitCode.ok
  },
})

function printAll(capture: Capture, attempts: readonly Attempt[], out: Output): void {
  const { id, verdict, method, target, httpVersion, rawHeaders, provider, receivedAt, origin, of } = capture
  out.line(text`${bold(`#${id}`)} ${provider ?? ''} ${bold(verdict.event)} ${verdict.deliveryId}`)
  out.line(
    text`${dim(receivedAt)}  ${origin}${of === undefined ? '' : ` from #${of}`}  ${verdictText(capture)} ${proofText(capture)}`,
  )
  if (verdict.message !== undefined) out.line(text`${verdict.message}`)
  printFix(capture, out)
  out.line()
  out.line(text`${bold(`${method} ${target}`)} ${dim(`HTTP/${httpVersion}`)}`)
  for (const [name, value] of rawHeaders) out.line(text`${cyan(name)}: ${value}`)
  out.line()
  printBody(bodyOf(capture), capture.truncated === true, out)
  for (const attempt of attempts) {
    out.line(text`${dim(timeOf(attempt.at))} ← ${answerText(attempt)} ${attempt.to} ${dim(spanOf(attempt.durationMs))}`)
  }
}

function printFix({ diagnosis }: Capture, out: Output): void {
  if (diagnosis === undefined) return
  const rows = [
    ['cause', diagnosis.cause],
    ['proof', diagnosis.proof],
    ['fix', diagnosis.fix],
    ...(diagnosis.hints ?? []).map((hint) => ['hint', hint] as const),
  ] as const
  for (const [label, words] of rows) {
    const [first, ...rest] = wrapWords(words, out.width - labelWidth)
    out.line(text`${pad(bold(label), labelWidth)}${first}`)
    for (const line of rest) out.line(text`${' '.repeat(labelWidth)}${line}`)
  }
}

function printBody(body: Buffer, isTruncated: boolean, out: Output): void {
  if (body.length === 0) {
    out.line(dim('no body'))
    return
  }
  for (const line of linesOf(body.subarray(0, shownBytes))) out.line(line)
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
