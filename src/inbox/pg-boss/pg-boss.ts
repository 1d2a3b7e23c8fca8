import { notify } from '../../base/notify.js'
import {
  requireFunction,
  requireList,
  requirePositiveInteger,
  requireText,
  requireTimeout,
} from '../../base/options.js'
import { type PostgresLike, requirePostgres } from '../../database/postgres-client.js'
import { isDoneInTime } from '../end-consumption.js'
import type { Inbox, InboxOperations, StoredDelivery } from '../inbox.js'
import { type InboxPolicy, toPolicy } from '../policy.js'
import { toDispatch } from '../to-dispatch.js'
import {
  type PgBossClaim,
  type PgBossClass,
  type PgBossDatabase,
  type PgBossJob,
  type PgBossLike,
  type PgBossResponse,
  type PgBossSettings,
  toPgBossDatabase,
} from './client.js'
import { consumeJobs, type PgBossConsumption } from './consumption.js'
import { toQueue } from './queue.js'

export type {
  PgBossClaim,
  PgBossClass,
  PgBossDatabase,
  PgBossJob,
  PgBossLike,
  PgBossResponse,
  PgBossSettings,
  PostgresLike,
}

// How long the end of the connections is waited for.
const answerMs = 5_000

// How long a client is waited for at first; PGlite makes its files then.
const firstAnswerMs = 30_000

/** Options of {@link pgBossInbox}. */
export interface PgBossInboxOptions extends InboxPolicy {
  /** The class `PgBoss` of the package `pg-boss`, of version 12.35 or a later 12. */
  readonly PgBoss: PgBossClass
  /** An address, `postgres://`; or a pool of `pg`, a PGlite database, or anything with the same `query`. */
  readonly database: string | PostgresLike
  /** The queue; inboxes of one name in one schema are one inbox. @default 'webhooks' */
  readonly queue?: string
  /** The schema of the tables, which are made when they are not there. @default 'webhook_inbox' */
  readonly schema?: string
  /** How often to look for what another process stored, in milliseconds. @default 500 */
  readonly pollIntervalMs?: number
}

/** Options of {@link PgBossInbox.put}. */
export interface PutOptions {
  /** A client of the same database within a transaction: the delivery is stored once that is committed, or not at all. */
  readonly transaction?: PostgresLike
}

/** An inbox in PostgreSQL. */
export interface PgBossInbox extends Inbox, InboxOperations {
  put(delivery: StoredDelivery, options?: PutOptions): Promise<'stored' | 'duplicate'>
}

/**
 * An inbox in PostgreSQL, by pg-boss 12: any number of processes store and handle, and each key keeps its order.
 *
 * A delivery whose process dies is handed to another one after 10 to 12 seconds, which counts as an attempt.
 *
 * @throws {TypeError} which option is wrong
 * @throws {Error} the database cannot be reached, or the queue is one of somebody else
 *
 * @example
 * const inbox = await pgBossInbox({ PgBoss, database: 'postgres://hooks@db.example/hooks' })
 * const receiver = createReceiver({ provider, on, inbox })
 * const consumption = await inbox.consume(receiver)
 */
export async function pgBossInbox(options: PgBossInboxOptions): Promise<PgBossInbox> {
  const policy = toPolicy(options, 'pgBossInbox')
  const { queue: name = 'webhooks', schema = 'webhook_inbox', pollIntervalMs = 500 } = options
  requireName(name, 'pgBossInbox: queue')
  requireSchema(schema, 'pgBossInbox: schema')
  requireTimeout(pollIntervalMs, 'pgBossInbox: pollIntervalMs')
  const boss = makeBoss(options, schema)
  boss.on('error', (error) => notify(() => policy.onError(error)))
  await open(boss, options, name)

  const queue = toQueue(boss, schema, name, policy)
  const consumptions = new Set<PgBossConsumption>()
  const wake = () => {
    for (const consumption of consumptions) consumption.wake()
  }
  let closing: Promise<void> | undefined
  const requireOpen = () => {
    if (closing) throw new Error('pgBossInbox: the inbox is closed')
  }
  const close = async () => {
    await Promise.all([...consumptions].map((consumption) => consumption.close()))
    if (await isDoneInTime(boss.stop({ graceful: false }), answerMs)) return
    notify(() => policy.onError(new Error('pgBossInbox: closed without the database, which does not answer')))
  }

  return {
    ordering: 'strict-per-key',
    async put(delivery, { transaction } = {}) {
      requireOpen()
      if (transaction) requirePostgres(transaction, 'put: transaction')
      const state = await queue.put(delivery, transaction && toPgBossDatabase(transaction))
      // What waits for lower numbers is looked for when it is due, and not before.
      if (delivery.number === undefined) wake()
      else if (consumptions.size > 0) setTimeout(wake, policy.settleMs + 1)
      return state
    },
    async consume(receivers, { concurrency = 10 } = {}) {
      requireOpen()
      requirePositiveInteger(concurrency, 'consume: concurrency')
      const dispatch = toDispatch(receivers, policy.onError)
      const settings = { queue, dispatch, concurrency, pollMs: pollIntervalMs, onError: policy.onError }
      const consumption = consumeJobs(settings)
      consumptions.add(consumption)
      return {
        async close() {
          await consumption.close()
          consumptions.delete(consumption)
        },
      }
    },
    close: () => (closing ??= close()),
    depth: () => queue.depth(),
    async deadLetters({ limit = 100 } = {}) {
      requirePositiveInteger(limit, 'deadLetters: limit')
      return queue.deadLetters(limit)
    },
    async redrive(ids) {
      requireList(ids, 'redrive: ids')
      const count = await queue.redrive(ids)
      wake()
      return count
    },
    async discard(ids) {
      requireList(ids, 'discard: ids')
      const count = await queue.discard(ids)
      wake()
      return count
    },
    blockedKeys: () => queue.blockedKeys(),
  }
}

function makeBoss({ PgBoss, database }: PgBossInboxOptions, schema: string): PgBossLike {
  requireFunction(PgBoss, 'pgBossInbox: PgBoss', 'the class PgBoss of the package pg-boss')
  const settings = { schema, schedule: false }
  if (typeof database !== 'string') {
    requirePostgres(database, 'pgBossInbox: database, where it is no address,')
    return new PgBoss({ ...settings, db: toPgBossDatabase(database) })
  }
  requireText(database, 'pgBossInbox: database')
  return new PgBoss({ ...settings, connectionString: database })
}

async function open(boss: PgBossLike, { database }: PgBossInboxOptions, name: string): Promise<void> {
  try {
    if (typeof database !== 'string') await requireAnswer(database)
    await boss.start()
    await boss.createQueue(name, { policy: 'key_strict_fifo' })
    const queue = await boss.getQueue(name)
    if (queue?.policy !== 'key_strict_fifo') {
      throw new Error(`pgBossInbox: the queue ${name} has the policy ${queue?.policy}, and must have key_strict_fifo`)
    }
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => {})
    // That error has the whole address in it, with its password.
    if (!isInvalidUrl(error)) throw error
    throw new TypeError('pgBossInbox: database must be an address, such as postgres://user:password@host:5432/name')
  }
}

// A client of pg that nobody has connected keeps what it is asked, and never answers.
async function requireAnswer(client: PostgresLike): Promise<void> {
  if (await isDoneInTime(client.query('SELECT 1', []), firstAnswerMs)) return
  throw new Error('pgBossInbox: the database does not answer; is its client connected?')
}

function isInvalidUrl(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_INVALID_URL'
}

function requireName(name: string, option: string): void {
  if (!/^[\w./-]{1,100}$/.test(name)) throw new TypeError(`${option} must be a plain name`)
}

// It becomes part of the statements.
function requireSchema(schema: string, option: string): void {
  if (!/^[A-Za-z_]\w{0,49}$/.test(schema)) throw new TypeError(`${option} must be a plain name, 50 characters at most`)
}
