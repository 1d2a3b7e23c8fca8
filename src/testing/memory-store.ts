import type { StoredDelivery } from '../core/ports/inbox.js'
import type { FollowUp, GatheringWindow } from '../core/ports/step.js'
import { toReason } from '../stores/inbox/failures.js'
import { createClaim, extendClaim, mostGathered, mostGatheredBytes } from '../stores/inbox/handling/claim.js'
import type { Dispatch } from '../stores/inbox/handling/route-by-endpoint.js'
import type { InboxRecord } from '../stores/inbox/operating/records.js'
import type { SubjectRecord } from '../stores/inbox/operating/subjects.js'
import { type InboxPolicy, policyOf, retryDelayAfter } from '../stores/inbox/policy.js'
import { toFollowing } from '../stores/inbox/storing/stored-record.js'
import { type Entry, isBefore, MemoryQueues } from './memory-queues.js'
import { MemoryTurns } from './memory-turns.js'

/** Timers hold 31 bits; anything longer would fire at once. */
export const longestTimerMs = 2 ** 31 - 1

/** The stored deliveries, with a queue for each key, and the ids of handled ones. */
export class MemoryStore {
  readonly #policy: Required<InboxPolicy>
  readonly #entries = new Map<string, Entry>()
  readonly #queues = new MemoryQueues()
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
    return this.turns.open(() => this.#queues.heads())
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
    if (state === 'waiting') this.#queues.add(entry)
    if (handler?.window) this.#putOff(entry, handler.window)
    return 'stored'
  }

  /** Handles an entry and records the result. */
  async run(entry: Entry, dispatch: Dispatch): Promise<void> {
    this.#queues.change(entry, { state: 'active', attempts: entry.attempts + 1 })
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
    this.#queues.change(entry, {}, true)
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
    this.#queues.change(entry, { ...failure, gathered: [], state: isDead ? 'dead' : 'waiting' }, isSkipped)
    // Not in the queue, which the first one holds.
    if (isDead) for (const each of gathered) this.#queues.change(each, { ...failure, attempts, state: 'dead' }, true)
  }

  /** Takes what waits behind an entry into its attempt. */
  #gather(entry: Entry): readonly StoredDelivery[] {
    const isBehind = ({ state, delivery }: Entry) => state === 'waiting' && delivery.handler?.window !== undefined
    let bytes = 0
    const isWithin = ({ delivery: { request } }: Entry) => {
      // As base64, as the other inboxes store it.
      bytes += (request.body.byteLength * 4) / 3
      return bytes <= mostGatheredBytes
    }
    entry.gathered = this.#queues.of(entry).filter(isBehind).slice(0, mostGathered).filter(isWithin)
    return entry.gathered.map(({ delivery }) => delivery)
  }

  /** What is handled together is due when its first entry is, which each further one puts off until its window ends. */
  #putOff(entry: Entry, { waitMs, maxWaitMs }: GatheringWindow): void {
    const now = Date.now()
    entry.dueAt = now + waitMs
    const opener = this.#queues.of(entry).find(({ state, attempts }) => state === 'waiting' && attempts === 0)
    if (opener) opener.dueAt = Math.max(opener.dueAt, Math.min(opener.storedAt + maxWaitMs, now + waitMs))
  }

  redrive(entry: Entry): void {
    // A skipped dead letter must be queued again.
    const isQueued = this.#queues.of(entry).includes(entry)
    this.#queues.change(entry, { state: 'waiting', attempts: 0, dueAt: 0 })
    if (!isQueued) this.#queues.add(entry)
  }

  #forgetIds(): void {
    for (const [id, at] of this.#doneAt) {
      if (at > Date.now() - this.#policy.retentionMs) return
      this.#doneAt.delete(id)
    }
  }
}
