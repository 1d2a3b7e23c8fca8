import { countUntold, filterFlags, idsOf, subjectFlag, toFilter, toSubject } from '../capture-flags.js'
import { type Context, defineCommand } from '../command.js'
import { exitCode, UsageError } from '../exit.js'
import { toCloudEvents } from '../export/cloud-event.js'
import { type Exported, plainText, toExported } from '../export/exported.js'
import { toFixture, toVitest } from '../export/fixture.js'
import { toHar } from '../export/har.js'
import { toOpenApi } from '../export/open-api.js'
import { toReceiverOpenApi } from '../export/receiver-open-api.js'
import { toCurl, toHttp } from '../export/request-text.js'
import { captureMask, revealedBy, revealFlag } from '../mask-captures.js'
import { readServerUrl } from '../requests/destination-flags.js'
import { jsonLine } from '../terminal/output.js'
import { checkOutputFile, forceFlag, type OutputFile, writeOutputFile } from '../terminal/output-file.js'
import { text } from '../terminal/text.js'

const formats = ['curl', 'http', 'har', 'fixture', 'vitest', 'cloudevent', 'openapi'] as const

export const command = defineCommand({
  args: '[id...]',
  flags: {
    ...filterFlags,
    ...subjectFlag,
    ...revealFlag,
    as: { type: 'text', value: 'format', choices: formats, default: 'curl', summary: 'What to write' },
    to: {
      type: 'text',
      value: 'url',
      summary: 'The server: a URL, localhost:3000/hooks, or a port; default that of the last attempt',
    },
    output: { type: 'text', value: 'file', summary: 'Write to a file that only you can read' },
    ...forceFlag,
    'with-secrets': { type: 'switch', summary: 'Keep credentials, which are masked otherwise' },
  },
  details: `An export without secrets is safe to attach to an issue, but its signature may no longer fit. A vitest test signs the
request with a new secret, and needs none of yours. OpenAPI describes the shapes of the requests, without any value; without
an id, it describes the receiver of the configuration: paths, events, proofs and answers.`,
  examples: [
    'webhook-receiver export last',
    'webhook-receiver export 17 --as vitest --output test/issue-opened.test.ts',
    'webhook-receiver export --search ada@example.com --as har --output ada.har',
    'webhook-receiver export 1..200 --as openapi --output webhooks.json',
    'webhook-receiver export --as openapi --config webhook-receiver.config.mjs',
  ],
  async run(args, flags, context) {
    const output = toOutput(flags)
    if (output !== undefined) await checkOutputFile(output, context)
    const filter = { ...toFilter(flags, Date.now()), ...(await toSubject(flags, context)) }
    const isFiltered = Object.values(filter).some((value) => value !== undefined)
    if (isFiltered && args.length > 0) throw new UsageError('export takes ids or a filter, not both')
    if (args.length === 0 && !isFiltered) {
      await write(await receiverOf(flags, context), output, context)
      return exitCode.ok
    }
    const captures = await context.captures()
    const options = { to: readTo(flags.to), withSecrets: flags['with-secrets'] === true }
    const ids = isFiltered ? captures.list(filter).map(({ id }) => id) : idsOf(args, captures)
    if (ids.length === 0) throw new UsageError('no capture matches this filter')
    const mask = await captureMask(context, flags.reveal)
    await context.audit({ what: 'export', of: 'captures', ids: ids.map(String), fields: revealedBy(flags) })
    const exported = ids.flatMap((id) => {
      const capture = captures.get(id)
      return capture === undefined
        ? []
        : [toExported(mask.capture(capture), captures.attemptsOf(id).map(mask.attempt), options)]
    })
    const content = await contentOf(flags.as, exported, context)
    await write(content, output, context)
    for (const [count, why] of countUntold(captures, filter))
      context.out.note(`Of ${count} it cannot be told: their bodies ${why}.`)
    return exitCode.ok
  },
})

async function receiverOf(flags: { readonly as: string; readonly to: string | undefined }, context: Context) {
  if (flags.as !== 'openapi') throw new UsageError('export needs an id: webhook-receiver export <id...>')
  return toReceiverOpenApi(await context.config(), context, readTo(flags.to)?.origin)
}

async function contentOf(format: string, exported: readonly Exported[], context: Context): Promise<string | Buffer> {
  if (format === 'http') return Buffer.concat(exported.map(toHttp))
  if (format === 'har') return toHar(exported, context.version)
  if (format === 'fixture') return exported.map(toFixture).join('')
  if (format === 'vitest') return exported.map(toVitest).join('\n')
  if (format === 'openapi') return toOpenApi(exported, context)
  if (format === 'curl') return exported.map(toCurl).join('\n')
  const events = await Promise.all(exported.map((each) => toCloudEvents(each, context)))
  return events
    .flat()
    .map((event) => `${jsonLine(event)}\n`)
    .join('')
}

function toOutput({ output, force }: { readonly output: string | undefined; readonly force: boolean | undefined }) {
  return output === undefined ? undefined : ({ flag: '--output', file: output, force, isPrivate: true } as const)
}

async function write(content: string | Buffer, output: OutputFile | undefined, context: Context): Promise<void> {
  const { out } = context
  if (output !== undefined) {
    await writeOutputFile(content, output, context)
    out.note(text`wrote ${output.file}`)
    return
  }
  // HTTP ends lines with CR LF, which only ends them on a terminal too. Latin-1 keeps all other bytes.
  const lines = Buffer.from(Buffer.from(content).toString('latin1').replaceAll('\r\n', '\n'), 'latin1')
  if (out.isTerminal && plainText(lines) === undefined) {
    throw new UsageError('the request contains characters that a terminal would act upon; write it with --output file')
  }
  out.raw(content)
}

// Nothing is sent, so the server may be on any machine.
function readTo(to: string | undefined): URL | undefined {
  return to === undefined ? undefined : readServerUrl(to, '--to')
}
