import type { BulkResult, DeadLetter, DeadLetterFilter } from '../../../stores/inbox/operating/operations.js'
import type { FieldMask } from '../../inspector/api/views/mask-fields.js'
import { toAge } from '../capture-flags.js'
import { type Context, defineCommand, type FlagValues } from '../command.js'
import { type ExitCode, exitCode, hintOf, UsageError } from '../exit.js'
import {
  backfill,
  changePause,
  confirm,
  erase,
  exportSubject,
  printPauses,
  requirePauseTarget,
  rotate,
  type Situation,
} from '../inbox/actions.js'
import { printDeadLetter, printDeadLetters } from '../inbox/dead-letter-text.js'
import { inboxFlags, openInbox } from '../inbox/open-inbox.js'
import { captureMask, revealFlag } from '../mask-captures.js'
import { bold, dim, spanOf, text } from '../terminal/text.js'

const flags = {
  ...inboxFlags,
  endpoint: { type: 'text', value: 'name', summary: 'Dead letters, or kept deliveries, of this endpoint' },
  event: { type: 'text', value: 'name', summary: 'With this event, or with events that begin with it' },
  handler: { type: 'text', value: 'name', summary: 'Of this handler, of an event with several; to pause or resume' },
  key: { type: 'text', value: 'key', summary: 'A key to pause or resume' },
  tenant: { type: 'text', value: 'id', summary: 'A tenant to pause or resume' },
  reason: { type: 'text', value: 'text', summary: 'With this part of the reason' },
  after: {
    type: 'text',
    value: 'time',
    summary: 'Failed since, or arrived since, for backfill: 30m, 12h, 7d or a date',
  },
  before: { type: 'text', value: 'time', summary: 'Failed or arrived before: 30m, 12h, 7d or a date' },
  limit: { type: 'number', value: 'count', summary: 'At most this many, oldest first; records, for rotate' },
  from: { type: 'text', value: 'place', summary: 'Where rotate goes on: next of its last result' },
  all: { type: 'switch', summary: 'Redrive or discard all dead letters' },
  by: {
    type: 'text',
    value: 'way',
    choices: ['redrive', 'discard'],
    default: 'redrive',
    summary: 'How to unblock a key: redrive or discard',
  },
  ...revealFlag,
  'dry-run': { type: 'switch', summary: 'Count what would change, and change nothing' },
  yes: { type: 'switch', summary: 'Do not ask' },
} as const

type Values = FlagValues<typeof flags>

interface OwnSituation extends Situation {
  readonly values: Values
}

const actions: Readonly<Record<string, (situation: OwnSituation) => Promise<ExitCode>>> = {
  depth,
  list: dead,
  dead,
  show,
  redrive: (situation) => change('redrive', situation),
  discard: (situation) => change('discard', situation),
  backfill,
  unblock,
  pause: (situation) => changePause('pause', situation),
  resume: (situation) => changePause('resume', situation),
  erase,
  export: exportSubject,
  rotate,
}

export const command = defineCommand({
  args: '<action> [id...]',
  flags,
  details:
    `Actions: ${Object.keys(actions).join(', ')}. dead, or list, shows dead letters; depth counts what waits. The inbox is that of --connection-env,\n` +
    'else that of webhook-receiver.config, else the URL of its engine is in WEBHOOK_INBOX_URL, DATABASE_URL, REDIS_URL or\n' +
    'NATS_URL; file:./folder is the folder of a SQLite inbox. The packages of the engine are those of the project in\n' +
    'this folder. The id of backfill is the name of a handler; it needs keepHandledMs. Keys of unblock are those that inbox depth lists. The ids of erase and export are those of persons, which\n' +
    'the option subject of your receiver returns. For an encrypted inbox, and to rotate its keys, name it in\n' +
    'webhook-receiver.config.',
  examples: [
    'webhook-receiver inbox depth',
    'webhook-receiver inbox dead --endpoint github --after 1d',
    'webhook-receiver inbox redrive --reason handler_timeout --dry-run',
    'webhook-receiver inbox pause --handler mail',
    'webhook-receiver inbox erase customer-42 --dry-run',
  ],
  async run([name = '', ...ids], values, context) {
    const action = Object.hasOwn(actions, name) ? actions[name] : undefined
    if (action === undefined) {
      const names = Object.keys(actions)
      throw new UsageError(`inbox cannot ${name}${hintOf(name, names) || `; it can ${names.join(', ')}`}`)
    }
    requireTarget(name, ids, values)
    const { inbox, engine, place, close } = await openInbox(values, context)
    try {
      context.out.note(text`opened ${place}`)
      return await action({ inbox, engine, ids, values, context })
    } finally {
      await close()
    }
  },
})

// Before anything is opened: what is missing has nothing to do with the inbox.
function requireTarget(action: string, ids: readonly string[], values: Values): void {
  const isFiltered = Object.keys(toFilter(values, Date.now())).length > 0
  if (action === 'show' && ids.length !== 1)
    throw new UsageError('show needs the id of one dead letter; inbox dead lists them')
  if (action === 'unblock' && ids.length === 0)
    throw new UsageError('unblock needs keys; inbox depth lists the blocked ones')
  if (action === 'pause' || action === 'resume') requirePauseTarget(action, values)
  if (action !== 'redrive' && action !== 'discard') return
  if (ids.length > 0 && (isFiltered || values.all)) throw new UsageError(`${action} takes ids or a filter, not both`)
  if (ids.length === 0 && !isFiltered && !values.all) {
    throw new UsageError(`${action} needs ids, a filter such as --endpoint, or --all`)
  }
}

function toFilter({ endpoint, event, handler, reason, after, before, limit }: Values, now: number): DeadLetterFilter {
  return {
    ...(endpoint !== undefined && { endpoint }),
    ...(event !== undefined && { event }),
    ...(handler !== undefined && { handler }),
    ...(reason !== undefined && { reason }),
    ...(after !== undefined && { failedAfter: now - toAge(after, now, '--after') }),
    ...(before !== undefined && { failedBefore: now - toAge(before, now, '--before') }),
    ...(limit !== undefined && { limit }),
  }
}

async function depth({ inbox, engine, context }: OwnSituation): Promise<ExitCode> {
  const [{ waiting, active, dead: letters }, keys, health, pauses] = await Promise.all([
    inbox.depth(),
    inbox.blockedKeys(),
    inbox.health(),
    inbox.pauses(),
  ])
  const { out } = context
  const { oldestWaitingMs, oldestDeadMs } = health
  out.json({ engine, waiting, active, dead: letters, oldestWaitingMs, oldestDeadMs, blockedKeys: keys, pauses })
  const since = (ms: number | undefined) => (ms === undefined ? '' : dim(` the oldest for ${spanOf(ms)}`))
  out.line(text`${bold('waiting')} ${waiting}${since(oldestWaitingMs)}`)
  out.line(text`${bold('active')}  ${active}`)
  out.line(text`${bold('dead')}    ${letters}${since(oldestDeadMs)}`)
  for (const key of keys) out.line(text`${bold('blocked')} ${key}`)
  printPauses(pauses, context)
  return exitCode.ok
}

async function dead({ inbox, values, context }: OwnSituation): Promise<ExitCode> {
  const { fields } = await captureMask(context)
  printDeadLetters((await inbox.deadLetters(toFilter(values, Date.now()))).map(maskedWith(fields)), context.out)
  return exitCode.ok
}

async function show({ inbox, ids: [id], values, context }: OwnSituation): Promise<ExitCode> {
  const { fields } = await captureMask(context, values.reveal)
  const letters = await inbox.deadLetters({ limit: 1_000_000 })
  const found = letters.find(({ delivery }) => delivery.id === id || delivery.deliveryId === id)
  if (found === undefined) throw new UsageError(`there is no dead letter ${id ?? ''}; inbox dead lists them`)
  if (values.reveal.length > 0) {
    await context.audit({ what: 'reveal', of: 'inbox', ids: [found.delivery.id], fields: values.reveal })
  }
  printDeadLetter(maskedWith(fields)(found), context.out)
  return exitCode.ok
}

function maskedWith(fields: FieldMask): (letter: DeadLetter) => DeadLetter {
  return ({ delivery, reason, ...rest }) => ({
    ...rest,
    reason: fields.text(reason, delivery.request),
    delivery: { ...delivery, request: fields.request(delivery.request) },
  })
}

const verbs = { redrive: ['redrive', 'redriven'], discard: ['discard', 'discarded'] } as const

async function change(way: 'redrive' | 'discard', situation: OwnSituation): Promise<ExitCode> {
  const { inbox, ids, values, context } = situation
  if (ids.length > 0) return changeIds(way, ids, situation)
  const filter = toFilter(values, Date.now())
  const preview = await inbox[way](filter, { dryRun: true })
  if (values['dry-run'] === true || preview.matched === 0) return report(way, preview, context)
  const question = `${verbs[way][0]} ${preview.matched} dead letters?`
  if (!(await confirm(question, values.yes === true, context))) return exitCode.finding
  await context.audit({ what: way, of: 'inbox', filter })
  return report(way, await inbox[way](filter), context)
}

function report(
  way: 'redrive' | 'discard',
  { dryRun, matched, changed, after }: BulkResult,
  { out }: Context,
): ExitCode {
  out.json({ action: way, dryRun, matched, changed, after })
  const done = dryRun ? `${matched} would be ${verbs[way][1]}` : `${changed} of ${matched} ${verbs[way][1]}`
  out.line(text`${done}; now ${after.waiting} waiting, ${after.active} active, ${after.dead} dead`)
  return exitCode.ok
}

async function changeIds(
  way: 'redrive' | 'discard',
  ids: readonly string[],
  { inbox, values, context }: OwnSituation,
): Promise<ExitCode> {
  const { out } = context
  if (values['dry-run'] === true) {
    const letters = await inbox.deadLetters({ limit: 1_000_000 })
    const matched = letters.filter(({ delivery }) => ids.includes(delivery.id)).length
    out.json({ action: way, dryRun: true, matched, changed: 0 })
    out.line(text`${matched} would be ${verbs[way][1]}`)
    return exitCode.ok
  }
  if (!(await confirm(`${verbs[way][0]} ${ids.length} dead letters?`, values.yes === true, context)))
    return exitCode.finding
  await context.audit({ what: way, of: 'inbox', ids })
  const changed = await inbox[way](ids)
  out.json({ action: way, dryRun: false, matched: ids.length, changed })
  out.line(text`${changed} of ${ids.length} ${verbs[way][1]}`)
  return changed === ids.length ? exitCode.ok : exitCode.finding
}

async function unblock(situation: OwnSituation): Promise<ExitCode> {
  const { inbox, ids: keys, values } = situation
  const blocked = await inbox.blockedKeys()
  const unknown = keys.filter((key) => !blocked.includes(key))
  if (unknown.length > 0)
    throw new UsageError(`no dead letter blocks ${unknown.join(', ')}; inbox depth lists the blocked keys`)
  const letters = await inbox.deadLetters({ limit: 1_000_000 })
  const ids = letters.flatMap(({ delivery }) => (keys.includes(delivery.key ?? '') ? [delivery.id] : []))
  // One of the choices.
  return changeIds(values.by as 'redrive' | 'discard', ids, situation)
}
