import type { StoredDelivery } from '../core/ports/inbox.js'

/** A delivery that is stored in memory. */
export interface Entry {
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

/** The entries of each key in their order. One that is active or dead blocks those of its key. */
export class MemoryQueues {
  readonly #queues = new Map<string, Queue>()

  /** The entries of the queue of an entry. */
  of({ queue }: Entry): readonly Entry[] {
    return this.#queues.get(queue)?.entries ?? []
  }

  /** The first entries of the queues that are not blocked. */
  *heads(): Iterable<Entry> {
    for (const { entries, blocking } of this.#queues.values()) {
      const [head] = entries
      if (head !== undefined && blocking === 0) yield head
    }
  }

  /** Adds an entry at its place. */
  add(entry: Entry): void {
    const queue = this.#queues.get(entry.queue) ?? { entries: [], blocking: 0 }
    this.#queues.set(entry.queue, queue)
    const index = queue.entries.findLastIndex((other) => isBefore(other, entry)) + 1
    const following = queue.entries[index]
    // Due no later than the higher numbers that arrived before it.
    if (following?.state === 'waiting') entry.dueAt = Math.min(entry.dueAt, following.dueAt)
    queue.entries.splice(index, 0, entry)
  }

  /** Changes an entry and updates its queue. */
  change(entry: Entry, changes: Partial<Entry>, isRemoved = false): void {
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
}

/** Whether an entry precedes another one of its key. */
export function isBefore(left: Entry, right: Entry): boolean {
  const [leftNumber, rightNumber] = [left.delivery.number ?? 0, right.delivery.number ?? 0]
  return leftNumber === rightNumber ? left.place < right.place : leftNumber < rightNumber
}
