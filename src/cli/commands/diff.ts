import { bodyOf, type Capture } from '../../inspector/captures/capture.js'
import { idsOf } from '../capture-flags.js'
import { defineCommand } from '../command.js'
import { compareBodies } from '../diff/bodies.js'
import { type Difference, headerDifferences } from '../diff/differences.js'
import { exitCode, UsageError } from '../exit.js'
import { maskHeaders, maskTarget } from '../headers.js'
import type { Output } from '../terminal/output.js'
import { cut } from '../terminal/table.js'
import { bold, dim, green, red, text } from '../terminal/text.js'

export const command = defineCommand({
  args: '<id> <id>',
  flags: {},
  details: `Compares request lines, headers and bodies: JSON by its fields, anything else by its bytes. Exits with 1 if the
requests differ. Credentials are masked.`,
  examples: ['webhook-receiver diff 16 17'],
  async run(args, _flags, { out, captures }) {
    const store = captures()
    const [left, right] = args.map((argument) => store.get(idsOf([argument], store)[0] ?? 0))
    if (left === undefined || right === undefined) throw new UsageError('diff needs two ids')
    const heads = headDifferences(left, right)
    const headers = headerDifferences(maskHeaders(left.rawHeaders), maskHeaders(right.rawHeaders))
    const body = compareBodies(bodyOf(left), bodyOf(right))
    out.json({ ids: [left.id, right.id], request: heads, headers, body })
    print('request', heads, out)
    print('headers', headers, out)
    print(bodyTitles[body.kind], body.differences, out)
    const isSame = heads.length + headers.length + body.differences.length === 0
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

function headDifferences(left: Capture, right: Capture): Difference[] {
  const partsOf = ({ method, target, httpVersion, provider, verdict }: Capture) => ({
    method,
    target: maskTarget(target),
    version: httpVersion,
    provider,
    event: verdict.event,
    verdict: [verdict.status, verdict.code].filter(Boolean).join(' '),
  })
  const others: Readonly<Record<string, string | undefined>> = partsOf(right)
  return Object.entries(partsOf(left)).flatMap(([at, value]) =>
    value === others[at] ? [] : [{ at, left: value, right: others[at] }],
  )
}

function print(title: string, differences: readonly Difference[], out: Output): void {
  if (differences.length === 0) return
  out.line(bold(title))
  for (const { at, left, right } of differences) {
    out.line(text`  ${dim(at === '' ? '(whole)' : at)}`)
    if (left !== undefined) out.line(text`  ${red(text`- ${cut(text`${left}`, out.width - 4)}`)}`)
    if (right !== undefined) out.line(text`  ${green(text`+ ${cut(text`${right}`, out.width - 4)}`)}`)
  }
}
