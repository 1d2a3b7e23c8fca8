import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { decodeUtf8, encodeBytes } from '../../../core/bytes/encoding.js'
import { hashKey } from '../../../stores/database/hash-key.js'
import type { KeyRotation } from '../../../stores/inbox/encryption/index.js'
import type { BackfillFilter, KeptOperations } from '../../../stores/inbox/operating/kept.js'
import type { Pause, PauseTarget } from '../../../stores/inbox/operating/pauses.js'
import type { Erasure, SubjectOperations, SubjectRecord } from '../../../stores/inbox/operating/subjects.js'
import { toAge } from '../capture-flags.js'
import type { Context } from '../command.js'
import { type ExitCode, exitCode, UsageError } from '../exit.js'
import { jsonLine } from '../terminal/output.js'
import { bold, dim, spanOf, text } from '../terminal/text.js'
import type { OperatedInbox } from './engines.js'

/**
 * Asks before something is changed that cannot be undone.
 *
 * @param isAgreed - the value of `--yes`
 * @returns whether the person agrees
 * @throws {UsageError} there is no terminal to ask on
 */
export async function confirm(question: string, isAgreed: boolean, context: Context): Promise<boolean> {
  if (isAgreed) return true
  const { stdin, out, signal } = context
  if (stdin.isTTY !== true || out.isJson) {
    throw new UsageError('there is no terminal to ask on: add --yes to do it, or --dry-run to see what would change')
  }
  out.prompt(`${question} [y/N] `)
  const lines = createInterface({ input: stdin, output: new Writable({ write: (_chunk, _encoding, done) => done() }) })
  try {
    return /^y(es)?$/i.test((await lines.question('', { signal })).trim())
  } catch {
    return false
  } finally {
    lines.close()
  }
}

/** What an action works with. */
export interface Situation {
  readonly inbox: OperatedInbox
  readonly engine: string
  readonly ids: readonly string[]
  readonly values: TargetFlags & {
    readonly endpoint: string | undefined
    readonly event: string | undefined
    readonly after: string | undefined
    readonly before: string | undefined
    readonly limit: number | undefined
    readonly from: string | undefined
    readonly 'dry-run': boolean | undefined
    readonly yes: boolean | undefined
  }
  readonly context: Context
}

type TargetFlags = { readonly [Kind in keyof PauseTarget]: PauseTarget[Kind] | undefined }

/** @throws {UsageError} unless the flags name one thing to pause */
export function requirePauseTarget(action: string, { handler, key, tenant }: TargetFlags): void {
  const named = [handler, key, tenant].filter((each) => each !== undefined)
  if (named.length !== 1) throw new UsageError(`${action} needs one of --handler, --key and --tenant`)
}

/** Pauses or resumes a handler, a key or a tenant. It can be taken back, so it does not ask. */
export async function changePause(way: 'pause' | 'resume', { inbox, values, context }: Situation): Promise<ExitCode> {
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

/** Gives kept deliveries to a handler, and prints how many. */
export async function backfill({ inbox, engine, ids, values, context }: Situation): Promise<ExitCode> {
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
  { endpoint, event, after, before, limit }: Situation['values'],
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

/** Seals what is stored with the current key, and prints the numbers. */
export async function rotate({ inbox, values: { limit, from }, context: { out } }: Situation): Promise<ExitCode> {
  if (!isEncrypted(inbox)) {
    throw new UsageError('rotate needs an encrypted inbox, with its keys: name it in webhook-receiver.config')
  }
  const result = await inbox.rotate({ ...(limit !== undefined && { limit }), ...(from !== undefined && { from }) })
  const { resealed, left, unreadable, isMore, next } = result
  out.json({ action: 'rotate', ...result })
  out.line(text`${resealed} sealed with the current key, ${left} changed meanwhile, ${unreadable} unreadable`)
  if (isMore && next !== undefined) out.line(text`go on with --from ${next}`)
  if (isMore || resealed + left > 0) out.line('run it again: more may be sealed with another key')
  return unreadable > 0 ? exitCode.finding : exitCode.ok
}

function isEncrypted(inbox: OperatedInbox): inbox is OperatedInbox & KeyRotation {
  return 'rotate' in inbox
}

/** Erases what is stored about a person, and prints the numbers. */
export async function erase(situation: Situation): Promise<ExitCode> {
  const { values, context } = situation
  const { inbox, subject } = requireErasing(situation, 'erase')
  const preview = await inbox.erase(subject, { dryRun: true })
  const total = preview.waiting + preview.active + preview.dead + (preview.kept ?? 0)
  if (values['dry-run'] === true || total === 0) return report(preview, context)
  if (!(await confirm(`erase ${total} deliveries?`, values.yes === true, context))) return exitCode.finding
  await context.audit({ what: 'erase', of: 'inbox', subject: await hashKey(subject) })
  return report(await inbox.erase(subject), context)
}

function report({ dryRun, waiting, active, dead, kept }: Erasure, { out }: Context): ExitCode {
  out.json({ action: 'erase', dryRun, waiting, active, dead, kept })
  out.line(
    text`${dryRun ? 'would erase' : 'erased'} ${waiting} waiting, ${active} active, ${dead} dead${kept ? `, ${kept} handled and kept` : ''}`,
  )
  return exitCode.ok
}

/** Prints what is stored about a person, one delivery a line, as JSON. */
export async function exportSubject(situation: Situation): Promise<ExitCode> {
  const { inbox, subject } = requireErasing(situation, 'export')
  await situation.context.audit({ what: 'export', of: 'inbox', subject: await hashKey(subject) })
  const records = await inbox.export(subject)
  if (records.length === 0) situation.context.out.note(text`nothing is stored about ${subject}`)
  for (const record of records) situation.context.out.raw(`${jsonLine(toShown(record))}\n`)
  return exitCode.ok
}

// A body that is not text is shown in base64.
function toShown({ state, delivery: { request, ...delivery } }: SubjectRecord) {
  const body = decodeUtf8(request.body)
  const bodyBase64 = body === undefined ? encodeBytes(request.body, 'base64') : undefined
  return { state, ...delivery, request: { ...request, body, bodyBase64 } }
}

function requireErasing({ inbox, engine, ids }: Situation, action: string) {
  const [subject, ...others] = ids
  if (subject === undefined || others.length > 0) throw new UsageError(`${action} needs the id of one person`)
  if (!('erase' in inbox && 'export' in inbox)) {
    throw new UsageError(`the inbox of ${engine} cannot ${action}: it does not know whom its deliveries are about`)
  }
  // It has both functions.
  return { inbox: inbox as OperatedInbox & SubjectOperations, subject }
}
