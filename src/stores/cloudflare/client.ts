import { requireFunctions } from '../../core/base/options.js'
import type { SqlDriver, SqlResults, SqlStatement, SqlValue } from '../database/sql-driver.js'

/** The part of the storage of a Durable Object with SQLite that is used. */
export interface DurableObjectStorageLike {
  readonly sql: { exec(query: string, ...values: SqlValue[]): { toArray(): unknown[] } }
  transactionSync<Result>(work: () => Result): Result
  getAlarm(): Promise<number | null>
  setAlarm(atMs: number): Promise<void>
  deleteAlarm(): Promise<void>
}

/** The part of the state of a Durable Object that is used. */
export interface DurableObjectStateLike {
  readonly storage: DurableObjectStorageLike
  blockConcurrencyWhile<Result>(work: () => Promise<Result>): Promise<Result>
}

/** A Durable Object, as a Worker calls it. */
export interface DurableObjectStubLike {
  fetch(url: string, init: { method: string; body: string }): Promise<{ readonly ok: boolean; text(): Promise<string> }>
}

/** A binding of Durable Objects. */
export interface DurableObjectNamespaceLike {
  getByName(name: string): DurableObjectStubLike
}

/** A statement of D1. */
export interface D1StatementLike {
  bind(...values: SqlValue[]): D1StatementLike
}

/** A binding of D1. */
export interface D1Like {
  prepare(sql: string): D1StatementLike
  batch(statements: never[]): Promise<readonly { readonly results: readonly unknown[] }[]>
}

/** The storage of the object in which this runs. A response waits at its output gate until the disk has what it tells. */
export function toDurableObjectDriver(storage: DurableObjectStorageLike): SqlDriver {
  const runAll = (statements: readonly SqlStatement[]) =>
    statements.map(([text, ...values]) => storage.sql.exec(text, ...values).toArray()) as unknown as SqlResults
  return {
    batch: async (statements) => storage.transactionSync(() => runAll(statements)),
    transact: (statements, effect) => storage.transactionSync(() => effect(runAll(statements))),
    async close() {},
  }
}

/** A database of D1. Its batch is a transaction. */
export function toD1Driver(database: D1Like): SqlDriver {
  return {
    async batch(statements) {
      const list = statements.map(([text, ...values]) => database.prepare(text).bind(...values))
      const results = await database.batch(list as never[])
      return results.map((result) => result.results) as unknown as SqlResults
    },
    async close() {},
  }
}

/** @throws {TypeError} naming the option, unless the value is a binding of D1 */
export function requireD1(value: unknown, option: string): void {
  refuseKv(value, option)
  requireFunctions(value, ['prepare', 'batch'], option)
}

/** @throws {TypeError} naming the option, unless the value is a binding of Durable Objects */
export function requireNamespace(value: unknown, option: string): void {
  refuseKv(value, option)
  requireFunctions(value, ['getByName'], option)
}

function refuseKv(value: unknown, option: string): void {
  const isKv = typeof value === 'object' && value !== null && 'getWithMetadata' in value
  if (!isKv) return
  throw new TypeError(
    `${option} must not be Workers KV: it cannot compare and set, and a write is seen elsewhere up to a minute later, so that ` +
      'two requests would handle one delivery; use D1 or a Durable Object',
  )
}
