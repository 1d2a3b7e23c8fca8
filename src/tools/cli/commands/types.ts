import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { filterFlags, toFilter } from '../capture-flags.js'
import { type Context, defineCommand, type FlagValues } from '../command.js'
import { type ExitCode, exitCode, UsageError } from '../exit.js'
import { type TypeForm, toModule, typeForms } from '../shapes/module.js'
import { shapesOf } from '../shapes/payloads.js'
import { forceFlag, writeOutputFile } from '../terminal/output-file.js'
import { text } from '../terminal/text.js'

const { provider, event, after } = filterFlags

const flags = {
  provider,
  event,
  after,
  as: {
    type: 'text',
    value: 'form',
    choices: typeForms,
    default: 'typescript',
    summary: 'Types, or schemas of zod 4',
  },
  output: { type: 'text', value: 'file', summary: 'Write to this file' },
  ...forceFlag,
  check: { type: 'switch', summary: 'Write nothing; end with 1 if --output would change' },
} as const

export const command = defineCommand({
  args: '',
  flags,
  details: `Describes payloads as handlers get them, from captured requests that were not refused. A field that some payloads lack is
optional. No value of a payload is written. With --check, CI finds out that a provider has changed its payloads.`,
  examples: [
    'webhook-receiver types --provider github --output src/webhooks.ts',
    'webhook-receiver types --output src/webhooks.ts --check',
    'webhook-receiver types --output src/webhooks.ts --force',
  ],
  async run(_args, values, context) {
    const filter = toFilter(
      { ...values, status: undefined, before: undefined, answer: undefined, search: undefined },
      Date.now(),
    )
    const captures = (await context.captures()).list(filter)
    const genuine = captures.filter(({ verdict, truncated }) => verdict.status !== 'refused' && truncated !== true)
    const shapes = await shapesOf(genuine, context)
    for (const { provider: name, event: of, count } of shapes)
      context.out.json({ provider: name, event: of, payloads: count })
    if (shapes.length === 0) {
      context.out.note('No captured payload fits; webhook-receiver listen receives some.')
      return exitCode.finding
    }
    // One of the choices.
    return write(toModule(shapes, values.as as TypeForm), values, context)
  },
})

async function write(
  content: string,
  { output, check, force }: Pick<FlagValues<typeof flags>, 'output' | 'check' | 'force'>,
  context: Context,
): Promise<ExitCode> {
  const { out, cwd } = context
  if (output === undefined) {
    if (check) throw new UsageError('--check needs --output, the file to compare with')
    if (!out.isJson) out.raw(content)
    return exitCode.ok
  }
  const file = resolve(cwd, output)
  const before = await readFile(file, 'utf8').catch(() => undefined)
  if (before === content) return exitCode.ok
  if (check) {
    const finding =
      before === undefined
        ? 'does not exist; without --check, it is written'
        : `is not what the captures say: ${firstDifference(before, content)}`
    out.note(text`${output} ${finding}`)
    return exitCode.finding
  }
  await writeOutputFile(content, { flag: '--output', file: output, force }, context)
  out.note(text`wrote ${output}`)
  return exitCode.ok
}

function firstDifference(before: string, after: string): string {
  const [old, now] = [before.split('\n'), after.split('\n')]
  const at = now.findIndex((line, index) => line !== old[index])
  const line = at === -1 ? now.length : at
  return `line ${line + 1} is "${(old[line] ?? '').trim()}", and would be "${(now[line] ?? '').trim()}"`
}
