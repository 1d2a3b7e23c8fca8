import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { idsOf } from '../capture-flags.js'
import { type Context, defineCommand } from '../command.js'
import { exitCode, UsageError } from '../exit.js'
import { toCloudEvents } from '../export/cloud-event.js'
import { toCurl } from '../export/curl.js'
import { type Exported, plainText, toExported } from '../export/exported.js'
import { toFixture, toVitest } from '../export/fixture.js'
import { toHar } from '../export/har.js'
import { toHttp } from '../export/http.js'
import { toOpenApi } from '../export/open-api.js'
import { toReceiverOpenApi } from '../export/receiver-open-api.js'
import { jsonLine } from '../terminal/output.js'

const formats = ['curl', 'http', 'har', 'fixture', 'vitest', 'cloudevent', 'openapi'] as const

export const command = defineCommand({
  args: '[id...]',
  flags: {
    as: { type: 'text', value: 'format', choices: formats, default: 'curl', summary: 'What to write' },
    to: {
      type: 'text',
      value: 'url',
      summary: 'The server in curl, HAR and OpenAPI; default that of the last attempt',
    },
    output: { type: 'text', value: 'file', summary: 'Write to a file' },
    'with-secrets': { type: 'switch', summary: 'Keep credentials, which are masked otherwise' },
  },
  details: `An export without secrets is safe to attach to an issue, but its signature may no longer fit. A vitest test signs the
request with a new secret, and needs none of yours. OpenAPI describes the shapes of the requests, without any value; without
an id, it describes the receiver of the configuration: paths, events, proofs and answers.`,
  examples: [
    'webhook-receiver export last',
    'webhook-receiver export 17 --as vitest --output test/issue-opened.test.ts',
    'webhook-receiver export 3..7 --as har --output webhooks.har',
    'webhook-receiver export 1..200 --as openapi --output webhooks.json',
    'webhook-receiver export --as openapi --config webhook-receiver.config.mjs',
  ],
  async run(args, flags, context) {
    if (args.length === 0) {
      await write(await receiverOf(flags, context), flags.output, context)
      return exitCode.ok
    }
    const captures = context.captures()
    const options = {
      to: flags.to === undefined ? undefined : originOf(flags.to),
      withSecrets: flags['with-secrets'] === true,
    }
    const exported = idsOf(args, captures).flatMap((id) => {
      const capture = captures.get(id)
      return capture === undefined ? [] : [toExported(capture, captures.attemptsOf(id), options)]
    })
    const content = await contentOf(flags.as, exported, context)
    await write(content, flags.output, context)
    return exitCode.ok
  },
})

async function receiverOf(flags: { readonly as: string; readonly to: string | undefined }, context: Context) {
  if (flags.as !== 'openapi') throw new UsageError('export needs an id: webhook-receiver export <id...>')
  return toReceiverOpenApi(await context.config(), context, flags.to === undefined ? undefined : originOf(flags.to))
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

async function write(content: string | Buffer, file: string | undefined, { out, cwd }: Context): Promise<void> {
  if (file !== undefined) {
    // Fails if the file exists: an export must not replace a test that somebody has edited.
    await writeFile(resolve(cwd, file), content, { flag: 'wx', mode: 0o600 }).catch((error: Error) => {
      throw new UsageError(`--output: ${error.message}`)
    })
    out.note(`wrote ${file}`)
    return
  }
  // HTTP ends lines with CR LF, which only ends them on a terminal too. Latin-1 keeps all other bytes.
  const lines = Buffer.from(Buffer.from(content).toString('latin1').replaceAll('\r\n', '\n'), 'latin1')
  if (out.isTerminal && plainText(lines) === undefined) {
    throw new UsageError('the request contains characters that a terminal would act upon; write it with --output file')
  }
  out.raw(content)
}

function originOf(to: string): string {
  const url = /^\d{1,5}$/.test(to) ? `http://localhost:${to}` : to
  if (!URL.canParse(url)) throw new UsageError(`--to must be a URL or a port, not ${to}`)
  return new URL(url).origin
}
