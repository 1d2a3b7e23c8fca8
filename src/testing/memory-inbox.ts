import { notify } from '../core/base/notify.js'
import { checkOptions, requirePositiveInteger } from '../core/base/options.js'
import type { Inbox, StoredDelivery } from '../core/ports/inbox.js'
import type { FollowUp, GatheringWindow } from '../core/ports/step.js'
import { createClaim, extendClaim, mostGathered, mostGatheredBytes } from '../stores/inbox/claim.js'
import { toReason } from '../stores/inbox/failures.js'
import { handleDueOf } from '../stores/inbox/handle-due.js'
import { type KeptOperations, operateKept } from '../stores/inbox/kept.js'
import { withKnownHandlers } from '../stores/inbox/known-handlers.js'
import { operateEngine } from '../stores/inbox/operate.js'
import type { DeadLetter, InboxOperations } from '../stores/inbox/operations.js'
import { type InboxPolicy, policyChecks, policyOf, resolvePolicy, retryDelayAfter } from '../stores/inbox/policy.js'
import type { InboxRecord, RecordOperations } from '../stores/inbox/records.js'
import { withDeadRetention } from '../stores/inbox/retention.js'
import { type Dispatch, routeByEndpoint } from '../stores/inbox/route-by-endpoint.js'
import { storeInInbox } from '../stores/inbox/store-in-inbox.js'
import { toFollowing } from '../stores/inbox/stored-record.js'
import { hashSubjects, operateSubjects, type SubjectOperations, type SubjectRecord } from '../stores/inbox/subjects.js'
import { MemoryTurns } from './memory-turns.js'

interface Entry {
  delivery: StoredDelivery
  /** As hashes. */
  subjects: readonly string[]
  /** Whether it is forgotten once its handler has ended. */
  isErased?: boolean
  /** The name of its queue. It stays when the key of the delivery is replaced. */
  readonly queue: string
  /** Its index in the order of storage. */
  readonly place: number
  readonly storedAt: number
  state: 'waiting' | 'active' | 'dead' | 'kept'
  attempts: number
  dueAt: number
  failedAt: number
  /** Until when it is kept after it was handled. */
  keptUntil?: number
  reason: string
  /** What was taken into its attempt. */
  gathered: readonly Entry[]
}

/** The entries of one key, which are handled one at a time. */
interface Queue {
  /** Ordered by number, then by storage. Excludes skipped dead letters. */
  readonly entries: Entry[]
  /** The number of active and dead entries. They block the queue. */
  blocking: number
}

// Timers hold 31 bits; anything longer would fire at once.
const longestTimerMs = 2 ** 31 - 1

/**
 * An inbox in memory, for tests. It behaves like the durable ones, but loses its deliveries when the process ends.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * const inbox = memoryInbox({ retryDelayMs: 0 })
 * const receiver = createReceiver({ provider, on, inbox })
 * const consumption = await inbox.consume(receiver)
 */
export function memoryInbox(
  options: InboxPolicy = {},
): Inbox & InboxOperations & SubjectOperations & RecordOperations & KeptOperations {
  checkOptions(options, 'memoryInbox', policyChecks)
  const policy = resolvePolicy(options)
  const store = new MemoryStore(policy)
  const consumers = new Set<() => void>()
  const wake = () => {
    for (const startDue of consumers) startDue()
  }
  const depth = async () => {
    const count = (state: Entry['state']) => store.inState(state).length
    return { waiting: count('waiting'), active: count('active'), dead: count('dead') }
  }
  const changeDead = (ids: readonly string[], change: (entry: Entry) => void) => {
    const dead = store.inState('dead').filter(({ delivery }) => ids.includes(delivery.id))
    for (const entry of dead) change(entry)
    wake()
    return dead.length
  }

  const inbox: Inbox & InboxOperations & SubjectOperations & RecordOperations & KeptOperations = {
    ordering: 'strict-per-key',
    effects: 'shared',
    coalesces: true,
    limits: true,
    prioritizes: true,
    step: storeInInbox,
    async put(delivery) {
      const result = store.add(delivery, await hashSubjects(delivery))
      if (result === 'stored') wake()
      return result
    },
    async consume(receivers, { concurrency = 10 } = {}) {
      requirePositiveInteger(concurrency, 'consume: concurrency')
      const dispatch = routeByEndpoint(receivers, policy.onError)
      const consumer = createConsumer(store, dispatch, concurrency, wake)
      consumers.add(consumer.startDue)
      consumer.startDue()
      return {
        close() {
          consumers.delete(consumer.startDue)
          return consumer.close()
        },
      }
    },
    async handleDue(receivers, options = {}) {
      return handleDueOf(receivers, options, policy.onError, () => ({
        async start(dispatch, limit) {
          const works: Promise<void>[] = []
          for (const [entry, readyAt] of store.open()) {
            if (readyAt <= Date.now()) works.push(store.run(entry, dispatch))
            if (works.length >= limit) break
          }
          return works
        },
      }))
    },
    async close() {
      if (consumers.size > 0) notify(() => policy.onError(new Error('memoryInbox: closed before its consumers')))
    },
    ...operateKept({
      kept: async function* () {
        for (const entry of store.kept()) {
          const { delivery, subjects } = entry
          const follow = async (record: FollowUp) => {
            const result = entry.state === 'kept' ? store.add(toFollowing(delivery, record), subjects) : 'duplicate'
            wake()
            return result
          }
          if (!entry.isErased) yield { delivery, follow }
        }
      },
      depth,
    }),
    ...operateEngine({
      depth,
      async readDead(limit, matches) {
        const letters = store.inState('dead').map(toDeadLetter)
        return letters
          .toSorted((one, other) => one.failedAt - other.failedAt)
          .filter(matches)
          .slice(0, limit)
      },
      redrive: async (ids) => changeDead(ids, (entry) => store.redrive(entry)),
      discard: async (ids) => changeDead(ids, (entry) => store.finish(entry)),
      async oldest() {
        const [waiting, dead] = [store.inState('waiting'), store.inState('dead')]
        return {
          waitingSince: Math.min(...waiting.map(({ storedAt }) => storedAt)),
          deadSince: Math.min(...dead.map(({ failedAt }) => failedAt)),
        }
      },
      pausing: {
        pause: (pause) => store.turns.pause(pause),
        async resume(pause) {
          const isResumed = await store.turns.resume(pause)
          wake()
          return isResumed
        },
        list: async () => store.turns.list(store.inState('waiting').map(({ delivery }) => delivery)),
      },
      onError: policy.onError,
    }),
    ...operateSubjects({
      find: async (subject) => store.about(subject),
      async erase(ids) {
        const counts = store.erase(ids)
        wake()
        return counts
      },
      read: async (ids) => store.read(ids),
    }),
    async *records(from) {
      yield* store.records(from)
    },
    async blockedKeys() {
      const dead = store.inState('dead').filter(({ delivery }) => delivery.invalid === undefined)
      return policy.onDeadLetter === 'skip' ? [] : [...new Set(dead.flatMap(({ delivery }) => delivery.key ?? []))]
    },
  }
  const forgetKept = async () => void store.kept()
  return withDeadRetention(withKnownHandlers(inbox), policy, policy.keepHandledMs > 0 ? forgetKept : undefined)
}

/** The stored deliveries, with a queue for each key, and the ids of handled ones. */
class MemoryStore {
  readonly #policy: Required<InboxPolicy>
  readonly #entries = new Map<string, Entry>()
  readonly #queues = new Map<string, Queue>()
  readonly #doneAt = new Map<string, number>()
  /** The handlers of a request that are done, while one that needs several may still come. */
  readonly #finished = new Map<string, Set<string>>()
  readonly turns = new MemoryTurns()
  #places = 0

  constructor(policy: Required<InboxPolicy>) {
    this.#policy = policy
  }

  inState(state: Entry['state']): readonly Entry[] {
    return [...this.#entries.values()].filter((entry) => entry.state === state)
  }

  /** The entries that may be handled, with when: of each queue the first one. Start each before the next one is taken. */
  open(): Iterable<readonly [entry: Entry, readyAt: number]> {
    return this.turns.open(() => this.#heads())
  }

  /** The first entries of the queues that are not blocked. */
  *#heads(): Iterable<Entry> {
    for (const { entries, blocking } of this.#queues.values()) {
      const [head] = entries
      if (head !== undefined && blocking === 0) yield head
    }
  }

  add({ subjects: _indexed, ...delivery }: StoredDelivery, subjects: readonly string[] = []): 'stored' | 'duplicate' {
    this.#forgetIds()
    const { id, invalid, number, handler } = delivery
    if (this.#entries.has(id) || this.#doneAt.has(id)) return 'duplicate'
    const now = Date.now()
    // A record that follows another one has settled with it.
    const dueAt = number === undefined || handler ? now : now + this.#policy.settleMs
    const state = invalid === undefined ? 'waiting' : 'dead'
    const place = this.#places++
    const entry: Entry = {
      delivery,
      subjects,
      // An invalid delivery has no position in the order.
      queue: invalid === undefined ? (delivery.key ?? id) : id,
      place,
      storedAt: now,
      state,
      attempts: 0,
      dueAt,
      failedAt: now,
      reason: invalid ?? '',
      gathered: [],
    }
    this.#entries.set(id, entry)
    if (state === 'waiting') this.#enqueue(entry)
    if (handler?.window) this.#putOff(entry, handler.window)
    return 'stored'
  }

  /** Handles an entry and records the result. */
  async run(entry: Entry, dispatch: Dispatch): Promise<void> {
    this.#change(entry, { state: 'active', attempts: entry.attempts + 1 })
    const { delivery } = entry
    const leave = this.turns.take(entry)
    const claim = createClaim(() => performance.now() + longestTimerMs)
    let following: readonly FollowUp[] = []
    const follow = (records: readonly FollowUp[]) => {
      following = records
    }
    // Deferred, because a handler may store a delivery, which starts due entries again.
    await Promise.resolve()
      .then(() =>
        dispatch(delivery, entry.attempts, extendClaim(claim, { follow, gather: async () => this.#gather(entry) })),
      )
      .then(
        () => {
          const records = entry.isErased ? [] : this.#dueAfter(delivery, following)
          for (const record of records) this.add(toFollowing(delivery, record), entry.subjects)
          for (const each of [entry, ...entry.gathered]) this.finish(each, this.#policy.keepHandledMs)
        },
        (error) => this.#fail(entry, error),
      )
    leave()
    claim.release()
  }

  /** @param keepMs - for how long it is kept, unless it is the work of a handler or erased */
  finish(entry: Entry, keepMs = 0): void {
    this.#change(entry, {}, true)
    this.#doneAt.set(entry.delivery.id, Date.now())
    if (keepMs > 0 && entry.delivery.handler === undefined && !entry.isErased) {
      Object.assign(entry, { state: 'kept', keptUntil: Date.now() + keepMs })
      return
    }
    this.#entries.delete(entry.delivery.id)
    const { of } = entry.delivery.handler ?? {}
    if (of === undefined || !this.#finished.has(of)) return
    if (![...this.#entries.values()].some(({ delivery }) => delivery.handler?.of === of)) this.#finished.delete(of)
  }

  /** What was handled and is kept. The rest is forgotten. */
  kept(): readonly Entry[] {
    for (const entry of this.inState('kept')) if ((entry.keptUntil ?? 0) <= Date.now()) this.finish(entry)
    return this.inState('kept').toSorted((one, other) => (isBefore(one, other) ? -1 : 1))
  }

  /** What follows a delivery now that its handler is done. */
  #dueAfter({ handler }: StoredDelivery, following: readonly FollowUp[]): readonly FollowUp[] {
    if (handler === undefined || !following.some(({ needs }) => needs)) return following
    const finished = (this.#finished.get(handler.of) ?? new Set()).add(handler.name)
    this.#finished.set(handler.of, finished)
    return following.filter(({ needs = [] }) => needs.every((name) => finished.has(name)))
  }

  /** The entries about a subject, oldest first. */
  about(subject: string): readonly { readonly id: string; readonly state: Entry['state'] }[] {
    const found = [...this.#entries.values()].filter(({ subjects }) => subjects.includes(subject))
    return found.map(({ delivery: { id }, state }) => ({ id, state }))
  }

  erase(ids: readonly string[]): Record<Entry['state'], number> {
    const counts = { waiting: 0, active: 0, dead: 0, kept: 0 }
    for (const entry of ids.flatMap((id) => this.#entries.get(id) ?? [])) {
      counts[entry.state]++
      if (entry.state !== 'active') this.finish(entry)
      const { request } = entry.delivery
      entry.delivery = { ...entry.delivery, request: { ...request, body: new Uint8Array() } }
      Object.assign(entry, { subjects: [], isErased: true })
    }
    return counts
  }

  read(ids: readonly string[]): readonly SubjectRecord[] {
    return ids.flatMap((id) => this.#entries.get(id) ?? []).map(({ state, delivery }) => ({ state, delivery }))
  }

  *records(from?: string): Iterable<InboxRecord> {
    const entries = [...this.#entries.values()]
    for (const entry of entries.slice(1 + entries.findIndex(({ delivery }) => delivery.id === from))) {
      const { delivery, reason } = entry
      if (entry.isErased) continue
      yield {
        delivery,
        reason: reason || undefined,
        place: delivery.id,
        replace: async (changed, changedReason = '') => {
          const isSame = entry.delivery === delivery && this.#entries.get(delivery.id) === entry
          if (isSame)
            Object.assign(entry, { delivery: changed, ...(entry.reason === reason && { reason: changedReason }) })
          return isSame
        },
      }
    }
  }

  #fail(entry: Entry, error: unknown): void {
    if (entry.isErased) {
      this.finish(entry)
      return
    }
    const policy = policyOf(this.#policy, entry.delivery)
    const isDead = entry.attempts >= policy.attempts
    const dueAt = Date.now() + retryDelayAfter(entry.attempts, policy)
    const failure = { reason: toReason(error), failedAt: Date.now(), dueAt }
    const isSkipped = isDead && policy.onDeadLetter === 'skip'
    const { attempts, gathered } = entry
    this.#change(entry, { ...failure, gathered: [], state: isDead ? 'dead' : 'waiting' }, isSkipped)
    // Not in the queue, which the first one holds.
    if (isDead) for (const each of gathered) this.#change(each, { ...failure, attempts, state: 'dead' }, true)
  }

  /** Takes what waits behind an entry into its attempt. */
  #gather(entry: Entry): readonly StoredDelivery[] {
    const { entries = [] } = this.#queues.get(entry.queue) ?? {}
    const isBehind = ({ state, delivery }: Entry) => state === 'waiting' && delivery.handler?.window !== undefined
    let bytes = 0
    const isWithin = ({ delivery: { request } }: Entry) => {
      // As base64, as the other inboxes store it.
      bytes += (request.body.byteLength * 4) / 3
      return bytes <= mostGatheredBytes
    }
    entry.gathered = entries.filter(isBehind).slice(0, mostGathered).filter(isWithin)
    return entry.gathered.map(({ delivery }) => delivery)
  }

  /** What is handled together is due when its first entry is, which each further one puts off until its window ends. */
  #putOff(entry: Entry, { waitMs, maxWaitMs }: GatheringWindow): void {
    const now = Date.now()
    entry.dueAt = now + waitMs
    const opener = this.#queues
      .get(entry.queue)
      ?.entries.find(({ state, attempts }) => state === 'waiting' && attempts === 0)
    if (opener) opener.dueAt = Math.max(opener.dueAt, Math.min(opener.storedAt + maxWaitMs, now + waitMs))
  }

  redrive(entry: Entry): void {
    // A skipped dead letter must be queued again.
    const isQueued = this.#queues.get(entry.queue)?.entries.includes(entry)
    this.#change(entry, { state: 'waiting', attempts: 0, dueAt: 0 })
    if (!isQueued) this.#enqueue(entry)
  }

  #enqueue(entry: Entry): void {
    const queue = this.#queues.get(entry.queue) ?? { entries: [], blocking: 0 }
    this.#queues.set(entry.queue, queue)
    const index = queue.entries.findLastIndex((other) => isBefore(other, entry)) + 1
    const following = queue.entries[index]
    // Due no later than the higher numbers that arrived before it.
    if (following?.state === 'waiting') entry.dueAt = Math.min(entry.dueAt, following.dueAt)
    queue.entries.splice(index, 0, entry)
  }

  // Changes an entry and updates its queue.
  #change(entry: Entry, changes: Partial<Entry>, isRemoved = false): void {
    const queue = this.#queues.get(entry.queue)
    const index = queue?.entries.indexOf(entry) ?? -1
    const wasBlocking = entry.state !== 'waiting'
    Object.assign(entry, changes)
    if (queue === undefined || index < 0) return
    const isBlocking = !isRemoved && entry.state !== 'waiting'
    queue.blocking += Number(isBlocking) - Number(wasBlocking)
    if (isRemoved) queue.entries.splice(index, 1)
    if (queue.entries.length === 0) this.#queues.delete(entry.queue)
  }

  #forgetIds(): void {
    for (const [id, at] of this.#doneAt) {
      if (at > Date.now() - this.#policy.retentionMs) return
      this.#doneAt.delete(id)
    }
  }
}

// Starts due entries, on each call of `startDue` and when a timer fires.
function createConsumer(
  store: MemoryStore,
  dispatch: Dispatch,
  concurrency: number,
  wake: () => void,
): { readonly startDue: () => void; close(): Promise<void> } {
  const running = new Set<Promise<void>>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const start = (entry: Entry) => {
    const work = store.run(entry, dispatch).then(() => {
      running.delete(work)
      wake()
    })
    running.add(work)
  }
  const startDue = () => {
    clearTimeout(timer)
    let nextAt = Infinity
    // A group that takes a turn may take the next one, after all others.
    for (let isMore = true; isMore; ) {
      isMore = false
      for (const [head, readyAt] of store.open()) {
        if (running.size >= concurrency) return
        if (readyAt > Date.now()) nextAt = Math.min(nextAt, readyAt)
        else {
          start(head)
          isMore = true
        }
      }
    }
    if (nextAt < Infinity) timer = setTimeout(startDue, Math.min(nextAt - Date.now(), longestTimerMs))
  }
  return {
    startDue,
    async close() {
      clearTimeout(timer)
      await Promise.all(running)
    },
  }
}

function toDeadLetter({ delivery, attempts, failedAt, reason }: Entry): DeadLetter {
  return { delivery, attempts, failedAt, reason }
}

function isBefore(left: Entry, right: Entry): boolean {
  const [leftNumber, rightNumber] = [left.delivery.number ?? 0, right.delivery.number ?? 0]
  return leftNumber === rightNumber ? left.place < right.place : leftNumber < rightNumber
}
