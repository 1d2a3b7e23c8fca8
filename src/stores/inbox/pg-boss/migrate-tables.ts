import type { PgBossDatabase } from './client.js'
import { toConditions } from './statements/conditions.js'
import { toSchema } from './statements/turns.js'

/**
 * Makes the tables that the inbox has beside those of pg-boss, or brings those of an older release up to date. Several
 * processes may do so at once.
 *
 * @throws {Error} a newer release made the tables
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
  await database.executeSql(
    [
      `SELECT pg_advisory_xact_lock(hashtextextended('${versions}', 0))`,
      `CREATE TABLE IF NOT EXISTS ${versions} (one int PRIMARY KEY, version int NOT NULL)`,
      ...steps.slice(version),
      `INSERT INTO ${versions} AS v VALUES (1, ${steps.length})
        ON CONFLICT (one) DO UPDATE SET version = greatest(v.version, excluded.version)`,
    ].join(';\n'),
  )
}
