import type { DeadLetter, Inbox, InboxOperations, StoredDelivery } from '../inbox/inbox.js'
import { type InboxPolicy, retryDelayAfter, toPolicy } from '../inbox/policy.js'
import { type Dispatch, toDispatch } from '../inbox/to-dispatch.js'
import { toReason } from '../inbox/to-reason.js'
import { notify } from '../notify.js'
import { requirePositiveInteger } from '../options.js'

interface Entry {
  delivery: StoredDelivery
  state: 'waiting' | 'active' | 'dead' | 'done'
  attempts: number
  dueAt: number
  failedAt: number
  reason: string
}

/**
 * An inbox in memory, for tests: it behaves as the durable ones do, and loses everything with its process.
 *
 * @throws {TypeError} which option is wrong
 *
 * @example
 * const inbox = memoryInbox({ retryDelaySeconds: 0 })
 * const receiver = createReceiver({ provider, on, inbox })
 * const consumption = await inbox.consume(receiver)
 */
export function memoryInbox(options: InboxPolicy = {}): Inbox & InboxOperations {
  const policy = toPolicy(options, 'memoryInbox')
  const entries = new Map<string, Entry>()
  const consumers = new Set<() => void>()
  const wake = () => {
    for (const look of consumers) look()
  }
  const inState = (state: Entry['state']) => [...entries.values()].filter((entry) => entry.state === state)
  const findDead = (ids: readonly string[]) => inState('dead').filter(({ delivery }) => ids.includes(delivery.id))

  const attempt = async (entry: Entry, dispatch: Dispatch) => {
    entry.state = 'active'
    entry.attempts++
    try {
      await dispatch(entry.delivery, entry.attempts)
      entry.state = 'done'
    } catch (error) {
      entry.reason = toReason(error)
      entry.failedAt = Date.now()
      entry.state = entry.attempts < policy.attempts ? 'waiting' : 'dead'
      entry.dueAt = Date.now() + retryDelayAfter(entry.attempts, policy) * 1000
    }
  }

  return {
    ordering: 'strict-per-key',
    async put(delivery) {
      if (entries.has(delivery.id)) return 'duplicate'
      const now = Date.now()
      const { invalid, number } = delivery
      const dueAt = number === undefined ? now : now + policy.settleMs
      const state = invalid === undefined ? 'waiting' : 'dead'
      entries.set(delivery.id, { delivery, state, attempts: 0, dueAt, failedAt: now, reason: invalid ?? '' })
      wake()
      return 'stored'
    },
    async consume(receivers, { concurrency = 10 } = {}) {
      requirePositiveInteger(concurrency, 'consume: concurrency')
      const dispatch = toDispatch(receivers, policy.onError)
      const running = new Set<Promise<void>>()
      let timer: ReturnType<typeof setTimeout> | undefined
      const look = () => {
        for (const entry of due([...entries.values()], policy).slice(0, concurrency - running.size)) {
          const work = attempt(entry, dispatch).then(() => {
            running.delete(work)
            wake()
          })
          running.add(work)
        }
        clearTimeout(timer)
        const next = Math.min(
          ...inState('waiting')
            .map(({ dueAt }) => dueAt)
            .filter((dueAt) => dueAt > Date.now()),
        )
        if (Number.isFinite(next) && consumers.has(look)) timer = setTimeout(look, next - Date.now())
      }
      consumers.add(look)
      look()
      return {
        async close() {
          consumers.delete(look)
          clearTimeout(timer)
          await Promise.all(running)
        },
      }
    },
    async close() {
      if (consumers.size > 0) notify(() => policy.onError(new Error('memoryInbox: closed while something consumes')))
    },
    async depth() {
      return { waiting: inState('waiting').length, active: inState('active').length, dead: inState('dead').length }
    },
    async deadLetters({ limit = 100 } = {}) {
      requirePositiveInteger(limit, 'deadLetters: limit')
      return inState('dead').slice(0, limit).map(toDeadLetter)
    },
    async redrive(ids) {
      const dead = findDead(ids)
      for (const entry of dead) Object.assign(entry, { state: 'waiting', attempts: 0, dueAt: 0 })
      wake()
      return dead.length
    },
    async discard(ids) {
      const dead = findDead(ids)
      for (const entry of dead) entry.state = 'done'
      wake()
      return dead.length
    },
    async blockedKeys() {
      if (policy.onDeadLetter === 'skip') return []
      return [...new Set(inState('dead').flatMap(({ delivery }) => delivery.key ?? []))]
    },
  }
}

function toDeadLetter({ delivery, attempts, failedAt, reason }: Entry): DeadLetter {
  return { delivery, attempts, failedAt, reason }
}

// The first of each key, where it is its turn and its time.
function due(entries: readonly Entry[], { onDeadLetter }: Required<InboxPolicy>): readonly Entry[] {
  const byKey = new Map<string, Entry[]>()
  for (const entry of entries) {
    const { key, id } = entry.delivery
    const ofKey = byKey.get(key ?? id) ?? []
    byKey.set(key ?? id, [...ofKey, entry])
  }
  return [...byKey.values()].flatMap((ofKey) => {
    const isHeld = ofKey.some(({ state }) => state === 'active' || (state === 'dead' && onDeadLetter === 'hold'))
    const waiting = ofKey.filter(({ state }) => state === 'waiting')
    const [head] = [...waiting].sort((left, right) => (left.delivery.number ?? 0) - (right.delivery.number ?? 0))
    if (isHeld || head === undefined) return []
    // What is settled takes along what came after it and belongs before it; a retry keeps its own time.
    const time = head.attempts > 0 ? head.dueAt : Math.min(...waiting.map(({ dueAt }) => dueAt))
    return time <= Date.now() ? [head] : []
  })
}
