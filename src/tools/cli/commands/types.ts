import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { filterFlags, toFilter } from '../capture-flags.js'
import { type Context, defineCommand, type FlagValues } from '../command.js'
import { type ExitCode, exitCode, UsageError } from '../exit.js'
import { readDocuments } from '../from/documents.js'
import { messagesOf } from '../from/messages.js'
import { toProviderModule } from '../from/provider-code.js'
import { verifierNames } from '../from/verifiers.js'
import { type TypeForm, toModule, typeForms } from '../shapes/module.js'
import { shapesOf } from '../shapes/payloads.js'
import { forceFlag, writeOutputFile } from '../terminal/output-file.js'
import { text } from '../terminal/text.js'

const { provider, event, after } = filterFlags

const flags = {
  from: {
    type: 'text',
    value: 'document',
    summary: 'Write a provider from a document of OpenAPI 3.1 (webhooks) or AsyncAPI 2 or 3: a file, or a URL',
  },
  verifier: {
    type: 'text',
    value: 'name',
    choices: verifierNames,
    summary: 'With --from: what proves the sender; there is no default',
  },
  header: { type: 'text', value: 'name', summary: 'With --from: the header of the signature or token' },
  'event-in': { type: 'text', value: 'place', summary: 'With --from: where a request names its event' },
  'id-in': { type: 'text', value: 'place', summary: 'With --from: where a request has the id of the delivery' },
  name: { type: 'text', value: 'name', summary: 'With --from: the name of the provider; default its title' },
  'allow-host': {
    type: 'text',
    value: 'host',
    many: true,
    summary: 'With --from: a host that may be asked for documents',
  },
  'allow-folder': {
    type: 'text',
    value: 'folder',
    many: true,
    summary: 'With --from: a folder whose files may be read, besides that of the document',
  },
  provider,
  event,
  after,
  as: { type: 'text', value: 'form', choices: typeForms, default: 'typescript', summary: 'Types, or schemas of zod 4' },
  output: { type: 'text', value: 'file', summary: 'Write to this file' },
  ...forceFlag,
  check: { type: 'switch', summary: 'Write nothing; end with 1 if --output would change' },
} as const

const fromFlags = ['verifier', 'header', 'event-in', 'id-in', 'name', 'allow-host', 'allow-folder'] as const

export const command = defineCommand({
  args: '',
  flags,
  details: `Describes payloads as handlers get them, from captured requests that were not refused. A field that some payloads lack is
optional. No value of a payload is written. With --check, CI finds out that a provider has changed its payloads.

With --from, writes a provider of defineProvider, with a zod schema for each event. A place is a field such as type or data.type, or
a header such as header:X-Event; two are joined by a dot: header:X-Event,action. It is needed where the document does not give the
field another constant for each event. YAML needs the package yaml in your project.`,
  examples: [
    'webhook-receiver types --provider github --output src/webhooks.ts',
    'webhook-receiver types --output src/webhooks.ts --check',
    'webhook-receiver types --output src/webhooks.ts --force',
    'webhook-receiver types --from openapi.yaml --verifier hmac --header X-Signature --output src/acme.ts',
  ],
  async run(_args, values, context) {
    if (values.from !== undefined) return writeProvider(values.from, values, context)
    const stray = fromFlags.find((name) => values[name] !== undefined && values[name].length > 0)
    if (stray !== undefined) throw new UsageError(`--${stray} needs --from, the document to read`)
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

async function writeProvider(from: string, values: FlagValues<typeof flags>, context: Context): Promise<ExitCode> {
  const { provider: wanted, name, verifier, header, event: other, after: since } = values
  if (other !== undefined || since !== undefined)
    throw new UsageError('--event and --after are for captures, not for --from')
  const reach = { hosts: values['allow-host'], folders: values['allow-folder'] }
  const documents = await readDocuments(from, reach, context)
  const places = { eventIn: values['event-in'], idIn: values['id-in'] }
  const wish = { provider: wanted, name, verifier, header, ...places }
  const { code, events, variable, hasId } = toProviderModule(messagesOf(documents), documents, wish)
  for (const each of events) context.out.json({ event: each })
  const result = await write(code, values, context)
  context.out.note(text`Events: ${events.length}. The secret is read from ${variable}, and the file imports zod 4.`)
  if (!hasId) context.out.note('Without --id-in, deliveries have no id, so duplicates cannot be detected.')
  return result
}

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
        : `is not what would be written: ${firstDifference(before, content)}`
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
