import type { KeyRotation } from '../../../stores/inbox/encryption/index.js'
import type { Context } from '../command.js'
import { type ExitCode, exitCode, UsageError } from '../exit.js'
import { text } from '../terminal/text.js'
import type { OperatedInbox } from './engines.js'

/** What {@link rotate} works with. */
export interface RotateSituation {
  readonly inbox: OperatedInbox
  readonly values: { readonly limit?: number | undefined; readonly from?: string | undefined }
  readonly context: Context
}

/** Seals what is stored with the current key, and prints the numbers. */
export async function rotate({ inbox, values: { limit, from }, context: { out } }: RotateSituation): Promise<ExitCode> {
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
