import {
  isBusy,
  journal,
  maxBusyMs,
  requireWal,
  type SqlDriver,
  type SqlResults,
  type SqlStatement,
  type SqlValue,
  settings,
  whileBusy,
} from './sql-driver.js'

/** A prepared statement of a database in this process. */
export interface SqliteStatementLike {
  all(...values: SqlValue[]): unknown[]
  run(...values: SqlValue[]): { readonly changes: number | bigint }
  /** Whether it returns rows; only better-sqlite3 and libsql tell, and refuse `all` if it does not. */
  readonly reader?: boolean
}

/** A database in this process: `DatabaseSync` of `node:sqlite`, `Database` of `bun:sqlite`, `better-sqlite3` or `libsql`. */
export interface SqliteLike {
  exec(sql: string): unknown
  prepare(sql: string): SqliteStatementLike
  close(): unknown
}

// How many batches share a transaction, so that none has to wait long for its answer.
const maxGrouped = 256

// Only better-sqlite3 and libsql tell. With them, asking a statement for rows that it has not takes longer than running it.
const withoutRows = /^(?:INSERT|UPDATE|DELETE)\b(?!.*\bRETURNING\b)/s

interface Entry {
  readonly statements: readonly SqlStatement[]
  readonly since: number
  /** Whether the transaction that it shared has failed, perhaps because of another batch. */
  isAlone?: boolean
  resolve(results: SqlResults): void
  reject(error: unknown): void
}

/** Batches of one tick share a transaction: waiting for the disk costs more than all else, and they wait once. */
export async function openInProcess(database: SqliteLike, caller: string): Promise<SqlDriver> {
  // A process that closes the file at this moment holds the lock, also for settings.
  await whileBusy(() => {
    for (const setting of settings) database.exec(setting)
  })
  await whileBusy(() => requireWal(database.prepare(journal).all()[0], caller))
  const prepared = new Map<string, (values: readonly SqlValue[]) => SqlResults[number]>()
  const queue: Entry[] = []
  let isScheduled = false
  let drained = () => {}

  const prepare = (sql: string) => {
    const statement = database.prepare(sql)
    // Asked once: to some drivers, that is a call.
    const returnsRows = statement.reader ?? !withoutRows.test(sql)
    const execute = (values: readonly SqlValue[]) => {
      if (returnsRows) return statement.all(...values) as SqlResults[number]
      const { changes } = statement.run(...values)
      // Tells whether it did something, as rows would.
      return changes > 0 ? [{ changes: Number(changes) }] : []
    }
    prepared.set(sql, execute)
    return execute
  }
  const run = ([sql, ...values]: SqlStatement): SqlResults[number] => (prepared.get(sql) ?? prepare(sql))(values)
  const inTransaction = <Result>(work: () => Result): Result => {
    run(['BEGIN IMMEDIATE'])
    try {
      const result = work()
      run(['COMMIT'])
      return result
    } catch (error) {
      try {
        run(['ROLLBACK'])
      } catch {
        // The error has ended the transaction.
      }
      throw error
    }
  }
  const flush = () => {
    isScheduled = false
    const entries = queue.splice(0, queue[0]?.isAlone ? 1 : maxGrouped)
    try {
      const results = inTransaction(() => entries.map(({ statements }) => statements.map(run)))
      for (const [index, entry] of entries.entries()) entry.resolve(results[index] ?? [])
    } catch (error) {
      const isLocked = isBusy(error)
      const again = entries.filter(({ since }) =>
        isLocked ? performance.now() < since + maxBusyMs : entries.length > 1,
      )
      if (!isLocked) for (const entry of again) entry.isAlone = true
      queue.unshift(...again)
      for (const entry of entries) if (!again.includes(entry)) entry.reject(error)
    }
    if (queue.length > 0) schedule()
    else drained()
  }
  const schedule = () => {
    if (isScheduled) return
    isScheduled = true
    // What arrives together is handled in one turn of the event loop, each request in its own callback.
    setImmediate(flush)
  }

  return {
    batch: (statements) =>
      new Promise((resolve, reject) => {
        queue.push({ statements, since: performance.now(), resolve, reject })
        schedule()
      }),
    transact(statements, effect) {
      inTransaction(() => effect(statements.map(run)))
    },
    // Old versions of pages are in the log, until it begins again.
    scrub: () => whileBusy(() => database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').all()),
    async close() {
      if (queue.length > 0) await new Promise<void>((resolve) => (drained = resolve))
      prepared.clear()
    },
  }
}
