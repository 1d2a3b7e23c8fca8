import { decodeUtf8, encodeBytes } from '../../../core/bytes/encoding.js'
import { hashKey } from '../../../stores/database/hash-key.js'
import type { Erasure, SubjectOperations, SubjectRecord } from '../../../stores/inbox/operating/subjects.js'
import type { Context } from '../command.js'
import { type ExitCode, exitCode, UsageError } from '../exit.js'
import { jsonLine } from '../terminal/output.js'
import { text } from '../terminal/text.js'
import { confirm } from './confirm.js'
import type { OperatedInbox } from './engines.js'

/** What the commands about a person work with. */
export interface SubjectSituation {
  readonly inbox: OperatedInbox
  readonly engine: string
  readonly ids: readonly string[]
  readonly values: { readonly 'dry-run'?: boolean | undefined; readonly yes?: boolean | undefined }
  readonly context: Context
}

/** Erases what is stored about a person, and prints the numbers. */
export async function erase(situation: SubjectSituation): Promise<ExitCode> {
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
export async function exportSubject(situation: SubjectSituation): Promise<ExitCode> {
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

function requireErasing({ inbox, engine, ids }: SubjectSituation, action: string) {
  const [subject, ...others] = ids
  if (subject === undefined || others.length > 0) throw new UsageError(`${action} needs the id of one person`)
  if (!('erase' in inbox && 'export' in inbox)) {
    throw new UsageError(`the inbox of ${engine} cannot ${action}: it does not know whom its deliveries are about`)
  }
  // It has both functions.
  return { inbox: inbox as OperatedInbox & SubjectOperations, subject }
}
