import { notify } from '../base/notify.js'
import { checkOptions, requireList, requirePositiveInteger } from '../base/options.js'
import { toReason } from '../inbox/failures.js'
import type { DeadLetter, Inbox, InboxOperations, StoredDelivery } from '../inbox/inbox.js'
import { type InboxPolicy, policyChecks, resolvePolicy, retryDelayAfter } from '../inbox/policy.js'
import { routeByEndpoint } from '../inbox/route-by-endpoint.js'

interface Entry {
  readonly delivery: StoredDelivery
  /** Its index in the order of storage. */
  readonly place: number
  state: 'waiting' | 'active' | 'dead'
  attempts: number
  dueAt: number
  failedAt: number
  reason: string
}

/** The entries of one key, which are handled one at a time. */
interface Queue {
  /** In the order of their numbers, then of storage. Skipped dead letters are not among them. */
  readonly entries: Entry[]
  /** The number of active and dead entries. They block the queue. */
  blocking: number
}

// Timers hold 31 bits; anything longer would fire at once.
const longestTimerMs = 2 ** 31 - 1

/**
 * An inbox in memory, for tests. It behaves like the durable ones, but loses its deliveries when the process ends.
 *
 * @throws {TypeError} which option is wrong
 *
 * @example
 * const inbox = memoryInbox({ retryDelaySeconds: 0 })
 * const receiver = createReceiver({ provider, on, inbox })
 * const consumption = await inbox.consume(receiver)
 */
export function memoryInbox(options: InboxPolicy = {}): Inbox & InboxOperations {
  checkOptions(options, 'memoryInbox', policyChecks)
  const policy = resolvePolicy(options)
  const entries = new Map<string, Entry>()
  const queues = new Map<string, Queue>()
  const doneAt = new Map<string, number>()
  const consumers = new Set<() => void>()
  let places = 0
  const wake = () => {
    for (const startDue of consumers) startDue()
  }
  const inState = (state: Entry['state']) => [...entries.values()].filter((entry) => entry.state === state)
  const findDead = (ids: readonly string[]) => inState('dead').filter(({ delivery }) => ids.includes(delivery.id))

  const enqueue = (entry: Entry) => {
    const queue = queues.get(keyOf(entry)) ?? { entries: [], blocking: 0 }
    queues.set(keyOf(entry), queue)
    const index = queue.entries.findLastIndex((other) => isBefore(other, entry)) + 1
    const following = queue.entries[index]
    // Due no later than the higher numbers that arrived before it.
    if (following?.state === 'waiting') entry.dueAt = Math.min(entry.dueAt, following.dueAt)
    queue.entries.splice(index, 0, entry)
  }
  // Changes an entry and updates its queue.
  const change = (entry: Entry, changes: Partial<Entry>, isRemoved = false) => {
    const queue = queues.get(keyOf(entry))
    const index = queue?.entries.indexOf(entry) ?? -1
    const wasBlocking = entry.state !== 'waiting'
    Object.assign(entry, changes)
    if (queue === undefined || index < 0) return
    const isBlocking = !isRemoved && entry.state !== 'waiting'
    queue.blocking += Number(isBlocking) - Number(wasBlocking)
    if (isRemoved) queue.entries.splice(index, 1)
    if (queue.entries.length === 0) queues.delete(keyOf(entry))
  }
  const finish = (entry: Entry) => {
    change(entry, {}, true)
    entries.delete(entry.delivery.id)
    doneAt.set(entry.delivery.id, Date.now())
  }
  const fail = (entry: Entry, error: unknown) => {
    const isDead = entry.attempts >= policy.attempts
    const dueAt = Date.now() + retryDelayAfter(entry.attempts, policy) * 1000
    const failure = { reason: toReason(error), failedAt: Date.now(), dueAt }
    change(entry, { ...failure, state: isDead ? 'dead' : 'waiting' }, isDead && policy.onDeadLetter === 'skip')
  }
  const forget = () => {
    for (const [id, at] of doneAt) {
      if (at > Date.now() - policy.retentionSeconds * 1000) return
      doneAt.delete(id)
    }
  }

  return {
    ordering: 'strict-per-key',
    async put(delivery) {
      forget()
      const { id, invalid, number } = delivery
      if (entries.has(id) || doneAt.has(id)) return 'duplicate'
      const now = Date.now()
      const dueAt = number === undefined ? now : now + policy.settleMs
      const state = invalid === undefined ? 'waiting' : 'dead'
      const entry: Entry = {
        delivery,
        place: places++,
        state,
        attempts: 0,
        dueAt,
        failedAt: now,
        reason: invalid ?? '',
      }
      entries.set(id, entry)
      if (state === 'waiting') enqueue(entry)
      wake()
      return 'stored'
    },
    async consume(receivers, { concurrency = 10 } = {}) {
      requirePositiveInteger(concurrency, 'consume: concurrency')
      const dispatch = routeByEndpoint(receivers, policy.onError)
      const running = new Set<Promise<void>>()
      let timer: ReturnType<typeof setTimeout> | undefined
      const start = (entry: Entry) => {
        change(entry, { state: 'active', attempts: entry.attempts + 1 })
        // Deferred, because a handler may store a delivery, which calls `startDue` again.
        const work = Promise.resolve()
          .then(() => dispatch(entry.delivery, entry.attempts))
          .then(
            () => finish(entry),
            (error) => fail(entry, error),
          )
          .then(() => {
            running.delete(work)
            wake()
          })
        running.add(work)
      }
      const startDue = () => {
        clearTimeout(timer)
        let nextAt = Infinity
        for (const {
          entries: [head],
          blocking,
        } of queues.values()) {
          if (running.size >= concurrency) return
          if (head === undefined || blocking > 0) continue
          if (head.dueAt <= Date.now()) start(head)
          else nextAt = Math.min(nextAt, head.dueAt)
        }
        if (nextAt < Infinity) timer = setTimeout(startDue, Math.min(nextAt - Date.now(), longestTimerMs))
      }
      consumers.add(startDue)
      startDue()
      return {
        async close() {
          consumers.delete(startDue)
          clearTimeout(timer)
          await Promise.all(running)
        },
      }
    },
    async close() {
      if (consumers.size > 0) notify(() => policy.onError(new Error('memoryInbox: closed before its consumers')))
    },
    async depth() {
      return { waiting: inState('waiting').length, active: inState('active').length, dead: inState('dead').length }
    },
    async deadLetters({ limit = 100 } = {}) {
      requirePositiveInteger(limit, 'deadLetters: limit')
      return inState('dead').slice(0, limit).map(toDeadLetter)
    },
    async redrive(ids) {
      requireList(ids, 'redrive: ids')
      const dead = findDead(ids)
      for (const entry of dead) {
        // A skipped dead letter must be queued again.
        const isQueued = queues.get(keyOf(entry))?.entries.includes(entry)
        change(entry, { state: 'waiting', attempts: 0, dueAt: 0 })
        if (!isQueued) enqueue(entry)
      }
      wake()
      return dead.length
    },
    async discard(ids) {
      requireList(ids, 'discard: ids')
      const dead = findDead(ids)
      for (const entry of dead) finish(entry)
      wake()
      return dead.length
    },
    async blockedKeys() {
      const dead = inState('dead').filter(({ delivery }) => delivery.invalid === undefined)
      return policy.onDeadLetter === 'skip' ? [] : [...new Set(dead.flatMap(({ delivery }) => delivery.key ?? []))]
    },
  }
}

function toDeadLetter({ delivery, attempts, failedAt, reason }: Entry): DeadLetter {
  return { delivery, attempts, failedAt, reason }
}

// An invalid delivery is in no order.
function keyOf({ delivery: { key, id, invalid } }: Entry): string {
  return invalid === undefined ? (key ?? id) : id
}

function isBefore(left: Entry, right: Entry): boolean {
  const [leftNumber, rightNumber] = [left.delivery.number ?? 0, right.delivery.number ?? 0]
  return leftNumber === rightNumber ? left.place < right.place : leftNumber < rightNumber
}
