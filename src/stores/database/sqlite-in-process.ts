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
  run(...values: SqlValue[]): unknown
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

interface Entry {
  readonly statements: readonly SqlStatement[]
  readonly since: number
  resolve(results: SqlResults): void
  reject(error: unknown): void
}

type Outcome = { readonly results: SqlResults } | { readonly error: unknown }

/** Batches of one tick share a transaction: waiting for the disk costs more than all else, and they wait once. */
export async function openInProcess(database: SqliteLike, caller: string): Promise<SqlDriver> {
  // A process that closes the file at this moment holds the lock, also for settings.
  await whileBusy(() => {
    for (const setting of settings) database.exec(setting)
  })
  await whileBusy(() => requireWal(database.prepare(journal).all()[0], caller))
  const prepared = new Map<string, SqliteStatementLike>()
  const queue: Entry[] = []
  let isScheduled = false
  let drained = () => {}

  const run = ([sql, ...values]: SqlStatement): SqlResults[number] => {
    let statement = prepared.get(sql)
    if (statement === undefined) {
      statement = database.prepare(sql)
      prepared.set(sql, statement)
    }
    if (statement.reader !== false) return statement.all(...values) as SqlResults[number]
    statement.run(...values)
    return []
  }
  const runAlone = ({ statements }: Entry): Outcome => {
    run(['SAVEPOINT batch'])
    try {
      const results = statements.map(run)
      run(['RELEASE batch'])
      return { results }
    } catch (error) {
      // Throws if the error has ended the whole transaction, as a full disk does.
      run(['ROLLBACK TO batch'])
      run(['RELEASE batch'])
      return { error }
    }
  }
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
    const entries = queue.splice(0, maxGrouped)
    try {
      const outcomes = inTransaction(() => entries.map(runAlone))
      for (const [index, entry] of entries.entries()) settle(entry, outcomes[index])
    } catch (error) {
      const patient = isBusy(error) ? entries.filter(({ since }) => performance.now() < since + maxBusyMs) : []
      queue.unshift(...patient)
      for (const entry of entries) if (!patient.includes(entry)) entry.reject(error)
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

function settle(entry: Entry, outcome: Outcome | undefined): void {
  if (outcome === undefined || 'error' in outcome) entry.reject(outcome?.error)
  else entry.resolve(outcome.results)
}
