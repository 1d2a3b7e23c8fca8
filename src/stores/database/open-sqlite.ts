import type { SqlDriver } from './sql-driver.js'
import { type LibsqlClientLike, openSqlite, type SqliteLike } from './sqlite-client.js'

/** Where the tables are: exactly one of the two. */
export interface SqlitePlace {
  readonly directory?: string | undefined
  readonly database?: SqliteLike | LibsqlClientLike | undefined
}

/** @throws {TypeError} unless exactly one of `directory` and `database` is given, and the directory can be one */
export function requirePlace({ directory, database }: SqlitePlace, caller: string): void {
  if ((database === undefined) === (directory === undefined)) {
    throw new TypeError(`${caller}: give either directory or database`)
  }
  if (directory === ':memory:') {
    const instead = 'for tests, use memoryInbox of webhook-receiver/testing, or memoryDedupeStore'
    throw new TypeError(`${caller}: directory must be a folder, not :memory: (${instead})`)
  }
}

/** Opens a file in a directory, or takes the caller's database. `close` leaves that one open. */
export async function openPlace({ directory = '', database }: SqlitePlace, caller: string): Promise<SqlDriver> {
  if (database !== undefined) return openSqlite(database, caller)
  // Imported when it is needed: a program with a database elsewhere may run where there are no files.
  const { openDirectory } = await import('./sqlite-file.js')
  const opened = await openDirectory(directory, caller)
  try {
    const driver = await openSqlite(opened, caller)
    return {
      ...driver,
      async close() {
        await driver.close()
        opened.close()
      },
    }
  } catch (error) {
    opened.close()
    throw error
  }
}
