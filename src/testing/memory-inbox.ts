import { notify } from '../base/notify.js'
import { checkOptions, requireList, requirePositiveInteger } from '../base/options.js'
import { toReason } from '../inbox/failures.js'
import type { DeadLetter, Inbox, InboxOperations, StoredDelivery } from '../inbox/inbox.js'
import { type InboxPolicy, policyChecks, resolvePolicy, retryDelayAfter } from '../inbox/policy.js'
import { routeByEndpoint } from '../inbox/route-by-endpoint.js'

interface Entry {
  readonly delivery: StoredDelivery
  /** How many were stored before it. */
  readonly place: number
  state: 'waiting' | 'active' | 'dead'
  attempts: number
  dueAt: number
  failedAt: number
  reason: string
}

/** What is handled one after the other. */
interface Line {
  /** By their numbers, then as they came; what is dead and skipped is not among them. */
  readonly entries: Entry[]
  /** How many of them are active or dead. */
  inTheWay: number
}

// The longest time that a timer can have.
const longestTimerMs = 2 ** 31 - 1

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
  checkOptions(options, 'memoryInbox', policyChecks)
  const policy = resolvePolicy(options)
  const entries = new Map<string, Entry>()
  const lines = new Map<string, Line>()
  const doneAt = new Map<string, number>()
  const consumers = new Set<() => void>()
  let places = 0
  const wake = () => {
    for (const look of consumers) look()
  }
  const inState = (state: Entry['state']) => [...entries.values()].filter((entry) => entry.state === state)
  const findDead = (ids: readonly string[]) => inState('dead').filter(({ delivery }) => ids.includes(delivery.id))

  const join = (entry: Entry) => {
    const line = lines.get(keyOf(entry)) ?? { entries: [], inTheWay: 0 }
    lines.set(keyOf(entry), line)
    const index = line.entries.findLastIndex((other) => isBefore(other, entry)) + 1
    const following = line.entries[index]
    // What is settled takes along what came after it and belongs before it.
    if (following?.state === 'waiting') entry.dueAt = Math.min(entry.dueAt, following.dueAt)
    line.entries.splice(index, 0, entry)
  }
  /** Changes an entry, and what it is in the way of. */
  const change = (entry: Entry, changes: Partial<Entry>, isLeaving = false) => {
    const line = lines.get(keyOf(entry))
    const index = line?.entries.indexOf(entry) ?? -1
    const wasInTheWay = entry.state !== 'waiting'
    Object.assign(entry, changes)
    if (line === undefined || index < 0) return
    const isInTheWay = !isLeaving && entry.state !== 'waiting'
    line.inTheWay += Number(isInTheWay) - Number(wasInTheWay)
    if (isLeaving) line.entries.splice(index, 1)
    if (line.entries.length === 0) lines.delete(keyOf(entry))
  }
  const finish = (entry: Entry) => {
    change(entry, {}, true)
    entries.delete(entry.delivery.id)
    doneAt.set(entry.delivery.id, Date.now())
  }
  const fail = (entry: Entry, error: unknown) => {
    const isDead = entry.attempts >= policy.attempts
    const dueAt = Date.now() + retryDelayAfter(entry.attempts, policy) * 1000
    const told = { reason: toReason(error), failedAt: Date.now(), dueAt }
    change(entry, { ...told, state: isDead ? 'dead' : 'waiting' }, isDead && policy.onDeadLetter === 'skip')
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
      if (state === 'waiting') join(entry)
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
        // Later, since a handler may store something, and so look here again.
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
      const look = () => {
        clearTimeout(timer)
        let nextAt = Infinity
        for (const {
          entries: [head],
          inTheWay,
        } of lines.values()) {
          if (running.size >= concurrency) return
          if (head === undefined || inTheWay > 0) continue
          if (head.dueAt <= Date.now()) start(head)
          else nextAt = Math.min(nextAt, head.dueAt)
        }
        if (nextAt < Infinity) timer = setTimeout(look, Math.min(nextAt - Date.now(), longestTimerMs))
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
      requireList(ids, 'redrive: ids')
      const dead = findDead(ids)
      for (const entry of dead) {
        // Where it was skipped it has to find its place again.
        const isInLine = lines.get(keyOf(entry))?.entries.includes(entry)
        change(entry, { state: 'waiting', attempts: 0, dueAt: 0 })
        if (!isInLine) join(entry)
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
      const lines = inState('dead').filter(({ delivery }) => delivery.invalid === undefined)
      return policy.onDeadLetter === 'skip' ? [] : [...new Set(lines.flatMap(({ delivery }) => delivery.key ?? []))]
    },
  }
}

function toDeadLetter({ delivery, attempts, failedAt, reason }: Entry): DeadLetter {
  return { delivery, attempts, failedAt, reason }
}

// What did not parse waits for nothing, and nothing for it.
function keyOf({ delivery: { key, id, invalid } }: Entry): string {
  return invalid === undefined ? (key ?? id) : id
}

function isBefore(left: Entry, right: Entry): boolean {
  const [leftNumber, rightNumber] = [left.delivery.number ?? 0, right.delivery.number ?? 0]
  return leftNumber === rightNumber ? left.place < right.place : leftNumber < rightNumber
}
