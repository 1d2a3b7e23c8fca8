import { notify } from '../../../core/base/notify.js'
import {
  type Check,
  type Checks,
  checkOptions,
  optional,
  requireText,
  requireTimeout,
} from '../../../core/base/options.js'
import type { Inbox, StoredDelivery } from '../../../core/ports/inbox.js'
import { type PostgresLike, requirePostgres } from '../../database/postgres-client.js'
import { openConsumers } from '../handling/consumers.js'
import { openDueJobs } from '../handling/consumption.js'
import { settlesWithin } from '../handling/drain.js'
import { handleDueOf } from '../handling/handle-due.js'
import { withKnownHandlers } from '../handling/known-handlers.js'
import { withOneReceiver } from '../handling/one-receiver.js'
import { type KeptOperations, operateKept } from '../operating/kept.js'
import { operateEngine } from '../operating/operate.js'
import type { InboxOperations } from '../operating/operations.js'
import type { RecordOperations } from '../operating/records.js'
import { withDeadRetention } from '../operating/retention.js'
import { operateSubjects, type SubjectOperations } from '../operating/subjects.js'
import { type InboxPolicy, policyChecks, resolvePolicy } from '../policy.js'
import { storeInInbox } from '../storing/store-in-inbox.js'
import { makeBoss, startBoss } from './boss.js'
import {
  type PgBossClaim,
  type PgBossClass,
  type PgBossDatabase,
  type PgBossJob,
  type PgBossLike,
  type PgBossResponse,
  type PgBossSettings,
  requirePgBossClass,
  toPgBossDatabase,
} from './client.js'
import type { FetchedJob } from './job.js'
import { openQueue } from './queue.js'
import { requireSupportedClass, warnOfOldNode } from './supported.js'

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

// How long `close` waits for the connections to end.
const answerMs = 5_000

/** Options of {@link pgBossInbox}. */
export interface PgBossInboxOptions extends InboxPolicy {
  /** The class `PgBoss` of the package `pg-boss`, version 12.35. */
  readonly PgBoss: PgBossClass
  /** A URL, `postgres://`, of which pg-boss makes its own; or a pool of `pg`, a PGlite database, or an object with the same `query`. */
  readonly client: string | PostgresLike
  /** The name of the queue. Inboxes with the same queue and schema share their deliveries. @default 'webhooks' */
  readonly queue?: string
  /** The schema of the tables, which are created if they are missing. @default 'webhook_inbox' */
  readonly schema?: string
  /** How often to look for deliveries that another process stored, in milliseconds. @default 500 */
  readonly pollIntervalMs?: number
}

/** Options of {@link PgBossInbox.put}. */
export interface PutOptions {
  /** A client of the same database with an open transaction: the delivery is stored when the transaction commits. */
  readonly transaction?: PostgresLike
}

/** An inbox in PostgreSQL. */
export interface PgBossInbox extends Inbox, InboxOperations, SubjectOperations, RecordOperations, KeptOperations {
  put(delivery: StoredDelivery, options?: PutOptions): Promise<'stored' | 'duplicate'>
}

const checks: Checks<PgBossInboxOptions> = {
  ...policyChecks,
  PgBoss: requirePgBossClass,
  client(value, option) {
    if (typeof value === 'string') requireText(value, option)
    else requirePostgres(value as PostgresLike, `${option}, unless it is a URL,`)
  },
  queue: optional(matching(/^[\w./-]{1,100}$/, 'must be a plain name')),
  // The schema becomes part of the statements.
  schema: optional(matching(/^[A-Za-z_]\w{0,49}$/, 'must be a plain name of at most 50 characters')),
  pollIntervalMs: optional(requireTimeout),
}

/**
 * An inbox in PostgreSQL, built on pg-boss: any number of processes store and handle deliveries, and each key keeps its
 * order.
 *
 * A delivery whose process dies is retried after 10 to 12 seconds, which counts as an attempt.
 *
 * On Node before 22.12, which pg-boss does not declare, it writes one line to the console when it is first used to store or
 * handle deliveries.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 * @throws {Error} the database cannot be reached, pg-boss has a version that is not supported, or the queue is not an inbox
 *
 * @example
 * const inbox = await pgBossInbox({ PgBoss, client: 'postgres://hooks@db.example/hooks' })
 * const receiver = createReceiver({ provider, on, inbox })
 * const consumption = await inbox.consume(receiver)
 */
export async function pgBossInbox(options: PgBossInboxOptions): Promise<PgBossInbox> {
  checkOptions(options, 'pgBossInbox', checks)
  const { queue: name = 'webhooks', schema = 'webhook_inbox', pollIntervalMs = 500 } = options
  const policy = resolvePolicy(options)
  await requireSupportedClass(options.PgBoss)
  const boss = makeBoss(options, schema)
  boss.on('error', (error) => notify(() => policy.onError(error)))
  const statements = await startBoss(boss, options, schema, name)
  const queue = openQueue(boss, statements, name, policy)
  const consumers = openConsumers(pollIntervalMs, policy.onError)
  const { wake } = consumers
  let closing: Promise<void> | undefined
  const requireOpen = () => {
    if (closing) throw new Error('pgBossInbox: the inbox is closed')
    // Not when it opens: a person who only looks into the inbox has no use for the line.
    warnOfOldNode()
  }
  const close = async () => {
    await consumers.close()
    if (await settlesWithin(boss.stop({ graceful: false }), answerMs)) return
    notify(() => policy.onError(new Error('pgBossInbox: closed without waiting further: the database does not answer')))
  }

  const inbox: PgBossInbox = {
    ordering: 'strict-per-key',
    effects: 'shared',
    coalesces: true,
    limits: true,
    prioritizes: true,
    step: storeInInbox,
    async put(delivery, { transaction } = {}) {
      requireOpen()
      if (transaction) requirePostgres(transaction, 'put: transaction')
      const state = await queue.put(delivery, transaction && toPgBossDatabase(transaction))
      // A numbered delivery first waits `settleMs` for lower numbers, so look for it after that.
      if (delivery.number === undefined) wake()
      else if (consumers.isConsuming()) setTimeout(wake, policy.settleMs + 1)
      return state
    },
    async consume(receivers, consuming) {
      requireOpen()
      return consumers.consume<FetchedJob>(queue, receivers, consuming)
    },
    async handleDue(receivers, options = {}) {
      requireOpen()
      return handleDueOf(receivers, options, policy.onError, () => openDueJobs<FetchedJob>(queue, policy.onError))
    },
    close: () => (closing ??= close()),
    ...operateEngine({ ...queue, wake, onError: policy.onError }),
    ...operateSubjects(queue, wake),
    ...operateKept({ ...queue, wake }),
    records: queue.records,
    blockedKeys: () => queue.blockedKeys(),
  }
  return withDeadRetention(withOneReceiver(withKnownHandlers(inbox)), policy)
}

function matching(pattern: RegExp, message: string): Check {
  return (value, option) => {
    if (typeof value !== 'string' || !pattern.test(value)) throw new TypeError(`${option} ${message}`)
  }
}
