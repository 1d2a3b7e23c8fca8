import type { StoredDelivery } from '../../../core/ports/inbox.js'
import { toReason } from '../failures.js'
import { claimLost, createClaim } from '../handling/claim.js'
import type { Dispatch } from '../handling/route-by-endpoint.js'
import { type InboxPolicy, policyOf, retryDelayAfter } from '../policy.js'
import { createHandled } from './handled.js'
import type { Subscription } from './reading.js'
import { createSchedule, type Entry, keyOf, numberOf } from './schedule.js'
import type { DeliveryState, InboxStreams, StreamMessage } from './streams.js'
import { readMessage } from './subjects.js'

/** The dependencies of a partition. */
export interface PartitionSettings {
  readonly streams: InboxStreams
  readonly partition: number
  readonly policy: Required<InboxPolicy>
  readonly dispatch: Dispatch
  /** Names this process in the states that it writes. */
  readonly by: string
  /** Called when a delivery may be due. */
  wake(): void
  /** When this process loses the partition unless its lease is renewed, on the clock of `performance.now()`. */
  endsAt(): number
  /** Called when the partition cannot continue, and has to be opened again. */
  failed(error: unknown): void
}

/** The deliveries of a partition, while this process holds it. */
export interface Partition {
  /** Resolves once the stored deliveries were read, or cannot be read. */
  readonly loaded: Promise<void>
  /** Handles the next delivery that is due, also before all were read. @returns `undefined` if none is */
  handleNext(): Promise<void> | undefined
  /** Stops taking deliveries, and resolves when those in flight are handled. */
  close(): Promise<void>
}

const replicaLagMs = 1_000

const wasErased = new Error('jetstreamInbox: the delivery was erased while it was handled')

const consumerLagMs = 50

interface KnownState {
  readonly state: DeliveryState
  readonly sequence: number
  readonly timestamp: string
}

/** Reads the deliveries of a partition and new ones as they arrive, until it is closed. */
export function openPartition(options: PartitionSettings): Partition {
  return new HeldPartition(options)
}

class HeldPartition implements Partition {
  readonly loaded: Promise<void>
  readonly #options: PartitionSettings
  readonly #schedule: ReturnType<typeof createSchedule>
  readonly #handled: ReturnType<typeof createHandled>
  readonly #entries = new Map<string, Entry>()
  // The states whose delivery was not read yet.
  readonly #states = new Map<string, KnownState>()
  readonly #subscriptions: Subscription[] = []
  readonly #running = new Set<Promise<void>>()
  readonly #inFlight = new Set<Entry>()
  readonly #openedAt = performance.now()
  // How far the server's clock is ahead of `performance.now()`: the clock of a process can be wrong.
  #serverAheadMs = Date.now() - this.#openedAt
  // Deliveries of keys with numbers, until all were read: one with a lower number may be stored behind them.
  readonly #numbered: StreamMessage[] = []
  readonly #numberedKeys = new Set<string>()
  #lastRead = 0
  #isOpen = true
  #hasStates = false
  #isLoaded = false

  constructor(options: PartitionSettings) {
    this.#options = options
    this.#schedule = createSchedule(options.wake)
    this.#handled = createHandled(options.streams)
    this.loaded = this.#run(() => this.#load())
  }

  handleNext(): Promise<void> | undefined {
    const entry = this.#isOpen && this.#hasStates ? this.#schedule.take() : undefined
    if (entry === undefined) return undefined
    this.#inFlight.add(entry)
    const attempt = () =>
      this.#attempt(entry).catch((error: unknown) => {
        if (error !== wasErased) throw error
      })
    return this.#run(() => attempt().finally(() => this.#inFlight.delete(entry)))
  }

  async close(): Promise<void> {
    const { failed } = this.#options
    this.#isOpen = false
    this.#schedule.close()
    await Promise.all(this.#subscriptions.map((subscription) => subscription.stop().catch(failed)))
    while (this.#running.size > 0) await Promise.all(this.#running)
    await this.#handled.close()
    this.#schedule.close()
  }

  #run(work: () => Promise<void>): Promise<void> {
    const done = work()
      .catch(this.#options.failed)
      .finally(() => this.#running.delete(done))
    this.#running.add(done)
    return done
  }

  async #load(): Promise<void> {
    const { streams, partition, wake } = this.#options
    this.#serverAheadMs = ((await streams.leasedAt(partition)) ?? Date.now()) - this.#openedAt
    await this.#subscribe('state', (message) => this.#takeState(message))
    if (!this.#isOpen) return
    this.#hasStates = true
    // The first delivery of a key is read first, so that handling does not wait for the whole backlog.
    await this.#subscribe('delivery', (message) => this.#takeDelivery(message))
    if (!this.#isOpen) return
    this.#isLoaded = true
    for (const message of this.#numbered.splice(0)) this.#takeDelivery(message)
    this.#numberedKeys.clear()
    for (const [tail, { state, sequence }] of this.#states) {
      if (state.delivery === undefined) {
        void this.#run(() => this.#deleteStray(tail, sequence))
        continue
      }
      this.#handled.add(state.delivery, sequence)
      this.#states.delete(tail)
    }
    this.#handled.start()
    wake()
  }

  async #subscribe(kind: 'state' | 'delivery', take: (message: StreamMessage) => void): Promise<void> {
    const { streams, partition } = this.#options
    const subscription = await streams.subscribe(kind, partition, (message) => this.#isOpen && take(message))
    this.#subscriptions.push(subscription)
    // Closed meanwhile: the rest is not read.
    if (!this.#isOpen) await subscription.stop()
    await subscription.caughtUp
  }

  #takeState({ tail, sequence, text, timestamp }: StreamMessage): void {
    const { by } = this.#options
    const state = JSON.parse(text) as DeliveryState
    if (this.#hasStates && state.by === by) return
    const entry = this.#entries.get(tail)
    if (entry === undefined) {
      this.#states.set(tail, { state, sequence, timestamp })
      if (this.#isLoaded) void this.#run(() => this.#deleteStray(tail, sequence))
    }
    // Skips deliveries in flight: either this process still owns them, or their next write fails.
    else if (state.by !== by && sequence > entry.stateSequence && !this.#inFlight.has(entry)) {
      entry.stateSequence = sequence
      this.#apply(entry, state, timestamp)
    }
  }

  #takeDelivery(message: StreamMessage): void {
    const { tail, sequence } = message
    this.#lastRead = Math.max(this.#lastRead, sequence)
    if (!this.#isLoaded && numberOf(message) !== undefined) this.#numberedKeys.add(keyOf(message))
    if (!this.#isLoaded && this.#numberedKeys.has(keyOf(message))) {
      this.#numbered.push(message)
      return
    }
    const known = this.#states.get(tail)
    this.#states.delete(tail)
    const seenAt = performance.now()
    const dueAt = numberOf({ tail }) === undefined ? 0 : seenAt + this.#options.policy.settleMs
    const entry = { tail, sequence, seenAt, stateSequence: known?.sequence ?? 0, attempts: 0, dueAt }
    this.#entries.set(tail, entry)
    if (known === undefined) this.#schedule.wait(entry)
    else this.#apply(entry, known.state, known.timestamp)
  }

  #apply(entry: Entry, state: DeliveryState, timestamp: string): void {
    const { phase, attempts } = state
    Object.assign(entry, { attempts, dueAt: this.#dueTimeOf(state, timestamp) })
    if (phase === 'done') void this.#run(() => this.#complete(entry))
    else if (phase === 'dead') this.#deadLetter(entry)
    else this.#schedule.wait(entry)
  }

  #dueTimeOf({ phase, attempts }: DeliveryState, timestamp: string): number {
    if (phase !== 'waiting' || attempts === 0) return 0
    const failedAt = Math.min(Date.parse(timestamp) - this.#serverAheadMs, performance.now())
    return failedAt + retryDelayAfter(attempts, this.#options.policy)
  }

  // The network can hold the first write of a process until another one has handled the delivery and forgotten its state.
  async #deleteStray(tail: string, sequence: number): Promise<void> {
    const { streams, partition } = this.#options
    if ((await streams.sequenceOf({ partition, tail })) !== undefined) return
    if (this.#states.get(tail)?.sequence === sequence) this.#states.delete(tail)
    await streams.deleteState(sequence)
  }

  async #attempt(entry: Entry): Promise<void> {
    const { streams, endsAt } = this.#options
    const [text, behind] = await Promise.all([streams.readDelivery({ seq: entry.sequence }), this.#isBehind(entry)])
    if (text === undefined) return this.#skipMissing(entry)
    // A lower number that was stored in time must be read first, even if this process was suspended for `settleMs`.
    if (behind) return this.#postpone(entry, consumerLagMs)
    if (this.#schedule.yieldToLower(entry)) return
    const { delivery, unreadable } = readDelivery(text)
    const { attempts: before } = entry
    const policy = policyOf(this.#options.policy, delivery ?? new TypeError(unreadable))
    const record = { key: delivery?.key, dueAt: 0, failedAt: Date.now() }
    const isParked = delivery?.invalid !== undefined && entry.stateSequence === 0
    if (isParked || before >= policy.attempts) {
      const reason = isParked ? (delivery.invalid ?? '') : 'its process ended while it was handled'
      await this.#write(entry, { ...record, phase: 'dead', attempts: before, reason })
      return this.#deadLetter(entry)
    }
    entry.attempts++
    await this.#write(entry, { ...record, phase: 'active', attempts: entry.attempts, reason: '' })
    // The answer to this write may come after another process has taken over.
    if (performance.now() >= endsAt()) throw claimLost()
    const reason = delivery === undefined ? unreadable : await this.#dispatch(delivery, entry.attempts)
    if (reason === undefined) return this.#complete(entry)
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

  // Writes the record before the deletion, because a killed server may bring the deleted delivery back.
  async #complete(entry: Entry): Promise<void> {
    const { attempts, sequence: delivery } = entry
    await this.#write(entry, { phase: 'done', attempts, dueAt: 0, failedAt: 0, reason: '', delivery })
    this.#forget(entry)
    // Nothing waits for the deletion: the next process that reads the partition finds the record.
    void this.#run(async () => {
      await this.#options.streams.deleteDelivery(delivery)
      this.#handled.add(delivery, entry.stateSequence)
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
    if (isDead) this.#deadLetter(entry)
    else this.#schedule.wait(entry)
  }

  #deadLetter(entry: Entry): void {
    if (this.#options.policy.onDeadLetter === 'hold') this.#schedule.block(entry)
    else this.#schedule.remove(entry)
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
    this.#forget(entry)
    this.#handled.add(entry.sequence, known.sequence)
    throw wasErased
  }

  #forget(entry: Entry): void {
    this.#entries.delete(entry.tail)
    this.#schedule.remove(entry)
  }

  // The previous holder may have deleted the delivery without a record, or a replica may briefly be ahead of the leader.
  async #skipMissing(entry: Entry): Promise<void> {
    if (performance.now() >= entry.seenAt + replicaLagMs) return this.#forget(entry)
    await this.#postpone(entry, replicaLagMs / 4)
  }

  async #postpone(entry: Entry, delayMs: number): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, delayMs))
    this.#schedule.wait(entry)
  }

  // The server delivers late when it is busy, and for seconds while a consumer is made again.
  async #isBehind(entry: Entry): Promise<boolean> {
    if (entry.attempts > 0 || numberOf(entry) === undefined) return false
    const { streams, partition } = this.#options
    return (await streams.lastOfKey(partition, keyOf(entry))) > this.#lastRead
  }
}

function readDelivery(text: string): { delivery?: StoredDelivery; unreadable?: string } {
  try {
    return { delivery: readMessage(text) }
  } catch (error) {
    return { unreadable: toReason(error) }
  }
}
