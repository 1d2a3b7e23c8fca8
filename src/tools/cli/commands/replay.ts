import { setTimeout as pause } from 'node:timers/promises'
import { type PlannedDelivery, planFaults } from '../../inspector/sending/plan-faults.js'
import { runLimited } from '../../inspector/sending/send-all.js'
import { type Context, defineCommand, type FlagValues } from '../command.js'
import { UsageError } from '../exit.js'
import { prepareReplay, type ReplayWishes, Senders } from '../replay/prepare-replay.js'
import { aboutOf, earlierTarget, recordReplay } from '../replay/record-replay.js'
import { inOrder, pausesOf, type ReplayOrder, replayOrders } from '../replay/replay-order.js'
import { printRemade, sendOne } from '../requests/delivery-line.js'
import { destinationFlags, readDestination, targetAt } from '../requests/destination-flags.js'
import { editFlags, readBodyChanges } from '../requests/edit-flags.js'
import { readRequests } from '../requests/read-requests.js'
import { SendReport } from '../requests/send-report.js'
import { checkSecretFlags, secretFlags } from '../secrets.js'
import { faultFlags, faultHelp, readFaults } from '../send/fault-flags.js'

const flags = {
  ...destinationFlags,
  ...secretFlags,
  provider: { type: 'text', value: 'name', summary: 'The provider, if the capture names none' },
  'as-is': { type: 'switch', summary: 'Never sign again' },
  resign: { type: 'switch', summary: 'Sign again, with the current time' },
  'new-id': { type: 'switch', summary: 'Give each delivery a new id, and sign it again' },
  edit: { type: 'switch', summary: 'Open the body in $EDITOR, and sign it again' },
  ...editFlags,
  order: {
    type: 'text',
    value: 'order',
    choices: replayOrders,
    default: 'original',
    summary: `One of ${replayOrders.join(', ')}`,
  },
  speed: {
    type: 'text',
    value: 'pace',
    default: '0',
    summary: '1x waits as long between requests as they did; 0 does not wait',
  },
  concurrency: { type: 'number', value: 'number', default: 1, max: 256, summary: 'How many at a time' },
  ...faultFlags,
  expect: {
    type: 'text',
    value: '2xx',
    summary: 'End with 1 unless every answer is this, such as 200,401 (default 2xx)',
  },
} as const

export const command = defineCommand({
  args: '<id...>',
  flags,
  details:
    'An id is 17, 3..7 or last; a file holds JSON of show --json, or HTTP; - reads stdin. Every byte is sent as it came,\n' +
    'unless the signed time is too long ago and the secret is known: then the request is signed again. Ends with 1 unless every\n' +
    'answer is 2xx, or what --expect says.\n' +
    faultHelp,
  examples: [
    'webhook-receiver replay last --to localhost:3000',
    'webhook-receiver replay 17 --set data.object.paid=false --secret-env STRIPE_WEBHOOK_SECRET',
    'webhook-receiver replay 3..40 --order shuffled --fault duplicate=0.2',
  ],
  async run(args, values, surroundings) {
    const context = withOneStore(surroundings)
    const wishes = await readWishes(values, context)
    const { seed, concurrency } = values
    // One of the choices.
    const given = inOrder(await readRequests(args, context), values.order as ReplayOrder, seed)
    const providers = given.flatMap(({ provider }) => values.provider ?? provider ?? [])
    checkSecretFlags(values, providers, 'one')
    const pauses = pausesOf(given, values.speed)
    const plan = planFaults(given.length, readFaults(values.fault), seed)
    const destination = readDestination(values, await earlierTarget(given, context))
    const report = new SendReport(context.out, values.expect)
    const senders = new Senders(values, context)
    const options = {
      destination,
      timeoutMs: values.timeout * 1000,
      insecure: values.insecure === true,
      signal: context.signal,
    }
    const ids = given.flatMap(({ capture }) => (capture === undefined ? [] : [String(capture.id)]))
    if (ids.length > 0) await context.audit({ what: 'replay', of: 'captures', ids })
    const replayOne = async ({ index, faults, delayMs, slowMs, lateMs }: PlannedDelivery) => {
      const one = given[index]
      if (one === undefined) return
      const { signal } = context
      await pause((pauses[index] ?? 0) + delayMs, undefined, { signal }).catch(() => undefined)
      const prepared = await prepareReplay(one, { ...wishes, lateMs }, senders, context)
      const request = { ...prepared.request, target: targetAt(destination.url, prepared.request.target) }
      const about = aboutOf(one, { ...wishes, lateMs }, prepared)
      const send = () => sendOne(request, about, { ...options, slowMs, faults })
      const sent = await send()
      report.add(sent)
      printRemade(prepared.remade, context.out)
      await recordReplay(one, { ...prepared, request, sent, to: destination.url }, context)
      if (faults.includes('duplicate')) report.add({ ...(await send()), isCopy: true })
    }
    const arriving = plan.filter(({ faults }) => !faults.includes('drop'))
    await runLimited(arriving, concurrency, replayOne, context.signal)
    return report.end(plan.length - arriving.length, destination)
  },
})

async function readWishes(values: FlagValues<typeof flags>, context: Context): Promise<ReplayWishes> {
  const changes = await readBodyChanges(values, context)
  const isSet = (flag: 'resign' | 'new-id' | 'edit') => values[flag] === true
  const signing = [
    ...(['resign', 'new-id', 'edit'] as const).filter(isSet),
    ...(values.set.length > 0 ? ['set'] : []),
    ...(values.unset.length > 0 ? ['unset'] : []),
    ...(values.payload === undefined ? [] : ['payload']),
  ]
  if (values['as-is'] && signing.length > 0) {
    throw new UsageError(`--as-is sends every byte as it came, so it cannot be used with --${signing.join(' and --')}`)
  }
  return {
    resign: isSet('resign'),
    asIs: values['as-is'] === true,
    newId: isSet('new-id'),
    edit: isSet('edit'),
    changes,
    lateMs: 0,
    provider: values.provider,
  }
}

/** Opens the folder of captures once, when it is needed. */
function withOneStore(context: Context): Context {
  let store: ReturnType<Context['captures']> | undefined
  return {
    ...context,
    captures: (limits) => {
      store ??= context.captures(limits)
      return store
    },
  }
}
