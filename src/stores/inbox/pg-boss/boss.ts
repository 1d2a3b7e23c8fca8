import type { PostgresLike } from '../../database/postgres-client.js'
import { settlesWithin } from '../handling/drain.js'
import { type PgBossClass, type PgBossLike, toPgBossDatabase } from './client.js'
import { withFunctions } from './functions.js'
import { migrateTables } from './migrate-tables.js'
import { toStatements } from './statements/index.js'
import { requireSupportedTables } from './supported.js'

// How long the first answer of a client can take; PGlite creates its files first.
const firstAnswerMs = 30_000

interface BossOptions {
  readonly PgBoss: PgBossClass
  readonly client: string | PostgresLike
}

/** Makes pg-boss, with the user's client. */
export function makeBoss({ PgBoss, client }: BossOptions, schema: string): PgBossLike {
  const settings = { schema, schedule: false }
  return typeof client === 'string'
    ? new PgBoss({ ...settings, connectionString: client })
    : new PgBoss({ ...settings, db: toPgBossDatabase(client) })
}

/**
 * Starts pg-boss on the tables and the queue of the inbox, and makes those that are missing.
 *
 * @returns the statements of the inbox
 */
export async function startBoss(boss: PgBossLike, { client }: BossOptions, schema: string, name: string) {
  try {
    if (typeof client !== 'string') await requireAnswer(client)
    await boss.start()
    await requireSupportedTables(boss, schema)
    await migrateTables(boss.getDb(), schema)
    await boss.createQueue(name, { policy: 'key_strict_fifo' })
    const queue = await boss.getQueue(name)
    if (queue?.policy !== 'key_strict_fifo') {
      throw new Error(`pgBossInbox: the queue ${name} has the policy ${queue?.policy}, and must have key_strict_fifo`)
    }
    return await withFunctions(boss.getDb(), schema, toStatements(schema))
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => {})
    if (error instanceof Error && error.message.includes('multiple commands')) {
      const message = 'client must run several statements in one text, which no client over HTTP does: take a pool'
      throw new TypeError(`pgBossInbox: ${message}`, { cause: error })
    }
    // The error for an invalid URL contains the whole URL, with its password.
    if (!isInvalidUrl(error)) throw error
    throw new TypeError('pgBossInbox: client must be a URL, such as postgres://user:password@host:5432/name')
  }
}

// A client of pg that is not connected queues its queries, and never answers.
async function requireAnswer(client: PostgresLike): Promise<void> {
  if (await settlesWithin(client.query('SELECT 1', []), firstAnswerMs)) return
  throw new Error('pgBossInbox: the database does not answer; is its client connected?')
}

function isInvalidUrl(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_INVALID_URL'
}
