import { existsSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Context, Flags, FlagValues } from '../command.js'
import { UnreachableError, UsageError } from '../exit.js'
import { type EngineInbox, type OpenedInbox, openBullmq, openJetStream, openPgBoss, openSqlite } from './engines.js'

/** The flags that say which inbox. */
export const inboxFlags = {
  'connection-env': { type: 'text', value: 'NAME', summary: 'The variable with the URL of the engine' },
  queue: { type: 'text', value: 'name', default: 'webhooks', summary: 'The queue, or the name of the inbox' },
  schema: { type: 'text', value: 'name', default: 'webhook_inbox', summary: 'The schema, in PostgreSQL' },
  prefix: { type: 'text', value: 'prefix', default: 'bull', summary: 'The prefix of the keys, in Redis' },
} as const satisfies Flags

const variables = ['WEBHOOK_INBOX_URL', 'DATABASE_URL', 'REDIS_URL', 'NATS_URL']

/**
 * Opens the inbox in the variable of `--connection-env`, else that of the configuration, else that of the usual variables. Nothing
 * is created.
 *
 * @throws {UsageError} no inbox is named, or the engine's package is missing
 * @throws {UnreachableError} the engine does not answer
 */
export async function openInbox(flags: FlagValues<typeof inboxFlags>, context: Context): Promise<OpenedInbox> {
  const named = flags['connection-env']
  const { inbox } = await context.config()
  if (inbox !== undefined && named === undefined) {
    const made = await inbox()
    return { inbox: made, engine: 'configuration', place: 'the inbox of the configuration', close: () => made.close() }
  }
  const { name, url } = readConnection(named, context.env)
  const open = openers.find(([form]) => form.test(url))?.[1]
  if (open === undefined) {
    throw new UsageError(
      `${name} must begin with postgres://, redis://, nats:// or file:, for the folder of a SQLite inbox`,
    )
  }
  try {
    const opened = await open(url, flags, context.cwd)
    return { ...opened, place: `the inbox of ${opened.engine} in ${name}${placeOf(url)}` }
  } catch (error) {
    if (error instanceof UsageError) throw error
    throw new UnreachableError(`the inbox in ${name} cannot be opened: ${withoutUrl(error, url)}`)
  }
}

// Host and path without credentials. With an @ after the host, the URL is not what it seems, so nothing of it is shown.
function placeOf(url: string): string {
  if (!URL.canParse(url)) return ''
  const { protocol, host, pathname, search, hash } = new URL(url)
  if (protocol === 'file:') return `, ${url}`
  return `${pathname}${search}${hash}`.includes('@') ? '' : `, ${host}${pathname}`
}

type Open = (url: string, flags: FlagValues<typeof inboxFlags>, cwd: string) => Promise<EngineInbox>

const openers: readonly (readonly [form: RegExp, open: Open])[] = [
  [/^postgres(ql)?:\/\//, openPgBoss],
  [/^rediss?:\/\//, openBullmq],
  [/^(nats|tls):\/\//, openJetStream],
  [
    /^file:/,
    (url, _, cwd) => {
      const folder = resolve(cwd, url.slice('file:'.length).replace(/^\/\//, ''))
      if (statSync(folder, { throwIfNoEntry: false })?.isFile())
        throw new UsageError(`file: takes the folder of the inbox, and ${folder} is a file`)
      if (!existsSync(join(folder, 'inbox.db'))) throw new UsageError(`there is no inbox.db in ${folder}`)
      return openSqlite(folder)
    },
  ],
]

function readConnection(
  flag: string | undefined,
  env: Context['env'],
): { readonly name: string; readonly url: string } {
  if (flag !== undefined) {
    const url = env[flag]
    if (url === undefined || url === '') throw new UsageError(`--connection-env: the variable ${flag} is not set`)
    return { name: flag, url }
  }
  const found = variables.find((name) => env[name] !== undefined && env[name] !== '')
  if (found === undefined) {
    throw new UsageError(`no inbox is named: set one of ${variables.join(', ')}, or inbox in webhook-receiver.config`)
  }
  return { name: found, url: env[found] ?? '' }
}

// Errors of clients may contain the URL, and with it a password.
function withoutUrl(error: unknown, url: string): string {
  const password = URL.canParse(url) ? decodeURIComponent(new URL(url).password) : ''
  const hidden = messageOf(error).replaceAll(url, '(the URL)')
  return password === '' ? hidden : hidden.replaceAll(password, '********')
}

// A refused connection to several addresses has only a code.
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return 'it does not answer'
  if (error.message !== '') return error.message
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}
