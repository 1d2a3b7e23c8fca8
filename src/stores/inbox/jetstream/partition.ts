import type { StoredDelivery } from '../../../core/ports/inbox.js'
import { claimLost, createClaim } from '../claim.js'
import { toReason } from '../failures.js'
import { type InboxPolicy, retryDelayAfter } from '../policy.js'
import type { Dispatch } from '../route-by-endpoint.js'
import { fromStoredRecord } from '../stored-record.js'
import { createHandled } from './handled.js'
import type { Subscription } from './reading.js'
import { createSchedule, type Entry, keyOf, numberOf } from './schedule.js'
import type { DeliveryState, InboxStreams, StreamMessage } from './streams.js'

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
  /** Handles the next delivery that is due. @returns `undefined` if none is */
  handleNext(): Promise<void> | undefined
  /** Stops taking deliveries, and resolves when those in flight are handled. */
  close(): Promise<void>
}

const replicaLagMs = 1_000
const consumerLagMs = 50

/** Reads the deliveries of a partition and new ones as they arrive, until it is closed. */
export function openPartition(options: PartitionSettings): Partition {
  const { streams, partition, policy, by, wake, failed } = options
  const schedule = createSchedule(wake)
  const entries = new Map<string, Entry>()
  // The states whose delivery was not read yet.
  const states = new Map<
    string,
    { readonly state: DeliveryState; readonly sequence: number; readonly timestamp: string }
  >()
  const subscriptions: Subscription[] = []
  const running = new Set<Promise<void>>()
  const inFlight = new Set<Entry>()
  const handled = createHandled(streams)
  const openedAt = performance.now()
  // How far the server's clock is ahead of `performance.now()`: the clock of a process can be wrong.
  let serverAheadMs = Date.now() - openedAt
  let lastRead = 0
  let isOpen = true
  let isLoaded = false

  const run = (work: () => Promise<void>) => {
    const done = work()
      .catch(failed)
      .finally(() => running.delete(done))
    running.add(done)
    return done
  }
  // The write fails in a process that lost the partition, so that it cannot change deliveries that the new holder has started.
  const write = async (entry: Entry, state: Omit<DeliveryState, 'by'>) => {
    const sequence = await streams.writeState(partition, entry.tail, { ...state, by }, entry.stateSequence)
    if (sequence === undefined) throw new Error(`jetstreamInbox: partition ${partition} has another owner`)
    entry.stateSequence = sequence
  }
  const forget = (entry: Entry) => {
    entries.delete(entry.tail)
    schedule.remove(entry)
  }
  // Writes the record before the deletion, because a killed server may bring the deleted delivery back.
  const complete = async (entry: Entry) => {
    const { attempts, sequence: delivery } = entry
    await write(entry, { phase: 'done', attempts, dueAt: 0, failedAt: 0, reason: '', delivery })
    await streams.deleteDelivery(delivery)
    forget(entry)
    handled.add(delivery, entry.stateSequence)
  }
  const deadLetter = (entry: Entry) => {
    if (policy.onDeadLetter === 'hold') schedule.block(entry)
    else schedule.remove(entry)
  }
  const dueTimeOf = ({ phase, attempts }: DeliveryState, timestamp: string) => {
    if (phase !== 'waiting' || attempts === 0) return 0
    const failedAt = Math.min(Date.parse(timestamp) - serverAheadMs, performance.now())
    return failedAt + retryDelayAfter(attempts, policy)
  }
  const apply = (entry: Entry, state: DeliveryState, timestamp: string) => {
    const { phase, attempts } = state
    Object.assign(entry, { attempts, dueAt: dueTimeOf(state, timestamp) })
    if (phase === 'done') void run(() => complete(entry))
    else if (phase === 'dead') deadLetter(entry)
    else schedule.wait(entry)
  }

  // The network can hold the first write of a process until another one has handled the delivery and forgotten its state.
  const deleteStray = async (tail: string, sequence: number) => {
    if ((await streams.sequenceOf({ partition, tail })) !== undefined) return
    if (states.get(tail)?.sequence === sequence) states.delete(tail)
    await streams.deleteState(sequence)
  }

  const takeState = ({ tail, sequence, text, timestamp }: StreamMessage) => {
    const state = JSON.parse(text) as DeliveryState
    if (isLoaded && state.by === by) return
    const entry = entries.get(tail)
    if (entry === undefined) {
      states.set(tail, { state, sequence, timestamp })
      if (isLoaded) void run(() => deleteStray(tail, sequence))
    }
    // Skips deliveries in flight: either this process still owns them, or their next write fails.
    else if (state.by !== by && sequence > entry.stateSequence && !inFlight.has(entry)) {
      entry.stateSequence = sequence
      apply(entry, state, timestamp)
    }
  }
  const takeDelivery = ({ tail, sequence }: StreamMessage) => {
    lastRead = Math.max(lastRead, sequence)
    const known = states.get(tail)
    states.delete(tail)
    const seenAt = performance.now()
    const dueAt = numberOf({ tail }) === undefined ? 0 : seenAt + policy.settleMs
    const entry = { tail, sequence, seenAt, stateSequence: known?.sequence ?? 0, attempts: 0, dueAt }
    entries.set(tail, entry)
    if (known === undefined) schedule.wait(entry)
    else apply(entry, known.state, known.timestamp)
  }
  const load = async () => {
    const subscribe = async (kind: 'state' | 'delivery', take: (message: StreamMessage) => void) => {
      const subscription = await streams.subscribe(kind, partition, (message) => isOpen && take(message))
      subscriptions.push(subscription)
      await subscription.caughtUp
    }
    serverAheadMs = ((await streams.leasedAt(partition)) ?? Date.now()) - openedAt
    await subscribe('state', takeState)
    await subscribe('delivery', takeDelivery)
    for (const [tail, { state, sequence }] of states) {
      if (state.delivery === undefined) {
        void run(() => deleteStray(tail, sequence))
        continue
      }
      handled.add(state.delivery, sequence)
      states.delete(tail)
    }
    isLoaded = true
    handled.start()
    wake()
  }

  // The previous holder may have deleted the delivery without a record, or a replica may briefly be ahead of the leader.
  const skipMissing = async (entry: Entry) => {
    if (performance.now() >= entry.seenAt + replicaLagMs) return forget(entry)
    await postpone(entry, replicaLagMs / 4)
  }
  const postpone = async (entry: Entry, delayMs: number) => {
    await new Promise((resolve) => setTimeout(resolve, delayMs))
    schedule.wait(entry)
  }
  // The server delivers late when it is busy, and for seconds while a consumer is made again.
  const isBehind = async (entry: Entry) =>
    entry.attempts === 0 &&
    numberOf(entry) !== undefined &&
    (await streams.lastOfKey(partition, keyOf(entry))) > lastRead

  const dispatch: Dispatch = async (delivery, attempts) => {
    const claim = createClaim(options.endsAt)
    try {
      await options.dispatch(delivery, attempts, claim)
    } finally {
      claim.release()
    }
  }

  const attempt = async (entry: Entry) => {
    const [text, behind] = await Promise.all([streams.readDelivery({ seq: entry.sequence }), isBehind(entry)])
    if (text === undefined) return skipMissing(entry)
    // A lower number that was stored in time must be read first, even if this process was suspended for `settleMs`.
    if (behind) return postpone(entry, consumerLagMs)
    if (schedule.yieldToLower(entry)) return
    const { delivery, unreadable } = readDelivery(text)
    const { attempts: before } = entry
    const record = { key: delivery?.key, dueAt: 0, failedAt: Date.now() }
    const isParked = delivery?.invalid !== undefined && entry.stateSequence === 0
    if (isParked || before >= policy.attempts) {
      const reason = isParked ? (delivery.invalid ?? '') : 'its process ended while it was handled'
      await write(entry, { ...record, phase: 'dead', attempts: before, reason })
      return deadLetter(entry)
    }
    entry.attempts++
    await write(entry, { ...record, phase: 'active', attempts: entry.attempts, reason: '' })
    // The answer to this write may come after another process has taken over.
    if (performance.now() >= options.endsAt()) throw claimLost()
    const reason =
      delivery === undefined ? unreadable : await dispatch(delivery, entry.attempts).then(() => undefined, toReason)
    if (reason === undefined) return complete(entry)
    const isDead = entry.attempts >= policy.attempts
    const [now, delayMs] = [Date.now(), retryDelayAfter(entry.attempts, policy)]
    entry.dueAt = performance.now() + delayMs
    const failure = { ...record, dueAt: now + delayMs, failedAt: now, attempts: entry.attempts, reason }
    await write(entry, { ...failure, phase: isDead ? 'dead' : 'waiting' })
    if (isDead) deadLetter(entry)
    else schedule.wait(entry)
  }

  return {
    loaded: run(load),
    handleNext() {
      const entry = isOpen && isLoaded ? schedule.take() : undefined
      if (entry === undefined) return undefined
      inFlight.add(entry)
      return run(() => attempt(entry).finally(() => inFlight.delete(entry)))
    },
    async close() {
      isOpen = false
      schedule.close()
      await Promise.all(subscriptions.map((subscription) => subscription.stop().catch(failed)))
      while (running.size > 0) await Promise.all(running)
      await handled.close()
      schedule.close()
    },
  }
}

function readDelivery(text: string): { delivery?: StoredDelivery; unreadable?: string } {
  try {
    return { delivery: fromStoredRecord(JSON.parse(text)) }
  } catch (error) {
    return { unreadable: toReason(error) }
  }
}
