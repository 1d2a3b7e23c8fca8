import type { InboxDepth } from '../operating/operations.js'
import { type EngineSubjects, eraseEach } from '../operating/subjects.js'
import { fromStoredRecord } from '../storing/stored-record.js'
import type { BullmqJob, BullmqQueue, BullmqRedis } from './client.js'
import { type JobData, retryJob } from './job.js'

// A job without a record is completed without being handled, so that its id stays known.
const clear = `
local function clear(key)
  redis.call('HSET', key, 'data', '{"decision":"discard"}')
  redis.call('HDEL', key, 'failedReason', 'stacktrace')
end
local function isStored(key)
  local data = redis.call('HGET', key, 'data')
  return data and string.find(data, '"record":', 1, true)
end
local function stateOf(id)
  if redis.call('ZSCORE', KEYS[2], id) then return 'dead' end
  return redis.call('LPOS', KEYS[3], id) and 'active' or 'waiting'
end`

// Before its job is added: an erasure finds it from then on, also if this process dies in between.
const linkScript = `for at = 2, #KEYS do redis.call('SADD', KEYS[at], ARGV[1]) end`

// Afterwards: a job that was handled meanwhile, or before, is no longer about a person.
const unlinkScript = `${clear}
if isStored(KEYS[1]) then return end
for at = 2, #KEYS do redis.call('SREM', KEYS[at], ARGV[1]) end`

// Each job is followed by its persons, whose number comes after its id.
const forgetScript = `${clear}
local at = 1
for job = 1, #ARGV, 2 do
  if redis.call('EXISTS', KEYS[at]) == 1 then clear(KEYS[at]) end
  for _ = 1, ARGV[job + 1] do
    at = at + 1
    redis.call('SREM', KEYS[at], ARGV[job])
  end
  at = at + 1
end`

const findScript = `${clear}
local found = {}
for _, id in ipairs(redis.call('SMEMBERS', KEYS[1])) do
  local key = KEYS[4] .. id
  if isStored(key) or redis.call('EXISTS', key) == 0 then
    found[#found + 1] = { id, stateOf(id), redis.call('HGET', key, 'timestamp') or '0' }
  else
    redis.call('SREM', KEYS[1], id)
  end
end
return found`

const eraseScript = `${clear}
for at = 4, #KEYS do redis.call('SREM', KEYS[at], ARGV[1]) end
if redis.call('EXISTS', KEYS[1]) == 0 then
  -- It is on its way, and will be a duplicate.
  clear(KEYS[1])
  redis.call('HSET', KEYS[1], 'name', 'delivery')
  redis.call('PEXPIRE', KEYS[1], ARGV[2])
  return 'waiting'
end
if not isStored(KEYS[1]) then return '' end
clear(KEYS[1])
-- It begins with the event.
redis.call('HSET', KEYS[1], 'name', 'delivery')
return stateOf(ARGV[1])`

// The stream of events quotes why an attempt failed. BullMQ keeps about the last 10 000.
const forgetEventsScript = `
local ids = {}
for _, id in ipairs(ARGV) do ids[id] = true end
for _, entry in ipairs(redis.call('XRANGE', KEYS[1], '-', '+')) do
  local fields = entry[2]
  for at = 1, #fields, 2 do
    if fields[at] == 'jobId' and ids[fields[at + 1]] then redis.call('XDEL', KEYS[1], entry[1]) end
  end
end`

const isErasedScript = `${clear}
return isStored(KEYS[1]) and 0 or 1`

/** What the inbox does with the persons that its jobs are about. */
export interface BullmqSubjects extends EngineSubjects {
  /** Links a job that will be added to persons, by their hashes. */
  link(id: string, subjects: readonly string[]): Promise<unknown>
  /** Takes the link back if the job is not stored. */
  unlink(id: string, subjects: readonly string[]): Promise<unknown>
  /**
   * Deletes the delivery of a job that was handled. BullMQ keeps the job, which tells duplicates, for a while. Calls at the same
   * time share a request, and only one of them waits for it.
   */
  forget(job: BullmqJob): Promise<unknown>
  isErased(id: string): Promise<boolean>
}

/** Keeps the jobs that are about a person in a set of Redis. */
export function openSubjects(queue: BullmqQueue, connection: BullmqRedis, retentionMs: number): BullmqSubjects {
  const keyOf = (subject: string) => queue.toKey(`subject:${subject}`)
  const run = async (script: string, keys: readonly string[], id: string) => {
    await queue.waitUntilReady()
    return connection.eval(script, keys.length, ...keys, id, retentionMs)
  }
  const handled: string[] = []
  const about: (string | number)[] = []
  const lists = () => [queue.toKey('failed'), queue.toKey('active')]

  const eraseOne = async (id: string) => {
    const { subjects = [] } = readData(await connection.hget(queue.toKey(id), 'data'))
    const state = await run(eraseScript, [queue.toKey(id), ...lists(), ...subjects.map(keyOf)], id)
    const job = state === 'dead' ? await queue.getJob(id) : undefined
    if (job !== undefined) await retryJob(job)
    return state
  }
  return {
    link: (id, subjects) => run(linkScript, [queue.toKey(id), ...subjects.map(keyOf)], id),
    unlink: (id, subjects) => run(unlinkScript, [queue.toKey(id), ...subjects.map(keyOf)], id),
    async forget({ id = '', data }) {
      const { subjects = [] } = (data ?? {}) as JobData
      handled.push(queue.toKey(id), ...subjects.map(keyOf))
      about.push(id, subjects.length)
      await queue.waitUntilReady()
      // The first of the calls takes what all have added.
      const keys = handled.splice(0)
      if (keys.length > 0) await connection.eval(forgetScript, keys.length, ...keys, ...about.splice(0))
    },
    isErased: async (id) => (await run(isErasedScript, [queue.toKey(id)], id)) === 1,
    async find(subject) {
      const found = (await run(findScript, [keyOf(subject), ...lists(), queue.toKey('')], '')) as [
        id: string,
        state: keyof InboxDepth,
        storedAt: string,
      ][]
      return found.sort(([, , one], [, , other]) => Number(one) - Number(other)).map(([id, state]) => ({ id, state }))
    },
    async erase(ids) {
      const counts = await eraseEach(ids, eraseOne)
      await connection.eval(forgetEventsScript, 1, queue.toKey('events'), ...ids)
      return counts
    },
    async read(ids) {
      const texts = await Promise.all(ids.map((id) => connection.hget(queue.toKey(id), 'data')))
      const states = new Map<unknown, keyof InboxDepth>()
      for (const id of ids) {
        const state = await run(`${clear}\nreturn stateOf(ARGV[1])`, [queue.toKey(id), ...lists()], id)
        states.set(id, state as keyof InboxDepth)
      }
      return ids.flatMap((id, at) => {
        const { record } = readData(texts[at] ?? null)
        return record === undefined ? [] : [{ state: states.get(id) ?? 'waiting', delivery: fromStoredRecord(record) }]
      })
    },
  }
}

function readData(text: string | null): Partial<JobData> {
  try {
    return JSON.parse(text ?? '{}')
  } catch {
    return {}
  }
}
