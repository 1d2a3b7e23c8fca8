import { notify } from '../../../core/base/notify.js'
import {
  type Checks,
  checkOptions,
  oneOf,
  optional,
  requireFunction,
  requireObject,
  requirePositiveInteger,
  requireText,
} from '../../../core/base/options.js'
import { PendingWork } from '../../../core/base/waiting.js'
import type { ConsumeOptions, Inbox, InboxConsumer, StoredDelivery } from '../../../core/ports/inbox.js'
import { settlesWithin } from '../handling/drain.js'
import { handleDueOf } from '../handling/handle-due.js'
import { withOneReceiver } from '../handling/one-receiver.js'
import { routeByEndpoint } from '../handling/route-by-endpoint.js'
import { operateEngine } from '../operating/operate.js'
import type { InboxOperations } from '../operating/operations.js'
import type { RecordOperations } from '../operating/records.js'
import { withDeadRetention } from '../operating/retention.js'
import { hashSubjects, operateSubjects, type SubjectOperations } from '../operating/subjects.js'
import { type InboxPolicy, policyChecks, refuseOptions, resolvePolicy } from '../policy.js'
import { storeInInbox } from '../storing/store-in-inbox.js'
import { toStoredRecord } from '../storing/stored-record.js'
import type { Bullmq, BullmqJob, BullmqRedis } from './client.js'
import { openDueJobs } from './due.js'
import { type Appendfsync, appendfsyncLevels, checkDurability } from './durability.js'
import { handleJob, type JobData, lockedAt, openLocks } from './job.js'
import { operateBullmq } from './operations.js'
import { readRecords } from './records.js'
import { openSubjects } from './subjects.js'
import { answerMs, closedWithoutAnswer, lockMs, workerOpener } from './worker.js'

export type { Bullmq, BullmqJob, BullmqQueue, BullmqRedis, BullmqWorker } from './client.js'
export type { Appendfsync } from './durability.js'

/** Options of {@link bullmqInbox}. */
export interface BullmqInboxOptions extends Omit<InboxPolicy, 'onDeadLetter' | 'settleMs' | 'keepHandledMs'> {
  /** The package `bullmq`, or `{ Queue, Worker }` from it. */
  readonly bullmq: Bullmq
  /** A client of `ioredis` 5.4.2 or later, for one server. The inbox opens its connections with the same options. */
  readonly client: BullmqRedis
  /** The name of the queue, without `:`. @default 'webhooks' */
  readonly queue?: string
  /** The prefix of the keys in Redis. @default 'bull' */
  readonly keyPrefix?: string
  /**
   * The least sure `appendfsync` of Redis that you accept, or the value of a server that does not tell it.
   *
   * If the server has a less sure one, `onError` is called. With `everysec`, a Redis that is killed loses the last second of
   * acknowledged deliveries.
   *
   * @default 'always'
   */
  readonly appendfsync?: Appendfsync
}

// What the engine cannot have, and why.
const refused = {
  onDeadLetter: 'BullMQ keeps no order, so no delivery waits for a dead letter',
  settleMs: 'BullMQ keeps no order, so no delivery waits for lower numbers',
  keepHandledMs:
    'a job of BullMQ that is done holds no delivery that others could share, and Redis would hold all in memory',
}
const {
  onDeadLetter: _onDeadLetter,
  settleMs: _settleMs,
  keepHandledMs: _keepHandledMs,
  ...ownPolicyChecks
} = policyChecks

const checks: Checks<BullmqInboxOptions> = {
  ...ownPolicyChecks,
  bullmq(value, option) {
    requireObject(value, option, '{ Queue, Worker } of the package bullmq')
    for (const name of ['Queue', 'Worker']) requireFunction(Reflect.get(value, name), `${option}: ${name}`)
  },
  client(value, option) {
    requireObject(value, option, 'a client of ioredis')
    requireFunction(Reflect.get(value, 'duplicate'), `${option}: duplicate, of a client of ioredis,`)
  },
  queue: optional((value, option) => {
    requireText(value, option)
    if (value.includes(':')) throw new TypeError(`${option} must not contain :`)
  }),
  keyPrefix: optional(requireText),
  appendfsync: optional(oneOf(appendfsyncLevels)),
}

/**
 * An inbox in Redis or Valkey, built on BullMQ. It does not keep deliveries in order.
 *
 * It is only as durable as the server, which needs `appendonly yes`, `appendfsync always` and `maxmemory-policy noeviction`.
 * If the server has other settings, `onError` is called.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * import { Queue, Worker } from 'bullmq'
 * import { Redis } from 'ioredis'
 *
 * const inbox = bullmqInbox({ bullmq: { Queue, Worker }, client: new Redis(), onError: console.error })
 */
export function bullmqInbox(
  options: BullmqInboxOptions,
): Inbox & InboxOperations & SubjectOperations & RecordOperations {
  refuseOptions(options, 'bullmqInbox', refused)
  checkOptions(options, 'bullmqInbox', checks)
  const { bullmq, client, queue: name = 'webhooks', keyPrefix: prefix = 'bull', appendfsync } = options
  const policy = resolvePolicy(options)
  const report = (error: unknown) => notify(() => policy.onError(error))

  const putSettings = { maxRetriesPerRequest: null, enableOfflineQueue: false, socketTimeout: answerMs }
  const connection = client.duplicate(putSettings)
  const queue = new bullmq.Queue(name, { connection, prefix } as never)
  queue.on('error', report)
  // `put` fails at once while the server is down, so that the provider retries. But BullMQ asks for the server's version
  // once: if that failed with a connection that is lost while it is opened, the queue would never add a job.
  const failAtOnce = () => Object.assign(connection.options, { maxRetriesPerRequest: 0 })
  queue.waitUntilReady().then(failAtOnce, () => {})
  // BullMQ reports a failed connection as an error of the queue.
  queue.waitUntilReady().then(
    () => checkDurability(connection, appendfsync, report),
    () => {},
  )
  const subjects = openSubjects(queue, connection, policy.retentionMs)
  const openWorker = workerOpener({ bullmq, client, name, prefix, policy, subjects, report })
  let isClosed = false

  const put = async (delivery: StoredDelivery, parent?: StoredDelivery): Promise<'stored' | 'duplicate'> => {
    requireConnection(connection)
    const about = await hashSubjects(delivery, parent)
    if (about.length > 0) await subjects.link(delivery.id, about)
    // A person was erased while the delivery was divided. After the link, by which an erasure from now on finds this one.
    if (parent !== undefined && (await subjects.isErased(parent.id))) {
      await subjects.unlink(delivery.id, about)
      return 'duplicate'
    }
    const data: JobData = { record: toStoredRecord(delivery), ...(about.length > 0 && { subjects: about }) }
    const token = crypto.randomUUID()
    const jobName = `${(delivery.event ?? 'delivery').slice(0, 200)} ${token}`
    // The consumer limits the attempts, by its policy.
    const jobOptions = { jobId: delivery.id, attempts: Number.MAX_SAFE_INTEGER, backoff: { type: 'custom' } }
    // BullMQ gives the same answer for a known id, but does not change the name of its job.
    const readName = () => connection.hget(queue.toKey(delivery.id), 'name')
    // Both commands go out in one round trip, in this order.
    const adding = queue.add(jobName, data as never, jobOptions)
    const [, read] = await Promise.all([adding, queue.waitUntilReady().then(readName)])
    // If the name was read first after all, a new id has none yet: read it again.
    const stored = read ?? (await readName())
    if (about.length > 0) await subjects.unlink(delivery.id, about)
    // Redis may change an event that is not valid text, so only the token is compared.
    return stored === null || stored.endsWith(token) ? 'stored' : 'duplicate'
  }

  const inbox: Inbox & InboxOperations & SubjectOperations & RecordOperations = {
    ordering: 'none',
    effects: 'copied',
    step: storeInInbox,
    put: (delivery) => put(delivery),
    async consume(consumers: InboxConsumer | readonly InboxConsumer[], { concurrency = 10 }: ConsumeOptions = {}) {
      requirePositiveInteger(concurrency, 'consume: concurrency')
      if (isClosed) throw new Error('bullmqInbox: the inbox is closed')
      const dispatch = routeByEndpoint(consumers, policy.onError, false, put)
      const handling = new PendingWork()
      const locks = openLocks(lockMs, report)
      const handle = (job: BullmqJob, token = '') => {
        const work = locks.hold({ job, token }, lockedAt(job), (claim) =>
          handleJob(job, { dispatch, policy, claim, isErased: subjects.isErased }),
        )
        handling.track(work)
        return work
      }
      const { worker, close } = openWorker(handle, { concurrency, skipLockRenewal: true })
      locks.start()
      return {
        async close() {
          await worker.pause(true)
          await handling.settled()
          await close(handling)
          await locks.close()
        },
      }
    },
    async handleDue(consumers, options = {}) {
      if (isClosed) throw new Error('bullmqInbox: the inbox is closed')
      const open = async () => {
        // Otherwise the worker would wait for a server that is down.
        requireConnection(connection)
        await queue.waitUntilReady()
        await connection.info()
        const { worker, close } = openWorker(null, { autorun: false })
        return openDueJobs({ worker, policy, lockMs, subjects, report, close: () => close(new PendingWork()) })
      }
      return handleDueOf(consumers, options, policy.onError, open, put)
    },
    async close() {
      isClosed = true
      const closing = queue.close().catch(report)
      if (!(await settlesWithin(closing, answerMs))) report(closedWithoutAnswer())
      connection.disconnect()
    },
    ...operateEngine({ ...operateBullmq({ queue, connection, policy, report }), onError: report }),
    ...operateSubjects(subjects),
    records: (from) => readRecords(queue, connection, from),
    async blockedKeys() {
      return []
    },
  }
  return withDeadRetention(withOneReceiver(inbox), policy)
}

function requireConnection({ status }: BullmqRedis): void {
  // A client that has never been connected still waits for its first connection.
  if (['reconnecting', 'close', 'end'].includes(status)) throw new Error(`bullmqInbox: Redis is down: ${status}`)
}
