import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Database from 'libsql'

type Value =
  | { readonly type: 'null' }
  | { readonly type: 'integer' | 'text'; readonly value: string }
  | { readonly type: 'float'; readonly value: number }
  | { readonly type: 'blob'; readonly base64: string }

interface Statement {
  readonly sql?: string
  readonly sql_id?: number
  readonly args?: readonly Value[]
}

type Condition =
  | { readonly type: 'ok' | 'error'; readonly step: number }
  | { readonly type: 'not'; readonly cond: Condition }
  | { readonly type: 'and' | 'or'; readonly conds: readonly Condition[] }
  | { readonly type: 'is_autocommit' }

type Request =
  | { readonly type: 'store_sql'; readonly sql: string; readonly sql_id: number }
  | { readonly type: 'execute'; readonly stmt: Statement }
  | { readonly type: 'batch'; readonly batch: { readonly steps: readonly Step[] } }
  | { readonly type: 'close' | 'close_sql' }

interface Step {
  readonly stmt: Statement
  readonly condition?: Condition
}

/**
 * A server that speaks as much of Hrana 2 over HTTP, the protocol of Turso, as `@libsql/client` needs for statements and
 * batches: https://github.com/tursodatabase/libsql/blob/main/docs/HTTP_V2_SPEC.md
 */
export async function startHranaServer(file: string) {
  const database = new Database(file)
  const server = createServer(async (request, response) => {
    // Version 3 is not offered.
    if (request.url !== '/v2' && request.url !== '/v2/pipeline') return void response.writeHead(404).end()
    let text = ''
    for await (const chunk of request) text += chunk
    if (request.url === '/v2') return void response.end()
    const { requests }: { readonly requests: readonly Request[] } = JSON.parse(text)
    response.end(JSON.stringify({ baton: null, base_url: null, results: runAll(database, requests) }))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    // The address of a server that listens on a port has this type.
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections()
      server.close()
      database.close()
    },
  }
}

function runAll(database: Database.Database, requests: readonly Request[]): readonly object[] {
  const texts = new Map<number, string>()
  const run = ({ sql, sql_id, args = [] }: Statement) => {
    const statement = database.prepare(sql ?? texts.get(sql_id ?? -1) ?? '')
    const given = args.map(toValue)
    if (!statement.reader) return { cols: [], rows: [], affected_row_count: statement.run(given).changes }
    const rows = statement.raw().all(given) as unknown[][]
    return { cols: statement.columns(), rows: rows.map((row) => row.map(fromValue)), affected_row_count: 0 }
  }
  const batch = (steps: readonly Step[]) => {
    const results: (object | null)[] = []
    const errors: (object | null)[] = []
    const holds = (condition: Condition): boolean => {
      if (condition.type === 'not') return !holds(condition.cond)
      if (condition.type === 'is_autocommit') return !database.inTransaction
      if ('step' in condition) return Boolean((condition.type === 'ok' ? results : errors)[condition.step])
      return condition.type === 'and' ? condition.conds.every(holds) : condition.conds.some(holds)
    }
    for (const { stmt, condition } of steps) {
      const outcome = condition === undefined || holds(condition) ? attempt(() => run(stmt)) : {}
      results.push(outcome.result ?? null)
      errors.push(outcome.error ?? null)
    }
    return { step_results: results, step_errors: errors }
  }
  return requests.map((request) => {
    const { type } = request
    if (type === 'store_sql') texts.set(request.sql_id, request.sql)
    const { result, error } = attempt(() => {
      if (type === 'execute') return run(request.stmt)
      return type === 'batch' ? batch(request.batch.steps) : undefined
    })
    return error ? { type: 'error', error } : { type: 'ok', response: { type, result } }
  })
}

function attempt<Result>(work: () => Result): { readonly result?: Result; readonly error?: object } {
  try {
    return { result: work() }
  } catch (error) {
    const { message, code } = error as Error & { readonly code?: string }
    return { error: { message, code } }
  }
}

function toValue(value: Value): unknown {
  if (value.type === 'null') return null
  if (value.type === 'blob') return Buffer.from(value.base64, 'base64')
  return value.type === 'integer' ? BigInt(value.value) : value.value
}

function fromValue(value: unknown): Value {
  if (value === null) return { type: 'null' }
  if (typeof value === 'string') return { type: 'text', value }
  if (typeof value === 'number') {
    return Number.isInteger(value) ? { type: 'integer', value: String(value) } : { type: 'float', value }
  }
  return { type: 'blob', base64: Buffer.from(value as Uint8Array).toString('base64') }
}
