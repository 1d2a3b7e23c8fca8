import type { PgBossClass, PgBossLike } from './client.js'

/**
 * The release of pg-boss that the statements are written for and tested with; `peerDependencies` has the same range.
 *
 * pg-boss does not expose its release. It numbers the versions of its tables instead, and each minor release has a
 * different one.
 */
export const supportedPgBoss = { release: '12.35', range: '~12.35.0', tables: 43 } as const

// What its package.json declares. The durable tests run it on Node 20, too.
const declaredNode = [22, 12] as const

/**
 * The line for an operator whose Node is older than the one that pg-boss declares; `undefined` on other runtimes.
 *
 * @param version - of Node, such as `20.19.0`
 */
export function describeOldNode(version: string | undefined): string | undefined {
  const [major = 0, minor = 0] = (version ?? '').split('.').map(Number)
  const [declared, declaredMinor] = declaredNode
  if (version === undefined || major > declared || (major === declared && minor >= declaredMinor)) return undefined
  return `webhook-receiver: pgBossInbox: pg-boss declares Node ${declaredNode.join('.')} or newer, and this is Node ${version}. It is tested on Node 20.19, but its maintainers do not support that.`
}

let isTold = false

/** Writes one line for each process to the console if its Node is older than the one that pg-boss declares. */
export function warnOfOldNode(version: string | undefined = globalThis.process?.versions?.node): void {
  const line = describeOldNode(version)
  if (line === undefined || isTold) return
  isTold = true
  globalThis.console.warn(line)
}

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
