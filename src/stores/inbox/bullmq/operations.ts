import { unreadableDeadLetter } from '../failures.js'
import type { EngineOperations } from '../operating/operate.js'
import type { DeadLetter } from '../operating/operations.js'
import type { InboxPolicy } from '../policy.js'
import type { BullmqJob, BullmqQueue, BullmqRedis } from './client.js'
import { retryJob, toDeadLetter } from './job.js'

/** Settings of {@link operateBullmq}. */
export interface OperationSettings {
  readonly queue: BullmqQueue
  readonly connection: BullmqRedis
  readonly policy: Required<InboxPolicy>
  /** Called for jobs that cannot be read. */
  report(error: unknown): void
}

// How many dead letters are read at a time, with their bodies.
const pageSize = 100

// The next job of a list is its last one. Of the delayed jobs it reads the hundred that are due first.
const oldestScript = `
local oldest = 0
local function look(ids)
  for _, id in ipairs(ids) do
    local at = tonumber(redis.call('HGET', KEYS[5] .. id, 'timestamp'))
    if at and (oldest == 0 or at < oldest) then oldest = at end
  end
end
look(redis.call('LRANGE', KEYS[1], -1, -1))
look(redis.call('LRANGE', KEYS[2], -1, -1))
look(redis.call('ZRANGE', KEYS[3], 0, 99))
local dead = redis.call('ZRANGE', KEYS[4], 0, 0, 'WITHSCORES')
return { tostring(oldest), dead[2] or '0' }`

type Decision = 'redrive' | 'discard'

// The lock expires, so that an operator whose process dies does not block others.
const decisionLockMs = 5_000

// Writes the decision only if the job is a dead letter, and this operator gets the lock.
const decideScript = `
if not redis.call('ZSCORE', KEYS[1], ARGV[1]) then return 0 end
if not redis.call('SET', KEYS[3], '', 'PX', ARGV[3], 'NX') then return 0 end
redis.call('HSET', KEYS[2], 'data', ARGV[2])
redis.call('HDEL', KEYS[2], 'stacktrace')
return 1`

/** Implements the inbox operations on the jobs of a queue. */
export function operateBullmq(settings: OperationSettings): Omit<EngineOperations, 'onError'> {
  const { queue } = settings
  return {
    async depth() {
      const { failed = 0, active = 0, completed: _done, ...waiting } = await queue.getJobCounts()
      return { waiting: Object.values(waiting).reduce((sum, count) => sum + count, 0), active, dead: failed }
    },
    dead: () => readDeadLetters(settings),
    redrive: (ids) => decideAll(settings, ids, 'redrive'),
    discard: (ids) => decideAll(settings, ids, 'discard'),
    async oldest() {
      const keys = ['wait', 'paused', 'delayed', 'failed', ''].map((type) => queue.toKey(type))
      await queue.waitUntilReady()
      const times = await settings.connection.eval(oldestScript, keys.length, ...keys)
      const [waitingSince, deadSince] = Array.isArray(times) ? times.map(Number) : []
      return { waitingSince: waitingSince || undefined, deadSince: deadSince || undefined }
    },
  }
}

async function* readDeadLetters(settings: OperationSettings): AsyncGenerator<DeadLetter | Error> {
  const { queue, connection } = settings
  await queue.waitUntilReady()
  for (let start = 0; ; start += pageSize) {
    const ids = await connection.zrange(queue.toKey('failed'), start, start + pageSize - 1)
    if (ids.length === 0) return
    yield* (await Promise.all(ids.map((id) => readDeadLetter(settings, id)))).flat()
  }
}

async function readDeadLetter({ queue, policy }: OperationSettings, id: string): Promise<(DeadLetter | Error)[]> {
  const openJob = await readJob(queue, id)
  try {
    return openJob === undefined ? [] : [toDeadLetter(openJob(), policy)]
  } catch (error) {
    return [unreadableDeadLetter('bullmqInbox', id, error)]
  }
}

// For data that is not JSON, BullMQ rejects with the parser's error. Any other rejection means that the server is down.
async function readJob(queue: BullmqQueue, id: string): Promise<(() => BullmqJob) | undefined> {
  try {
    const job = await queue.getJob(id)
    return job && (() => job)
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return () => {
      throw error
    }
  }
}

async function decideAll(settings: OperationSettings, ids: readonly string[], decision: Decision): Promise<number> {
  let found = 0
  await settings.queue.waitUntilReady()
  for (const id of new Set(ids)) if (await decide(settings, id, decision)) found++
  return found
}

/**
 * Discarding deletes the delivery at once. A worker then completes the job without handling it, so that its id stays known.
 *
 * @returns whether it was a dead letter
 */
async function decide(
  { queue, connection, report }: OperationSettings,
  id: string,
  decision: Decision,
): Promise<boolean> {
  const [key, deciding] = [queue.toKey(id), queue.toKey(`${id}:deciding`)]
  const data = toDecided(await connection.hget(key, 'data'), decision)
  if (data === undefined) {
    report(unreadableDeadLetter('bullmqInbox', id, new SyntaxError()))
    return false
  }
  const until = performance.now() + decisionLockMs
  const keys = [queue.toKey('failed'), key, deciding] as const
  if ((await connection.eval(decideScript, keys.length, ...keys, id, data, decisionLockMs)) !== 1) return false
  const job = await queue.getJob(id)
  // Once the lock has expired, another operator may have made a different decision.
  if (job === undefined || performance.now() > until) return false
  const isDecided = await retryJob(job)
  await connection.del(deciding)
  return isDecided
}

// A job without a record was discarded by an operator whose process died before it could be completed.
function toDecided(text: string | null, decision: Decision): string | undefined {
  try {
    const { record, subjects } = JSON.parse(text ?? '{}')
    if (decision === 'discard') return JSON.stringify({ decision, subjects })
    return record === undefined ? undefined : JSON.stringify({ record, subjects, decision })
  } catch {
    return decision === 'discard' ? JSON.stringify({ decision }) : undefined
  }
}
