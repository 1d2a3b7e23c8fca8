import type { PgBossClass, PgBossLike } from './client.js'

/**
 * The release of pg-boss that the statements are written for and tested with; `peerDependencies` has the same range.
 *
 * pg-boss does not expose its release. It numbers the versions of its tables instead, and each minor release has a
 * different one.
 */
export const supportedPgBoss = { release: '12.35', range: '~12.35.0', tables: 43 } as const

const expected = `pg-boss ${supportedPgBoss.release}, whose tables have version ${supportedPgBoss.tables}`

/**
 * Refuses a class from a different release before it can migrate the tables, which is hard to undo.
 *
 * The class installs itself into a fake database, and its script reveals the version.
 *
 * @throws {Error} the class is from a different release; the message names both versions
 */
export async function requireSupportedClass(PgBoss: PgBossClass): Promise<void> {
  let found: string | undefined
  const db = {
    async executeSql(text: string) {
      found ??= /INSERT INTO \S+version\s*\(version\)\s*VALUES\s*\('?(\d+)/i.exec(text)?.[1]
      if (found !== undefined) throw new Error('stop here: the version is known')
      return { rows: [{ name: null }] }
    },
  }
  const boss = new PgBoss({ schema: 'probe', db, schedule: false, supervise: false, allowSchemaCaseVariant: true })
  await boss.start().catch(() => {})
  await boss.stop({ graceful: false }).catch(() => {})
  if (Number(found) === supportedPgBoss.tables) return
  throw new Error(
    `pgBossInbox: PgBoss must come from ${expected}; the tables of this class have version ${found ?? 'unknown'}`,
  )
}

/**
 * Refuses tables that a different release has migrated.
 *
 * @throws {Error} the version of the tables is not supported; the message names both versions
 */
export async function requireSupportedTables(boss: PgBossLike, schema: string): Promise<void> {
  const found = await boss.schemaVersion()
  if (found === supportedPgBoss.tables) return
  throw new Error(
    `pgBossInbox: the tables in the schema ${schema} have version ${found}; they must come from ${expected}`,
  )
}
