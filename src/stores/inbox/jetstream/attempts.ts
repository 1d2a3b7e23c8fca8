import type { StoredDelivery } from '../../../core/ports/inbox.js'
import { toReason } from '../failures.js'
import { claimLost, createClaim } from '../handling/claim.js'
import type { Dispatch } from '../handling/route-by-endpoint.js'
import { type InboxPolicy, policyOf, retryDelayAfter } from '../policy.js'
import type { createHandled } from './handled.js'
import { type createSchedule, type Entry, keyOf, numberOf } from './schedule.js'
import type { DeliveryState, InboxStreams } from './streams.js'
import { readMessage } from './subjects.js'

/** What attempts at the deliveries of a partition need. */
export interface AttemptSettings {
  readonly streams: InboxStreams
  readonly partition: number
  readonly policy: Required<InboxPolicy>
  readonly dispatch: Dispatch
  /** Names this process in the states that it writes. */
  readonly by: string
  /** When this process loses the partition unless its lease is renewed, on the clock of `performance.now()`. */
  endsAt(): number
}

/** The partition to which attempts belong. */
export interface AttemptedPartition {
  readonly schedule: ReturnType<typeof createSchedule>
  readonly handled: ReturnType<typeof createHandled>
  /** The sequence number of the last delivery that was read. */
  lastRead(): number
  /** Removes a delivery that is done. */
  forget(entry: Entry): void
  /** Runs what close waits for. */
  run(work: () => Promise<void>): Promise<void>
}

const replicaLagMs = 1_000
const consumerLagMs = 50

const wasErased = new Error('jetstreamInbox: the delivery was erased while it was handled')

/** Attempts deliveries, and records each result before anything depends on it. */
export class Attempts {
  readonly #options: AttemptSettings
  readonly #owner: AttemptedPartition

  constructor(options: AttemptSettings, owner: AttemptedPartition) {
    this.#options = options
    this.#owner = owner
  }

  /** Attempts a delivery. An operator may erase it meanwhile. */
  async attempt(entry: Entry): Promise<void> {
    await this.#attempt(entry).catch((error: unknown) => {
      if (error !== wasErased) throw error
    })
  }

  async #attempt(entry: Entry): Promise<void> {
    const { streams, endsAt } = this.#options
    const [text, behind] = await Promise.all([streams.readDelivery({ seq: entry.sequence }), this.#isBehind(entry)])
    if (text === undefined) return this.#skipMissing(entry)
    // A lower number that was stored in time must be read first, even if this process was suspended for `settleMs`.
    if (behind) return this.#postpone(entry, consumerLagMs)
    if (this.#owner.schedule.yieldToLower(entry)) return
    const { delivery, unreadable } = readDelivery(text)
    const { attempts: before } = entry
    const policy = policyOf(this.#options.policy, delivery ?? new TypeError(unreadable))
    const record = { key: delivery?.key, dueAt: 0, failedAt: Date.now() }
    const isParked = delivery?.invalid !== undefined && entry.stateSequence === 0
    if (isParked || before >= policy.attempts) {
      const reason = isParked ? (delivery.invalid ?? '') : 'its process ended while it was handled'
      await this.#write(entry, { ...record, phase: 'dead', attempts: before, reason })
      return this.deadLetter(entry)
    }
    entry.attempts++
    await this.#write(entry, { ...record, phase: 'active', attempts: entry.attempts, reason: '' })
    // The answer to this write may come after another process has taken over.
    if (performance.now() >= endsAt()) throw claimLost()
    const reason = delivery === undefined ? unreadable : await this.#dispatch(delivery, entry.attempts)
    if (reason === undefined) return this.complete(entry)
    await this.#fail(entry, record, reason, policy)
  }

  /** @returns why it failed; `undefined` if it was handled */
  async #dispatch(delivery: StoredDelivery, attempts: number): Promise<string | undefined> {
    const { dispatch, endsAt } = this.#options
    const claim = createClaim(endsAt)
    try {
      await dispatch(delivery, attempts, claim)
      return undefined
    } catch (error) {
      return toReason(error)
    } finally {
      claim.release()
    }
  }

  /** Ends a delivery. The record is written before the deletion, because a killed server may bring the delivery back. */
  async complete(entry: Entry): Promise<void> {
    const { attempts, sequence: delivery } = entry
    await this.#write(entry, { phase: 'done', attempts, dueAt: 0, failedAt: 0, reason: '', delivery })
    this.#owner.forget(entry)
    // Nothing waits for the deletion: the next process that reads the partition finds the record.
    void this.#owner.run(async () => {
      await this.#options.streams.deleteDelivery(delivery)
      this.#owner.handled.add(delivery, entry.stateSequence)
    })
  }

  async #fail(
    entry: Entry,
    record: { readonly key: string | undefined },
    reason: string,
    policy: Required<InboxPolicy>,
  ): Promise<void> {
    const { attempts } = entry
    const isDead = attempts >= policy.attempts
    const [now, delayMs] = [Date.now(), retryDelayAfter(attempts, policy)]
    entry.dueAt = performance.now() + delayMs
    const failure = { ...record, dueAt: now + delayMs, failedAt: now, attempts, reason }
    await this.#write(entry, { ...failure, phase: isDead ? 'dead' : 'waiting' })
    if (isDead) this.deadLetter(entry)
    else this.#owner.schedule.wait(entry)
  }

  /** Blocks the key of a dead letter, or skips it. */
  deadLetter(entry: Entry): void {
    if (this.#options.policy.onDeadLetter === 'hold') this.#owner.schedule.block(entry)
    else this.#owner.schedule.remove(entry)
  }

  // The write fails in a process that lost the partition, so that it cannot change deliveries that the new holder has started.
  async #write(entry: Entry, state: Omit<DeliveryState, 'by'>): Promise<void> {
    const { streams, partition, by } = this.#options
    const sequence = await streams.writeState(partition, entry.tail, { ...state, by }, entry.stateSequence)
    if (sequence === undefined) return this.#endErased(entry)
    entry.stateSequence = sequence
  }

  // An operator erased the delivery during its attempt, or this process has lost the partition.
  async #endErased(entry: Entry): Promise<never> {
    const { streams, partition } = this.#options
    const known = await streams.readState(partition, entry.tail)
    if (known?.state.phase !== 'done' || known.state.by !== 'operator') {
      throw new Error(`jetstreamInbox: partition ${partition} has another owner`)
    }
    this.#owner.forget(entry)
    this.#owner.handled.add(entry.sequence, known.sequence)
    throw wasErased
  }

  // The previous holder may have deleted the delivery without a record, or a replica may briefly be ahead of the leader.
  async #skipMissing(entry: Entry): Promise<void> {
    if (performance.now() >= entry.seenAt + replicaLagMs) return this.#owner.forget(entry)
    await this.#postpone(entry, replicaLagMs / 4)
  }

  async #postpone(entry: Entry, delayMs: number): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, delayMs))
    this.#owner.schedule.wait(entry)
  }

  // The server delivers late when it is busy, and for seconds while a consumer is made again.
  async #isBehind(entry: Entry): Promise<boolean> {
    if (entry.attempts > 0 || numberOf(entry) === undefined) return false
    const { streams, partition } = this.#options
    return (await streams.lastOfKey(partition, keyOf(entry))) > this.#owner.lastRead()
  }
}

function readDelivery(text: string): { delivery?: StoredDelivery; unreadable?: string } {
  try {
    return { delivery: readMessage(text) }
  } catch (error) {
    return { unreadable: toReason(error) }
  }
}
