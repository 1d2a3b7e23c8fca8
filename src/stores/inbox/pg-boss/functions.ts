import { hashKey } from '../../database/hash-key.js'
import type { PgBossDatabase } from './client.js'
import type { toStatements } from './statements/index.js'

type Statements = ReturnType<typeof toStatements>

const taken = 'id uuid, "retryCount" int, data jsonb, root uuid, key text'
const takenOrContinuation = `${taken}, cursor text, wait float8, contended boolean, most int, urgent boolean, turns boolean`

/** What the statements that run for each delivery are given, and the columns of their rows. One may call those before it as `{name}`. */
const signatures = {
  put: ['text, uuid, jsonb, text, float8, float8, int, int, boolean, int, text, int', 'id uuid'],
  follow: ['text, uuid, int, jsonb, text, float8', 'id uuid'],
  fetch: ['text, int, text', taken],
  fetchFree: ['text, int, text', taken],
  fetchLined: ['text, int, text, text, int, int', takenOrContinuation],
  fetchTurns: ['text, int, text, text, text, int, boolean', takenOrContinuation],
  giveBack: ['text, uuid[], int[]', 'id uuid'],
  complete: ['text, uuid[], int[], float8', 'id uuid'],
  forgetRoots: ['text, uuid[]', 'id uuid'],
} satisfies Partial<Record<keyof Statements, readonly [given: string, columns: string]>>

/**
 * Makes functions of the statements that run for each delivery: PostgreSQL plans those once a connection, and planning takes several
 * times as long as the rest. A function is named after its definition, so that processes of different releases have their own. Several
 * processes may make them at once.
 *
 * @returns the statements, with calls instead of those
 */
export async function withFunctions(
  database: PgBossDatabase,
  schema: string,
  statements: Statements,
): Promise<Statements> {
  const functions: { readonly [Part in 'name' | 'own' | 'call' | 'make' | 'body']: string }[] = []
  for (const [name, [given, columns]] of Object.entries(signatures)) {
    let text: string = statements[name as keyof typeof signatures]
    for (const other of functions) text = text.replaceAll(`{${other.name}}`, `${schema}.${other.own}`)
    const body = `#variable_conflict use_column
        ${text.trimStart().startsWith('DECLARE') ? text : `BEGIN RETURN QUERY ${text}; END`}`
    // Without statistics, as of a new table, PostgreSQL would read all of it, and keep that plan.
    const definition = `RETURNS TABLE (${columns}) LANGUAGE plpgsql
        SET plan_cache_mode TO force_generic_plan SET enable_seqscan TO off AS $inbox$${body}$inbox$`
    const own = `inbox_${name.toLowerCase()}_${(await hashKey(`${given} ${definition}`)).slice(0, 8)}`
    const parameters = given.split(', ').map((_, index) => `$${index + 1}`)
    const call = `SELECT * FROM ${schema}.${own}(${parameters.join(', ')})`
    const make = `CREATE OR REPLACE FUNCTION ${schema}.${own}(${given}) ${definition}`
    functions.push({ name, own, call, make, body })
  }
  const namespace = `'${schema}'::regnamespace`
  const made = await database.executeSql(
    `SELECT proname AS own, prosrc AS body FROM pg_proc WHERE pronamespace = ${namespace} AND proname LIKE 'inbox\\_%'`,
  )
  const known = new Map(
    (made.rows as { readonly own: string; readonly body: string }[]).map((row) => [row.own, row.body]),
  )
  // One of another text is not ours: making it again fails unless this role owns it.
  const missing = functions.filter(({ own, body }) => known.get(own) !== body)
  if (missing.length > 0) {
    // One text is one transaction.
    const lock = `SELECT pg_advisory_xact_lock(hashtextextended('${schema}.inbox', 0))`
    await database.executeSql([lock, ...missing.map(({ make }) => make)].join(';\n'))
  }
  return { ...statements, ...Object.fromEntries(functions.map(({ name, call }) => [name, call])) }
}
