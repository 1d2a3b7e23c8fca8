import type { Capture } from '../../inspector/captures/capture.js'
import { idsOf } from '../capture-flags.js'
import { defineCommand } from '../command.js'
import { compareCaptures, type Difference } from '../diff/compare-captures.js'
import { exitCode, UsageError } from '../exit.js'
import { captureMask, maskCapture, revealFlag } from '../mask-captures.js'
import type { Output } from '../terminal/output.js'
import { cut } from '../terminal/table.js'
import { bold, dim, green, red, text } from '../terminal/text.js'

export const command = defineCommand({
  args: '<id> <id>',
  flags: { ...revealFlag },
  details: `Compares request lines, headers and bodies: JSON by its fields, anything else by its bytes. Exits with 1 if the
requests differ. Credentials are masked.`,
  examples: ['webhook-receiver diff 16 17'],
  async run(args, flags, context) {
    const { out } = context
    const [store, mask] = [await context.captures(), await captureMask(context, flags.reveal)]
    const [left, right] = args.map((argument) => store.get(idsOf([argument], store)[0] ?? 0))
    if (left === undefined || right === undefined) throw new UsageError('diff needs two ids')
    const ids = [left, right].map(({ id }) => String(id))
    if (flags.reveal.length > 0) await context.audit({ what: 'reveal', of: 'captures', ids, fields: flags.reveal })
    const shown = (capture: Capture) => maskCapture(mask.capture(capture))
    const { request, headers, body, isSame } = compareCaptures(shown(left), shown(right))
    out.json({ ids: [left.id, right.id], request, headers, body })
    print('request', request, out)
    print('headers', headers, out)
    print(bodyTitles[body.kind], body.differences, out)
    if (isSame) out.line('no difference')
    return isSame ? exitCode.ok : exitCode.finding
  },
})

const bodyTitles = {
  equal: 'body',
  layout: 'body: the same JSON in another layout',
  json: 'body',
  bytes: 'body: bytes',
} as const

function print(title: string, differences: readonly Difference[], out: Output): void {
  if (differences.length === 0) return
  out.line(bold(title))
  for (const { at, left, right } of differences) {
    out.line(text`  ${dim(at === '' ? '(whole)' : at)}`)
    if (left !== undefined) out.line(text`  ${red(text`- ${cut(text`${left}`, out.width - 4)}`)}`)
    if (right !== undefined) out.line(text`  ${green(text`+ ${cut(text`${right}`, out.width - 4)}`)}`)
  }
}
