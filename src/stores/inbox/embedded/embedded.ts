import { join } from 'node:path'
import { type Checks, checkOptions, requireFunction, requireText } from '../../../core/base/options.js'
import type { Inbox } from '../../../core/ports/inbox.js'
import { makeFolder } from '../../database/make-folder.js'
import type { PostgresLike } from '../../database/postgres-client.js'
import type { InboxOperations } from '../operations.js'
import { type PgBossClass, requirePgBossClass } from '../pg-boss/client.js'
import { pgBossInbox } from '../pg-boss/pg-boss.js'
import { type InboxPolicy, policyChecks } from '../policy.js'
import { lockFile } from './lock-file.js'

/** The part of a PGlite database that the inbox uses. */
export interface PGliteLike extends PostgresLike {
  readonly waitReady: Promise<void>
  close(): Promise<void>
}

/** Options of {@link embeddedInbox}. */
export interface EmbeddedInboxOptions extends InboxPolicy {
  /** The class `PgBoss` from the package `pg-boss`, version 12.35. */
  readonly PgBoss: PgBossClass
  /** The class `PGlite` from the package `@electric-sql/pglite`. */
  readonly PGlite: new (
    directory: string,
  ) => PGliteLike
  /** The directory that stores the deliveries; created if it is missing. Only one process at a time can use it. */
  readonly directory: string
}

const checks: Checks<EmbeddedInboxOptions> = {
  ...policyChecks,
  PgBoss: requirePgBossClass,
  PGlite: (value, option) => requireFunction(value, option, 'the class PGlite of the package @electric-sql/pglite'),
  directory: requireText,
}

/**
 * An inbox in a directory on this machine, without a server: pg-boss on PGlite, for a single process on Node.
 *
 * It survives a crash of the process. PGlite does not wait for the disk, so a power cut or a crash of the operating system
 * can lose deliveries that were just acknowledged.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 * @throws {Error} if another process uses the directory, or this version of pg-boss is not supported
 *
 * @example
 * const inbox = await embeddedInbox({ PgBoss, PGlite, directory: './webhooks' })
 * const receiver = createReceiver({ provider, on, inbox })
 * const consumption = await inbox.consume(receiver)
 */
export async function embeddedInbox(options: EmbeddedInboxOptions): Promise<Inbox & InboxOperations> {
  checkOptions(options, 'embeddedInbox', checks)
  const { PgBoss, PGlite, directory, ...policy } = options
  // Stored requests contain the tokens of senders.
  makeFolder(directory)
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
    // This process has the lock, so active jobs belong to a process that is gone: retry them without waiting.
    await database.query(`UPDATE ${schema}.job SET heartbeat_on = to_timestamp(0) WHERE state = 'active'`, [])
    let closing: Promise<void> | undefined
    return {
      ...inbox,
      put: (delivery) => inbox.put(delivery),
      close() {
        // Releases the lock only once: after the first call, another process may hold it.
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
