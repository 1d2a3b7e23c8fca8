import { nearest } from '../../../core/base/options.js'
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
import { listProviders } from '../send/list-providers.js'
import { type MakeRequest, requestMaker } from '../send/make-request.js'
import { writeNewKey } from '../send/new-key.js'
import { sendPlanned } from '../send/send-planned.js'
import { forceFlag } from '../terminal/output-file.js'

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
