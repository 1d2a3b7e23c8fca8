import type { Context } from '../command.js'
import type { OpenedInbox } from '../inbox/engines.js'
import { inboxFlags, openInbox } from '../inbox/open-inbox.js'

const variable = 'WEBHOOK_INBOX_URL'

/**
 * Opens the inbox of the configuration, or that of `WEBHOOK_INBOX_URL`, for the page. Other variables such as `DATABASE_URL`
 * often name a database without an inbox.
 *
 * @param onProblem - is told why it cannot be opened: the page is useful without it
 * @returns `undefined` without an inbox
 */
export async function openPageInbox(
  context: Context,
  onProblem: (message: string) => void,
): Promise<OpenedInbox | undefined> {
  const { inbox } = await context.config()
  const { env } = context
  if (inbox === undefined && (env[variable] === undefined || env[variable] === '')) return undefined
  const { queue, schema, prefix } = inboxFlags
  // A variable that is named would win over the configuration.
  const named = inbox === undefined ? variable : undefined
  const flags = { 'connection-env': named, queue: queue.default, schema: schema.default, prefix: prefix.default }
  return openInbox(flags, context).catch((error: unknown) => {
    onProblem(`the page shows no inbox: ${error instanceof Error ? error.message : 'it cannot be opened'}`)
    return undefined
  })
}
