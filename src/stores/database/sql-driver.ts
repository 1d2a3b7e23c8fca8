/** A value of a statement. */
export type SqlValue = string | number | null

/** A statement of SQLite with a value for each `?`. */
export type SqlStatement = readonly [sql: string, ...values: SqlValue[]]

/** A row, by the names of its columns. */
export type SqlRow = Readonly<Record<string, SqlValue>>

/** A number of a row; `undefined` for NULL. */
export function readNumber(row: SqlRow | undefined, column: string): number | undefined {
  const value = row?.[column]
  return value === null || value === undefined ? undefined : Number(value)
}

/** A text of a row; `undefined` for NULL. */
export function readText(row: SqlRow | undefined, column: string): string | undefined {
  const value = row?.[column]
  return value === null || value === undefined ? undefined : String(value)
}

/** The rows of each statement of a batch. */
export type SqlResults = readonly (readonly SqlRow[])[]

/**
 * A SQLite database, in this process or elsewhere. No decision is made between two statements of a batch, so a batch is one round trip
 * to a database that is elsewhere.
 */
export interface SqlDriver {
  /** Runs statements in one transaction: all of them, or none. It resolves once they are committed. */
  batch(statements: readonly SqlStatement[]): Promise<SqlResults>
  /**
   * Runs statements and an effect of the caller in one transaction, synchronously. Missing where the database is elsewhere.
   *
   * @param effect - is given the rows of the statements; if it throws, nothing has happened
   */
  transact?(statements: readonly SqlStatement[], effect: (results: SqlResults) => void): void
  /** Makes the files forget what was deleted, as far as other processes let it. Missing where the database is elsewhere. */
  scrub?(): Promise<unknown>
  /** Called once, after the last batch. */
  close(): Promise<void>
}

/** Runs each batch again while another process holds the lock on the file, for a limited time. */
export async function whileBusy<Result>(work: () => Result | Promise<Result>): Promise<Result> {
  for (const end = performance.now() + maxBusyMs; ; ) {
    try {
      return await work()
    } catch (error) {
      if (!isBusy(error) || performance.now() >= end) throw error
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
  }
}

/** How long to try again while another process holds the lock, in milliseconds. */
export const maxBusyMs = 5_000

const pauseMs = 5

/** Whether an error of a driver says that another connection holds the lock. Each driver has another field for it. */
export function isBusy(error: unknown): boolean {
  const { code, errcode, errno } = (error ?? {}) as Partial<Record<'code' | 'errcode' | 'errno', unknown>>
  // The lower byte of an extended code is the code.
  const isBusyNumber = (value: unknown) => typeof value === 'number' && (value & 0xff) === 5
  return (typeof code === 'string' && code.startsWith('SQLITE_BUSY')) || isBusyNumber(errcode) || isBusyNumber(errno)
}

/** The settings of a connection, after its journal mode: each commit is on the disk when it returns. */
export const settings: readonly string[] = [
  'PRAGMA synchronous = FULL',
  // What is deleted is overwritten.
  'PRAGMA secure_delete = ON',
  // How long the whole process stands still for the lock of another one. After that it lets others work, and tries again.
  'PRAGMA busy_timeout = 100',
]

/** Processes read while another one writes. Kept in the file. */
export const journal = 'PRAGMA journal_mode = WAL'

/** @throws {Error} unless the answer to {@link journal} is that it is so: a database in memory has none */
export function requireWal(row: unknown, caller: string): void {
  const [mode] = Object.values((row ?? {}) as object)
  if (mode === 'wal') return
  throw new Error(`${caller}: the database must be a file on a disk of this machine: it has the journal mode ${mode}`)
}

/** @throws {TypeError} naming the option, unless the value is a plain name, which is safe within a statement */
export function requireName(value: unknown, option: string): asserts value is string {
  if (typeof value === 'string' && /^[A-Za-z_]\w{0,49}$/.test(value)) return
  throw new TypeError(`${option} must be a plain name of at most 50 characters`)
}
