import type { Pause, PauseTarget } from '../../../stores/inbox/operating/pauses.js'
import type { Context } from '../command.js'
import { type ExitCode, exitCode, UsageError } from '../exit.js'
import { bold, dim, text } from '../terminal/text.js'
import { spanOf } from '../terminal/units.js'
import type { OperatedInbox } from './engines.js'

/** What the commands about pauses work with. */
export interface PauseSituation {
  readonly inbox: OperatedInbox
  readonly values: TargetFlags
  readonly context: Context
}

type TargetFlags = { readonly [Kind in keyof PauseTarget]: PauseTarget[Kind] | undefined }

/** @throws {UsageError} unless the flags name one thing to pause */
export function requirePauseTarget(action: string, { handler, key, tenant }: TargetFlags): void {
  const named = [handler, key, tenant].filter((each) => each !== undefined)
  if (named.length !== 1) throw new UsageError(`${action} needs one of --handler, --key and --tenant`)
}

/** Pauses or resumes a handler, a key or a tenant. It can be taken back, so it does not ask. */
export async function changePause(
  way: 'pause' | 'resume',
  { inbox, values, context }: PauseSituation,
): Promise<ExitCode> {
  const { handler, key, tenant } = values
  const target = {
    ...(handler !== undefined && { handler }),
    ...(key !== undefined && { key }),
    ...(tenant !== undefined && { tenant }),
  }
  await context.audit({ what: way, of: 'inbox', filter: target })
  const isChanged = await inbox[way](target)
  // Only the processes that handle know which handlers there are.
  const isSame = (pause: Pause) => pause.handler === handler && pause.key === key && pause.tenant === tenant
  const waiting = way === 'pause' ? (await inbox.pauses()).find(isSame)?.waiting : undefined
  context.out.json({ action: way, ...target, changed: isChanged, ...(waiting !== undefined && { waiting }) })
  const state = way === 'pause' ? ['paused', 'was paused before'] : ['resumed', 'was not paused']
  const held = waiting === undefined ? '' : `; ${waiting > 0 ? waiting : 'nothing'} of it waits`
  context.out.line(text`${toName(target)} ${state[isChanged ? 0 : 1] ?? ''}${held}`)
  return isChanged ? exitCode.ok : exitCode.finding
}

/** Prints what is paused, one on each line. */
export function printPauses(pauses: readonly Pause[], { out }: Context): void {
  for (const { since, waiting, ...target } of pauses) {
    const span = spanOf(Math.max(Date.now() - since, 0))
    out.line(text`${bold('paused')}  ${toName(target)}${dim(` for ${span}, ${waiting} waiting`)}`)
  }
}

function toName(target: PauseTarget): string {
  return Object.entries(target)
    .map(([kind, name]) => `${kind} ${name}`)
    .join(' ')
}
