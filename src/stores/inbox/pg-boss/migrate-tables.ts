import type { PgBossDatabase } from './client.js'
import { toConditions } from './statements/conditions.js'
import { toSchema } from './statements/schema.js'

// How long a step waits for a table, and everything else behind it.
const [lockTimeoutMs, pauseMs, mostTries] = [500, 500, 50]

// lock_not_available, deadlock_detected
const blocked: readonly unknown[] = ['55P03', '40P01']

/**
 * Makes the tables that the inbox has beside those of pg-boss, or brings those of an older release up to date. Several
 * processes may do so at once.
 *
 * @throws {Error} a newer release made the tables, or other transactions lock those of pg-boss for half a minute
 */
export async function migrateTables(database: PgBossDatabase, schema: string): Promise<void> {
  const steps = toSchema(toConditions(schema))
  const versions = `${schema}.inbox_version`
  const read = async (text: string) => (await database.executeSql(text)).rows[0] as Record<string, unknown> | undefined
  const made = await read(`SELECT to_regclass('${versions}') IS NOT NULL AS made`)
  const version = made?.['made'] ? Number((await read(`SELECT version FROM ${versions}`))?.['version'] ?? 0) : 0
  if (version > steps.length) {
    throw new Error(
      `pgBossInbox: the tables of the inbox in the schema ${schema} have version ${version} of a newer release; this one reads up to ${steps.length}`,
    )
  }
  if (version === steps.length) return
  // One text is one transaction. Processes that start together wait for each other.
  const text = [
    `SET LOCAL lock_timeout TO ${lockTimeoutMs}`,
    `SELECT pg_advisory_xact_lock(hashtextextended('${versions}', 0))`,
    `CREATE TABLE IF NOT EXISTS ${versions} (one int PRIMARY KEY, version int NOT NULL)`,
    ...steps.slice(version),
    `INSERT INTO ${versions} AS v VALUES (1, ${steps.length})
        ON CONFLICT (one) DO UPDATE SET version = greatest(v.version, excluded.version)`,
  ].join(';\n')
  // Processes that are running lock the tables of pg-boss in another order.
  for (let tries = 1; ; tries++) {
    try {
      await database.executeSql(text)
      return
    } catch (error) {
      if (tries === mostTries || !blocked.includes((error as { readonly code?: unknown }).code)) throw error
      await new Promise((resolve) => setTimeout(resolve, Math.random() * pauseMs))
    }
  }
}
