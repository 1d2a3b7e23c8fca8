import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { requireFunction, requireText } from '../../base/options.js'
import type { PostgresLike } from '../../database/postgres-client.js'
import type { Inbox, InboxOperations } from '../inbox.js'
import { type PgBossClass, pgBossInbox } from '../pg-boss/pg-boss.js'
import type { InboxPolicy } from '../policy.js'
import { lockFile } from './lock-file.js'

/** What is needed of a PGlite database. */
export interface PGliteLike extends PostgresLike {
  readonly waitReady: Promise<void>
  close(): Promise<void>
}

/** Options of {@link embeddedInbox}. */
export interface EmbeddedInboxOptions extends InboxPolicy {
  /** The class `PgBoss` of the package `pg-boss`, of version 12.35 or a later 12. */
  readonly PgBoss: PgBossClass
  /** The class `PGlite` of the package `@electric-sql/pglite`. */
  readonly PGlite: new (
    directory: string,
  ) => PGliteLike
  /** Where the deliveries are kept; made when it is not there. One process at a time has it. */
  readonly directory: string
}

/**
 * An inbox in a directory of this machine, without a server: pg-boss on PGlite, for a single process on Node.
 *
 * It survives a crash of the process. PGlite does not wait until the disk has written, so that a power cut, or a crash of the
 * operating system, may lose what was acknowledged just before.
 *
 * @throws {TypeError} which option is wrong
 * @throws {Error} another process has the directory
 *
 * @example
 * const inbox = await embeddedInbox({ PgBoss, PGlite, directory: './webhooks' })
 * const receiver = createReceiver({ provider, on, inbox })
 * const consumption = await inbox.consume(receiver)
 */
export async function embeddedInbox(options: EmbeddedInboxOptions): Promise<Inbox & InboxOperations> {
  const { PgBoss, PGlite, directory, ...policy } = options
  requireFunction(PgBoss, 'embeddedInbox: PgBoss', 'the class PgBoss of the package pg-boss')
  requireFunction(PGlite, 'embeddedInbox: PGlite', 'the class PGlite of the package @electric-sql/pglite')
  requireText(directory, 'embeddedInbox: directory')
  // What is stored has the tokens of senders in it.
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  const unlock = lockFile(join(directory, 'lock'), `embeddedInbox: the directory ${directory}`)
  let database: PGliteLike | undefined
  const release = async () => {
    try {
      await database?.close()
    } finally {
      unlock()
    }
  }
  try {
    database = new PGlite(join(directory, 'postgres'))
    await database.waitReady
    const inbox = await pgBossInbox({ ...policy, PgBoss, database, schema })
    // Nobody else has the directory: what was being handled was so by a process that is gone.
    await database.query(`UPDATE ${schema}.job SET heartbeat_on = to_timestamp(0) WHERE state = 'active'`, [])
    let closing: Promise<void> | undefined
    return {
      ...inbox,
      put: (delivery) => inbox.put(delivery),
      close() {
        // Somebody else may have the directory when it is called again.
        closing ??= inbox.close().finally(release)
        return closing
      },
    }
  } catch (error) {
    await release()
    throw error
  }
}

const schema = 'webhook_inbox'
