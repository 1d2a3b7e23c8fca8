import { checkOptions, optional, requireText } from '../../core/base/options.js'
import type { DedupeStore } from '../../core/ports/dedupe-store.js'
import { once } from '../database/once.js'
import { openPlace, requirePlace } from '../database/open-sqlite.js'
import { requireName } from '../database/sql-driver.js'
import { type LibsqlClientLike, requireSqlite, type SqliteLike } from '../database/sqlite-client.js'
import { createSqlDedupeStore, withDedupeTable } from './shared/sql.js'

export type { LibsqlClientLike, SqliteLike, SqliteStatementLike, SqlValue } from '../database/sqlite-client.js'

/** Options of {@link sqliteDedupeStore}: a directory, or a database. */
export interface SqliteDedupeStoreOptions {
  /** A directory on a disk of this machine: opens the file `inbox.db` in it, as `sqliteInbox` does. */
  readonly directory?: string
  /** An open database of `node:sqlite`, `bun:sqlite`, `better-sqlite3` or `@libsql/client`. */
  readonly database?: SqliteLike | LibsqlClientLike
  /** The table, which is created if it is missing. @default 'webhook_dedupe' */
  readonly table?: string
}

/** A dedupe store in a SQLite file, with a way to close what it opened. */
export interface SqliteDedupeStore extends DedupeStore {
  /** Closes the file, if the store opened it. */
  close(): Promise<void>
}

/**
 * A dedupe store in a SQLite file, shared by all processes of this machine that use it.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 */
export function sqliteDedupeStore(options: SqliteDedupeStoreOptions): SqliteDedupeStore {
  checkOptions(options, caller, {
    directory: optional(requireText),
    database: optional(requireSqlite),
    table: optional(requireName),
  })
  requirePlace(options, caller)
  const { table = 'webhook_dedupe' } = options
  let isOpened = false
  const open = once(async () => {
    const driver = await openPlace(options, caller)
    isOpened = true
    return withDedupeTable(driver, table, caller)
  })
  return {
    ...createSqlDedupeStore(open, table),
    async close() {
      if (isOpened) await (await open()).close()
    },
  }
}

const caller = 'sqliteDedupeStore'
