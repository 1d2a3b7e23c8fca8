import type { BackfillFilter, KeptOperations } from '../../../stores/inbox/operating/kept.js'
import { toAge } from '../capture-flags.js'
import type { Context } from '../command.js'
import { type ExitCode, exitCode, UsageError } from '../exit.js'
import { text } from '../terminal/text.js'
import { confirm } from './confirm.js'
import type { OperatedInbox } from './engines.js'

/** What the command works with. */
export interface BackfillSituation {
  readonly inbox: OperatedInbox
  readonly engine: string
  readonly ids: readonly string[]
  readonly values: {
    readonly endpoint?: string | undefined
    readonly event?: string | undefined
    readonly after?: string | undefined
    readonly before?: string | undefined
    readonly limit?: number | undefined
    readonly 'dry-run'?: boolean | undefined
    readonly yes?: boolean | undefined
  }
  readonly context: Context
}

/** Gives kept deliveries to a handler, and prints how many. */
export async function backfill({ inbox, engine, ids, values, context }: BackfillSituation): Promise<ExitCode> {
  const [handler, ...others] = ids
  if (handler === undefined || others.length > 0) throw new UsageError('backfill needs the name of one handler')
  if (!('backfill' in inbox))
    throw new UsageError(`the inbox of ${engine} cannot backfill: it keeps nothing that was handled`)
  const keeping = inbox as OperatedInbox & KeptOperations
  const filter = toFilter(handler, values, Date.now())
  const report = async (dryRun: boolean): Promise<ExitCode> => {
    const { matched, changed, after } = await keeping.backfill(filter, { dryRun })
    context.out.json({ action: 'backfill', handler, dryRun, matched, changed, after })
    const done = dryRun ? `${matched} are kept for` : `${changed} of ${matched} were given to`
    if (matched === 0) context.out.note('an inbox keeps what was handled only for keepHandledMs, which is 0 by default')
    context.out.line(text`${done} ${handler}; now ${after.waiting} waiting, ${after.active} active, ${after.dead} dead`)
    return exitCode.ok
  }
  if (values['dry-run'] === true) return report(true)
  const { matched } = await keeping.backfill(filter, { dryRun: true })
  if (matched === 0) return report(true)
  const question = `give up to ${matched} handled deliveries to ${handler}?`
  if (!(await confirm(question, values.yes === true, context))) return exitCode.finding
  await context.audit({ what: 'backfill', of: 'inbox', filter })
  return report(false)
}

function toFilter(
  handler: string,
  { endpoint, event, after, before, limit }: BackfillSituation['values'],
  now: number,
): BackfillFilter {
  return {
    handler,
    ...(endpoint !== undefined && { endpoint }),
    ...(event !== undefined && { event }),
    ...(after !== undefined && { receivedAfter: now - toAge(after, now, '--after') }),
    ...(before !== undefined && { receivedBefore: now - toAge(before, now, '--before') }),
    ...(limit !== undefined && { limit }),
  }
}
