import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { nearest } from '../../../core/base/options.js'
import type { VendorDeliveries } from '../../../testing/vendor-deliveries.js'
import { providerNames } from '../../inspector/providers/providers.js'
import { planFaults } from '../../inspector/sending/plan-faults.js'
import { type Context, defineCommand, type FlagValues } from '../command.js'
import { type ExitCode, exitCode, UsageError } from '../exit.js'
import { type ChosenSender, chooseSender, loadProvider } from '../requests/choose-sender.js'
import { destinationFlags, readDestination } from '../requests/destination-flags.js'
import { asUsageLater, editFlags, readBodyChanges } from '../requests/edit-flags.js'
import { type PrintForm, printForms, printRequest } from '../requests/print-request.js'
import { loadRules } from '../requests/retry-rules.js'
import { checkSecretFlags, secretFlags } from '../secrets.js'
import { faultFlags, faultHelp, readFaults } from '../send/fault-flags.js'
import { type MakeRequest, requestMaker } from '../send/make-request.js'
import { sendPlanned } from '../send/send-planned.js'
import type { Output } from '../terminal/output.js'
import { checkOutputFile, forceFlag, type OutputFile, writeOutputFile } from '../terminal/output-file.js'
import { tableLines } from '../terminal/table.js'
import { bold, dim, text, toText } from '../terminal/text.js'

const flags = {
  ...destinationFlags,
  ...secretFlags,
  ...editFlags,
  header: { type: 'text', value: 'name:value', many: true, summary: 'Sets a header that is not signed' },
  'same-id': { type: 'switch', summary: 'Keep the id of the sample, so that all are one delivery' },
  count: { type: 'number', value: 'number', default: 1, max: 100_000, summary: 'How many deliveries' },
  concurrency: { type: 'number', value: 'number', default: 1, max: 256, summary: 'How many at a time' },
  retry: {
    type: 'text',
    value: 'rules',
    bare: true,
    summary: "Retry by the provider's rules, or by those of another one",
  },
  speed: { type: 'number', value: 'factor', default: 900, fraction: true, summary: 'How much faster retries come' },
  ...faultFlags,
  expect: {
    type: 'text',
    value: '2xx',
    summary: 'End with 1 unless every answer is this, such as 200,401 (default 2xx)',
  },
  'dry-run': { type: 'switch', summary: 'Print the signed request, and send nothing' },
  print: { type: 'text', value: 'form', choices: printForms, summary: `Print the request as ${printForms.join(', ')}` },
  list: { type: 'switch', summary: 'List the providers, or the events of one' },
  'new-key': { type: 'text', value: 'file', summary: 'Make a private key for a provider that signs with one' },
  ...forceFlag,
} as const

export const command = defineCommand({
  args: '[provider] [event]',
  flags,
  details:
    'Each delivery gets a new id and the current time. Requests go to this machine only, unless --allow-remote names another\n' +
    'one, and redirects are not followed. Ends with 1 unless every answer is 2xx, or what --expect says.\n' +
    faultHelp,
  examples: [
    'webhook-receiver send github push --to localhost:3000/hooks',
    'webhook-receiver send stripe invoice.paid --to 3000/hooks --set data.object.amount_paid=1999',
    'webhook-receiver send linear --to 3000/hooks --retry',
    'webhook-receiver send slack --to 3000 --count 100 --fault duplicate=0.2 --fault late=0.1',
  ],
  async run([name, event], values, context) {
    if (values.list) return listProviders(name, context.out)
    if (name === undefined) {
      throw new UsageError(`send needs a provider, such as github; --list shows all ${providerNames.length}`)
    }
    const deliveries = await loadProvider(name)
    if (values['new-key'] !== undefined) {
      return writeNewKey(name, deliveries, { file: values['new-key'], force: values.force }, context)
    }
    checkSecretFlags(values, [name])
    const chosenEvent = readEvent(name, event, Object.keys(deliveries.samples))
    return sendEvent(name, chosenEvent, values, context)
  },
})

async function sendEvent(
  name: string,
  event: string,
  values: FlagValues<typeof flags>,
  context: Context,
): Promise<ExitCode> {
  const { out } = context
  const isPrinted = values['dry-run'] === true || values.print !== undefined
  const destination = readDestination(values, isPrinted ? 'http://localhost/' : undefined)
  const { count, concurrency, seed } = values
  const chances = readFaults(values.fault)
  const changes = await readBodyChanges(values, context)
  const chosen: ChosenSender = await chooseSender(name, values, context, destination.url)
  const make: MakeRequest = requestMaker(chosen, event, {
    to: destination.url,
    changes,
    headers: values.header,
    newId: values['same-id'] !== true,
  })
  if (isPrinted) {
    // The choices of the flag.
    const form = (values.print ?? 'http') as PrintForm
    for (let index = 0; index < count; index++) {
      const { request } = await asUsageLater(make(0))
      printRequest(request, destination.url, form, out)
    }
    return exitCode.ok
  }
  return sendPlanned(planFaults(count, chances, seed), make, {
    label: { provider: name, event },
    destination,
    concurrency,
    expect: values.expect,
    timeoutMs: values.timeout * 1000,
    retry:
      values.retry === undefined ? undefined : { profile: await loadRules(values.retry, name), speed: values.speed },
    insecure: values.insecure === true,
    context,
  })
}

function readEvent(provider: string, event: string | undefined, events: readonly string[]): string {
  const [first = ''] = events
  if (event === undefined) return first
  if (events.includes(event)) return event
  const other = nearest(event, events)
  const hint = other === undefined ? `send ${provider} --list shows the others.` : `did you mean ${other}?`
  throw new UsageError(`there is no sample of ${event} of ${provider}; ${hint} --payload and --set send any other body`)
}

/**
 * Lists the providers with what they need and the first of their events, or all events of one.
 *
 * @throws {UsageError} there is no such provider
 */
async function listProviders(name: string | undefined, out: Output): Promise<ExitCode> {
  if (name !== undefined) {
    for (const event of Object.keys((await loadProvider(name)).samples)) {
      out.json({ provider: name, event })
      out.line(event)
    }
    return exitCode.ok
  }
  const rows = await Promise.all(
    providerNames.map(async (provider) => {
      const { samples, needs } = await loadProvider(provider)
      const events = Object.keys(samples)
      out.json({
        provider,
        events,
        needs: needs.map(({ name: value, kind, env, about }) => ({ value, kind, env, about })),
      })
      const variables = needs.filter(({ optional }) => optional !== true).map(({ env }) => env)
      return [
        bold(provider),
        toText(variables.join(' ')),
        dim(`${events.slice(0, 3).join(' ')}${events.length > 3 ? ` and ${events.length - 3} more` : ''}`),
      ]
    }),
  )
  const columns = [{ title: 'provider' }, { title: 'set before sending' }, { title: 'events' }]
  for (const line of tableLines(columns, rows, out.width)) out.line(line)
  return exitCode.ok
}

const kinds: readonly (() => { readonly privateKey: KeyObject })[] = [
  () => generateKeyPairSync('ed25519'),
  () => generateKeyPairSync('ec', { namedCurve: 'P-256' }),
  () => generateKeyPairSync('rsa', { modulusLength: 2048 }),
]

/**
 * Writes a new private key of a provider's kind to a file that only its owner can read, and prints the public key.
 *
 * @throws {UsageError} the provider signs with a shared secret, or the file exists without `--force`
 */
async function writeNewKey(
  name: string,
  { credential, sender, needs }: VendorDeliveries,
  given: Pick<OutputFile, 'file' | 'force'>,
  context: Context,
): Promise<ExitCode> {
  const output = { ...given, flag: '--new-key', isPrivate: true } as const
  if (credential === 'secret') throw new UsageError(`--new-key: ${name} signs with a secret, which you choose yourself`)
  await checkOutputFile(output, context)
  for (const make of kinds) {
    const privateKey = String(make().privateKey.export({ type: 'pkcs8', format: 'pem' }))
    const made = await sender({ privateKey }).catch(() => undefined)
    if (made === undefined) continue
    await writeOutputFile(privateKey, output, context)
    const variable = needs.find(({ kind }) => kind === 'public key')?.env
    const { out } = context
    out.json({ file: output.file, publicKey: made.publicKey, variable })
    out.note(
      text`The private key is in ${bold(output.file)}. Give your receiver the public key${variable === undefined ? '' : ` in ${variable}`}:`,
    )
    for (const line of (made.publicKey ?? '').trimEnd().split('\n')) out.line(line)
    return exitCode.ok
  }
  throw new UsageError(`--new-key: no kind of key fits ${name}`)
}
