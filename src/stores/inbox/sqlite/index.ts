import { type Checks, checkOptions, optional, requireText, requireTimeout } from '../../../core/base/options.js'
import type { Inbox } from '../../../core/ports/inbox.js'
import { openPlace, requirePlace } from '../../database/open-sqlite.js'
import { requireName } from '../../database/sql-driver.js'
import {
  type LibsqlClientLike,
  requireSqlite,
  type SqliteLike,
  type SqliteStatementLike,
  type SqlValue,
} from '../../database/sqlite-client.js'
import { withKnownHandlers } from '../handling/known-handlers.js'
import type { KeptOperations } from '../operating/kept.js'
import type { InboxOperations } from '../operating/operations.js'
import type { RecordOperations } from '../operating/records.js'
import type { SubjectOperations } from '../operating/subjects.js'
import { type InboxPolicy, policyChecks, resolvePolicy } from '../policy.js'
import { openArrivals } from './arrivals.js'
import { createEngine } from './engine.js'
import { keepHandled } from './kept.js'
import { openStore } from './store.js'

export type { LibsqlClientLike, SqliteLike, SqliteStatementLike, SqlValue }

/** Options of {@link sqliteInbox}: a directory, or a database. */
export interface SqliteInboxOptions extends InboxPolicy {
  /**
   * A directory on a disk of this machine, created if it is missing: opens the file `inbox.db` in it with `node:sqlite`
   * (Node 22.13 or newer, Deno), `bun:sqlite`, or the package `libsql`.
   */
  readonly directory?: string
  /**
   * An open database: `DatabaseSync` of `node:sqlite`, `Database` of `bun:sqlite` or `better-sqlite3`, or a client of
   * `@libsql/client`. The inbox sets its journal mode to WAL and `synchronous` to FULL, and leaves closing it to you.
   */
  readonly database?: SqliteLike | LibsqlClientLike
  /** What the names of the tables begin with, which are created if they are missing. @default 'webhook_inbox' */
  readonly table?: string
  /** How often to look for deliveries that another process stored, in milliseconds. @default 250 */
  readonly pollIntervalMs?: number
}

const checks: Checks<SqliteInboxOptions> = {
  ...policyChecks,
  directory: optional(requireText),
  database: optional(requireSqlite),
  // The name becomes part of the statements.
  table: optional(requireName),
  pollIntervalMs: optional(requireTimeout),
}

// After a crash, the next process handles a delivery after this time.
const leaseMs = 10_000

/**
 * An inbox in a SQLite file, without a server. Any number of processes of one machine may store and handle deliveries, and
 * each key keeps its order.
 *
 * `put` resolves when the delivery is on the disk. A delivery whose process dies is retried after 10 seconds, which counts
 * as an attempt.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 * @throws {Error} the runtime has no SQLite, the file cannot be opened, or a newer release made its tables
 *
 * @example
 * const inbox = await sqliteInbox({ directory: './webhooks' })
 * const receiver = createReceiver({ provider, on, inbox })
 * const consumption = await inbox.consume(receiver)
 */
export async function sqliteInbox(
  options: SqliteInboxOptions,
): Promise<Inbox & InboxOperations & SubjectOperations & RecordOperations & KeptOperations> {
  checkOptions(options, caller, checks)
  requirePlace(options, caller)
  const { table = 'webhook_inbox', pollIntervalMs: pollMs = 250 } = options
  const policy = resolvePolicy(options)
  const driver = await openPlace(options, caller)
  try {
    const store = await openStore({ driver, table, policy, leaseMs, caller, arrivals: openArrivals })
    const engine = createEngine({
      open: async () => store,
      policy,
      leaseMs,
      pollMs,
      caller,
      close: store.close,
      keep: keepHandled,
    })
    return withKnownHandlers(engine)
  } catch (error) {
    await driver.close()
    throw error
  }
}

const caller = 'sqliteInbox'
