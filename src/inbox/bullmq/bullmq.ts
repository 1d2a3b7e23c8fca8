import { notify } from '../../base/notify.js'
import { requireFunction, requireObject, requirePositiveInteger, requireText } from '../../base/options.js'
import { WorkInProgress } from '../../base/pending-work.js'
import { endInTime, isDoneInTime } from '../end-consumption.js'
import type { ConsumeOptions, Inbox, InboxConsumer, InboxOperations } from '../inbox.js'
import { type InboxPolicy, retryDelayAfter, toPolicy } from '../policy.js'
import { toStoredRecord } from '../stored-record.js'
import { toDispatch } from '../to-dispatch.js'
import type { Bullmq, BullmqJob, BullmqQueue, BullmqRedis } from './client.js'
import { handleJob, type JobData } from './job.js'
import { operateBullmq } from './operations.js'

export type { Bullmq, BullmqJob, BullmqQueue, BullmqRedis, BullmqWorker } from './client.js'

/** Options of {@link bullmqInbox}. */
export interface BullmqInboxOptions extends Omit<InboxPolicy, 'onDeadLetter' | 'settleMs'> {
  /** The package `bullmq`, or `{ Queue, Worker }` of it. */
  readonly bullmq: Bullmq
  /** A client of `ioredis`, 5.4.2 or later, for one server. The inbox makes connections of its own with the same options. */
  readonly client: BullmqRedis
  /** The name of the queue, without `:`. @default 'webhooks' */
  readonly name?: string
  /** What the keys in Redis begin with. @default 'bull' */
  readonly prefix?: string
}

// A killed process is found out within the lock and one look more.
const lockMs = 5_000
const lookForStalledMs = 2_500
// BullMQ waits 15 s before it goes on after a lost connection, in which a lock ends.
const reconnectedWaitMs = 1_000
// What is connected and says nothing for so long hangs, or is not there any more.
const answerMs = 5_000
// The same of a connection that waits for work: BullMQ asks again after 10 s at most.
const workMs = 15_000

/**
 * An inbox in Redis or Valkey, by BullMQ. It keeps no order.
 *
 * It is durable as far as the server is: with `appendonly yes` and `maxmemory-policy noeviction`. Where it finds something
 * else, `onError` is told.
 *
 * @throws {TypeError} which option is wrong
 *
 * @example
 * import { Queue, Worker } from 'bullmq'
 * import { Redis } from 'ioredis'
 *
 * const inbox = bullmqInbox({ bullmq: { Queue, Worker }, client: new Redis(), onError: console.error })
 */
export function bullmqInbox(options: BullmqInboxOptions): Inbox & InboxOperations {
  const policy = toPolicy(options, 'bullmqInbox')
  const { bullmq, client, name = 'webhooks', prefix = 'bull' } = options
  requireObject(bullmq, 'bullmqInbox: bullmq', '{ Queue, Worker } of the package bullmq')
  requireFunction(bullmq.Queue, 'bullmqInbox: bullmq: Queue')
  requireFunction(bullmq.Worker, 'bullmqInbox: bullmq: Worker')
  requireObject(client, 'bullmqInbox: client', 'a client of ioredis')
  requireFunction(client.duplicate, 'bullmqInbox: client: duplicate, of a client of ioredis,')
  requireText(name, 'bullmqInbox: name')
  if (name.includes(':')) throw new TypeError('bullmqInbox: name must not contain :')
  requireText(prefix, 'bullmqInbox: prefix')
  const tell = (error: unknown) => notify(() => policy.onError(error))

  // What is put fails at once while the server is away: its provider sends it again.
  const putting = { maxRetriesPerRequest: 0, enableOfflineQueue: false, socketTimeout: answerMs }
  const connection = client.duplicate(putting)
  const queue = new bullmq.Queue(name, { connection, prefix } as never)
  queue.on('error', tell)
  void checkDurability(queue, connection, tell)
  let isClosed = false

  return {
    ordering: 'none',
    async put(delivery) {
      requireConnection(connection)
      const data: JobData = { record: toStoredRecord(delivery) }
      const mark = crypto.randomUUID()
      const jobName = `${(delivery.event ?? 'delivery').slice(0, 200)} ${mark}`
      // How often it is tried is up to whoever consumes.
      const jobOptions = { jobId: delivery.id, attempts: Number.MAX_SAFE_INTEGER, backoff: { type: 'custom' } }
      // BullMQ answers the same for a known id, but leaves the job, and so its name, as it is.
      const readName = () => connection.hget(queue.toKey(delivery.id), 'name')
      // Both wait for the connection and are written one after the other, in one round trip.
      const adding = queue.add(jobName, data as never, jobOptions)
      const [, read] = await Promise.all([adding, queue.waitUntilReady().then(readName)])
      // Where it was read first after all, it says nothing of a new id, and the truth of a known one.
      const stored = read ?? (await readName())
      // The event may be no text that Redis gives back as it was.
      return stored === null || stored.endsWith(mark) ? 'stored' : 'duplicate'
    },
    async consume(consumers: InboxConsumer | readonly InboxConsumer[], { concurrency = 10 }: ConsumeOptions = {}) {
      requirePositiveInteger(concurrency, 'consume: concurrency')
      if (isClosed) throw new Error('bullmqInbox: it is closed')
      const dispatch = toDispatch(consumers, policy.onError)
      const waiting = { maxRetriesPerRequest: null, enableOfflineQueue: true, socketTimeout: workMs }
      const workerConnection = client.duplicate(waiting)
      const workerOptions = { ...toWorkerOptions(policy), connection: workerConnection, prefix, concurrency }
      const handling = new WorkInProgress()
      const handle = (job: BullmqJob) => {
        const work = handleJob(job, dispatch, policy.attempts)
        handling.track(work)
        return work
      }
      const worker = new bullmq.Worker(name, handle, workerOptions as never)
      worker.on('error', tell)
      return {
        async close() {
          await worker.pause(true)
          await handling.settled()
          // While the server is away, the end of BullMQ that waits for it would not come.
          const ping = workerConnection.info().catch(tell)
          const isThere = await isDoneInTime(ping, answerMs)
          if (!(await endInTime(worker.close(!isThere), handling, answerMs))) tell(closedWithout())
          workerConnection.disconnect()
        },
      }
    },
    async close() {
      isClosed = true
      const closing = queue.close().catch(tell)
      if (!(await isDoneInTime(closing, answerMs))) tell(closedWithout())
      connection.disconnect()
    },
    ...operateBullmq({ queue, connection, attempts: policy.attempts, tell }),
    async blockedKeys() {
      return []
    },
  }
}

function closedWithout(): Error {
  return new Error('bullmqInbox: closed without Redis, which does not answer')
}

function toWorkerOptions(policy: Required<InboxPolicy>): object {
  return {
    lockDuration: lockMs,
    stalledInterval: lookForStalledMs,
    runRetryDelay: reconnectedWaitMs,
    // What is found stalled is handed over again, and counted as any other attempt.
    maxStalledCount: Number.MAX_SAFE_INTEGER,
    maxStartedAttempts: policy.attempts,
    removeOnComplete: { age: policy.retentionSeconds },
    settings: {
      backoffStrategy: (_made: number, _type: string, _error: Error, job: BullmqJob) =>
        retryDelayAfter(job.attemptsStarted, policy) * 1000,
    },
  }
}

function requireConnection({ status }: BullmqRedis): void {
  // A client that was never connected waits for its first connection.
  if (['reconnecting', 'close', 'end'].includes(status)) throw new Error(`bullmqInbox: Redis is away: ${status}`)
}

async function checkDurability(
  queue: BullmqQueue,
  connection: BullmqRedis,
  tell: (error: unknown) => void,
): Promise<void> {
  // BullMQ tells of a connection that fails as an error of the queue.
  const isReady = await queue.waitUntilReady().then(
    () => true,
    () => false,
  )
  const info = isReady ? await connection.info().catch(tell) : undefined
  if (typeof info !== 'string') return
  if (!/^aof_enabled:1/m.test(info)) {
    tell(new Error('bullmqInbox: Redis must run with appendonly yes, or a restart loses what was acknowledged'))
  }
  if (!/^maxmemory_policy:noeviction/m.test(info)) {
    tell(new Error('bullmqInbox: Redis must run with maxmemory-policy noeviction, or it drops what was acknowledged'))
  }
}
