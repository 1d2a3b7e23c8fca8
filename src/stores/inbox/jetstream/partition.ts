import { retryDelayAfter } from '../policy.js'
import { type AttemptSettings, Attempts } from './attempts.js'
import { createHandled } from './handled.js'
import type { Subscription } from './reading.js'
import { createSchedule, type Entry, keyOf, numberOf } from './schedule.js'
import type { DeliveryState, StreamMessage } from './streams.js'

/** The dependencies of a partition. */
export interface PartitionSettings extends AttemptSettings {
  /** Called when a delivery may be due. */
  wake(): void
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
  readonly #attempts: Attempts
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
    this.#attempts = new Attempts(options, {
      schedule: this.#schedule,
      handled: this.#handled,
      lastRead: () => this.#lastRead,
      forget: (entry) => this.#forget(entry),
      run: (work) => this.#run(work),
    })
    this.loaded = this.#run(() => this.#load())
  }

  handleNext(): Promise<void> | undefined {
    const entry = this.#isOpen && this.#hasStates ? this.#schedule.take() : undefined
    if (entry === undefined) return undefined
    this.#inFlight.add(entry)
    return this.#run(() => this.#attempts.attempt(entry).finally(() => this.#inFlight.delete(entry)))
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
    if (phase === 'done') void this.#run(() => this.#attempts.complete(entry))
    else if (phase === 'dead') this.#attempts.deadLetter(entry)
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

  #forget(entry: Entry): void {
    this.#entries.delete(entry.tail)
    this.#schedule.remove(entry)
  }
}
