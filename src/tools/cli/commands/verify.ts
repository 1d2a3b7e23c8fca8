import { noMask } from '../../inspector/api/views/mask.js'
import { explainVerification } from '../../inspector/api/views/verification.js'
import type { VerificationView } from '../../inspector/api/wire.js'
import { defineCommand } from '../command.js'
import { exitCode, UsageError } from '../exit.js'
import { chooseForRequest, toInspected } from '../requests/choose-for-request.js'
import { readRequests } from '../requests/read-requests.js'
import { checkSecretFlags, secretFlags } from '../secrets.js'
import { quoted } from '../terminal/command-line.js'
import type { Output } from '../terminal/output.js'
import { bold, dim, green, red, spanOf, type Text, text } from '../terminal/text.js'

export const command = defineCommand({
  args: '<id>',
  flags: {
    provider: { type: 'text', value: 'name', summary: 'The provider, if the capture names none' },
    ...secretFlags,
    at: {
      type: 'text',
      value: 'time',
      choices: ['receipt', 'now'],
      default: 'receipt',
      summary: 'The time for the check of the age: receipt or now',
    },
  },
  details:
    'An id is 17 or last; a file holds JSON of show --json, or HTTP; - reads stdin. Ends with 0 for a verified request, and\n' +
    'with 1 for a refused one. The time of receipt of a file without one is now.',
  examples: ['webhook-receiver verify last', 'webhook-receiver verify request.http --provider stripe --at now'],
  async run([argument = ''], values, context) {
    const [given, ...others] = await readRequests([argument], context)
    if (given === undefined || others.length > 0) throw new UsageError('verify takes one request at a time')
    const chosen = await chooseForRequest(given, values.provider, values, context)
    checkSecretFlags(values, [chosen.name], 'one')
    const now = Date.now()
    const receivedAt = values.at === 'now' ? now : (given.receivedAt ?? now)
    const inspected = toInspected(given, receivedAt, chosen.url)
    const view = await explainVerification(inspected, chosen.name, chosen.provider, { mask: noMask, now })
    const isVerified = view.proof !== undefined && view.checks.every(({ result }) => result === 'passed')
    const { out } = context
    const key = view.proof?.key
    const secret = typeof key === 'number' ? chosen.keyNames[key] : undefined
    out.json({ request: given.label, verified: isVerified, secret, ...toJson(view) })
    const again = (name: string) =>
      context.writeCommand(`${name} ${given.capture?.id ?? quoted(argument)}`, 'with secrets')
    print(given.label, view, { isVerified, secret, again }, out)
    return isVerified ? exitCode.ok : exitCode.finding
  },
})

/** Without the texts of what was signed, which hold the body. */
function toJson({ signed, ...view }: VerificationView) {
  return { ...view, signed: signed?.map(({ kind, label, covered }) => ({ kind, label, covered })) }
}

interface Verified {
  readonly isVerified: boolean
  /** Where the secret that matches comes from. */
  readonly secret: string | undefined
  /** Writes another command for the same request. */
  readonly again: (name: string) => string
}

function print(label: string, view: VerificationView, { isVerified, secret, again }: Verified, out: Output): void {
  out.line(text`${bold(label)} ${view.provider} ${isVerified ? green('verified') : red('refused')}`)
  for (const { name, result, detail } of view.checks) out.line(text`  ${marks[result]} ${name}  ${dim(detail)}`)
  if (secret !== undefined) out.line(text`  secret: ${secret}`)
  if (view.signed !== undefined) {
    const parts = view.signed.map(({ kind, label: part, text: literal }) =>
      kind === 'literal' ? `"${literal}"` : part,
    )
    out.line(text`  signed: ${parts.join(' + ')}`)
  }
  if (view.ageSeconds !== undefined) {
    const tolerance =
      view.toleranceSeconds === undefined ? '' : `, and ${spanOf(view.toleranceSeconds * 1000)} are allowed`
    out.line(text`  age: signed ${ageOf(view.ageSeconds)}${tolerance}`)
  }
  if (isVerified && !view.nowAccepted)
    out.line(text`  ${dim(`It would be refused now, because it is too old; ${again('replay')} signs it again.`)}`)
  if (!isVerified) out.line(text`  ${dim(`${again('doctor')} finds out why`)}`)
}

const marks: Readonly<Record<'passed' | 'failed' | 'skipped', Text>> = {
  passed: green('✓'),
  failed: red('✗'),
  skipped: dim('-'),
}

function ageOf(seconds: number): string {
  return seconds < 0 ? `${spanOf(-seconds * 1000)} in the future` : `${spanOf(seconds * 1000)} before its receipt`
}
