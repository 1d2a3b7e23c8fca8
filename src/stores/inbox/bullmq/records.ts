import type { StoredDelivery } from '../../../core/ports/inbox.js'
import { type InboxRecord, wrongPlace } from '../operating/records.js'
import { fromStoredRecord, toStoredRecord } from '../storing/stored-record.js'
import type { BullmqQueue, BullmqRedis } from './client.js'
import type { JobData } from './job.js'

// From the end at which jobs are added: those that leave at the other end shift no place.
const pageScript = `
local kind = redis.call('TYPE', KEYS[1]).ok
if kind == 'none' then return {} end
local found = {}
for _, id in ipairs(redis.call(kind == 'list' and 'LRANGE' or 'ZREVRANGE', KEYS[1], ARGV[1], ARGV[2])) do
  local job = redis.call('HMGET', KEYS[2] .. id, 'data', 'failedReason')
  found[#found + 1] = { id, job[1] or '', job[2] or '' }
end
return found`

// The name begins with the event, and the stack with the reason.
const replaceScript = `
if redis.call('HGET', KEYS[1], 'data') ~= ARGV[1] then return 0 end
redis.call('HSET', KEYS[1], 'data', ARGV[2])
if ARGV[4] ~= '' and redis.call('HGET', KEYS[1], 'failedReason') == ARGV[3] then
  redis.call('HSET', KEYS[1], 'failedReason', ARGV[4])
  redis.call('HDEL', KEYS[1], 'stacktrace')
end
if ARGV[5] ~= '' then redis.call('HSET', KEYS[1], 'name', ARGV[5]) end
return 1`

// How many jobs are read at a time, with their bodies.
const pageSize = 100

const states = ['failed', 'delayed', 'wait', 'paused', 'active']

/**
 * The jobs of a queue that hold a delivery. A worker keeps a copy of those that it handles.
 *
 * @param from - the place of one, such as `failed.17`, after which to begin
 */
export async function* readRecords(
  queue: BullmqQueue,
  connection: BullmqRedis,
  from = 'failed.0',
): AsyncGenerator<InboxRecord> {
  const [first = '', offset] = from.split('.')
  if (!states.includes(first) || !Number.isSafeInteger(Number(offset))) throw wrongPlace()
  await queue.waitUntilReady()
  for (const state of states.slice(states.indexOf(first))) {
    for (let start = state === first ? Number(offset) : 0, isMore = true; isMore; start += pageSize) {
      const keys = [queue.toKey(state), queue.toKey('')] as const
      const found = await connection.eval(pageScript, keys.length, ...keys, start, start + pageSize - 1)
      // The answer of the script.
      const jobs = found as readonly [id: string, data: string, reason: string][]
      for (const [index, job] of jobs.entries()) {
        yield* readRecord(queue, connection, job, `${state}.${start + index + 1}`)
      }
      isMore = jobs.length === pageSize
    }
  }
}

// A job without a delivery was handled or discarded, or another program added it.
function readRecord(
  queue: BullmqQueue,
  connection: BullmqRedis,
  [id, text, reason]: readonly [id: string, data: string, reason: string],
  place: string,
): readonly InboxRecord[] {
  const read = readData(text)
  if (read === undefined) return []
  const { data, delivery } = read
  return [
    {
      delivery,
      reason: reason || undefined,
      place,
      async replace(changed, changedReason = '') {
        const to = JSON.stringify({ ...data, record: toStoredRecord(changed) })
        const name = changed.event === delivery.event ? '' : 'delivery'
        const reasons = [reason, changedReason === reason ? '' : changedReason] as const
        return (await connection.eval(replaceScript, 1, queue.toKey(id), text, to, ...reasons, name)) === 1
      },
    },
  ]
}

function readData(text: string): { readonly data: JobData; readonly delivery: StoredDelivery } | undefined {
  try {
    const data = JSON.parse(text) as JobData
    return { data, delivery: fromStoredRecord(data.record) }
  } catch {
    return undefined
  }
}
