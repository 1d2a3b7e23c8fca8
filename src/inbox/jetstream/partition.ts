import { toReason } from '../failures.js'
import type { StoredDelivery } from '../inbox.js'
import { type InboxPolicy, retryDelayAfter } from '../policy.js'
import type { Dispatch } from '../route-by-endpoint.js'
import { fromStoredRecord } from '../stored-record.js'
import type { DeliveryState, Following, JetStreamQueue, Seen } from './queue.js'
import { createSchedule, type Entry, numberOf } from './schedule.js'

/** What a partition needs of the process that holds it. */
export interface PartitionSettings {
  readonly queue: JetStreamQueue
  readonly partition: number
  readonly policy: Required<InboxPolicy>
  readonly dispatch: Dispatch
  /** Who writes the states, so that they are known as own ones. */
  readonly by: string
  /** Called when something may be due. */
  wake(): void
  /** Called when the partition cannot go on: it has to be closed, and opened anew by whoever gets it. */
  failed(error: unknown): void
}

/** The deliveries of a partition, while this process has it for itself. */
export interface Partition {
  /** Handles the next delivery that is due. @returns `undefined` where there is none */
  handleNext(): Promise<void> | undefined
  /** Takes nothing more, and resolves once what was taken is handled. */
  close(): Promise<void>
}

const leadMs = 1_000

/** Reads what waits in a partition, and goes on reading until it is closed. */
export function openPartition(options: PartitionSettings): Partition {
  const { queue, partition, policy, dispatch, by, wake, failed } = options
  const schedule = createSchedule(wake)
  const entries = new Map<string, Entry>()
  const states = new Map<string, { readonly state: DeliveryState; readonly sequence: number }>()
  const followings: Following[] = []
  const running = new Set<Promise<void>>()
  const active = new Set<Entry>()
  let isOpen = true
  let isLoaded = false

  const run = (work: () => Promise<void>) => {
    const done = work()
      .catch(failed)
      .finally(() => running.delete(done))
    running.add(done)
    return done
  }
  const write = async (entry: Entry, state: Omit<DeliveryState, 'by'>) => {
    const sequence = await queue.writeState(partition, entry.tail, { ...state, by }, entry.stateSequence)
    if (sequence === undefined) throw otherOwner(partition)
    entry.stateSequence = sequence
  }
  const forget = async (entry: Entry) => {
    // Who cannot delete the own state has lost the partition, and must not take the delivery from whoever has it now.
    if (entry.stateSequence > 0 && !(await queue.deleteState(entry.stateSequence))) throw otherOwner(partition)
    await queue.deleteDelivery(entry.sequence)
    entries.delete(entry.tail)
    schedule.remove(entry)
  }
  const bury = (entry: Entry) => {
    if (policy.onDeadLetter === 'hold') schedule.hold(entry)
    else schedule.remove(entry)
  }
  const apply = (entry: Entry, { phase, attempts, dueAt }: DeliveryState) => {
    Object.assign(entry, { attempts, dueAt })
    if (phase === 'discarded') void run(() => forget(entry))
    else if (phase === 'dead') bury(entry)
    else schedule.wait(entry)
  }

  const takeState = ({ tail, sequence, text }: Seen) => {
    const state = JSON.parse(text) as DeliveryState
    const entry = entries.get(tail)
    if (entry === undefined) states.set(tail, { state, sequence })
    // What is being handled here is nobody else's: the next write of it finds out.
    else if (state.by !== by && sequence > entry.stateSequence && !active.has(entry)) {
      entry.stateSequence = sequence
      apply(entry, state)
    }
  }
  const takeDelivery = ({ tail, sequence }: Seen) => {
    const known = states.get(tail)
    states.delete(tail)
    const dueAt = numberOf({ tail }) === undefined ? 0 : Date.now() + policy.settleMs
    const entry = { tail, sequence, seenAt: Date.now(), stateSequence: known?.sequence ?? 0, attempts: 0, dueAt }
    entries.set(tail, entry)
    if (known === undefined) schedule.wait(entry)
    else apply(entry, known.state)
  }

  const load = async () => {
    const follow = async (kind: 'state' | 'delivery', take: (seen: Seen) => void) => {
      const following = await queue.follow(kind, partition, (seen) => isOpen && take(seen))
      followings.push(following)
      await following.caughtUp
    }
    await follow('state', takeState)
    await follow('delivery', takeDelivery)
    isLoaded = true
    wake()
  }

  // A process that had the partition before may have been slow to say that it is handled. In a cluster, the replica that tells of
  // a delivery may also be ahead of the leader for a moment.
  const pass = async (entry: Entry) => {
    if (Date.now() < entry.seenAt + leadMs) {
      await new Promise((resolve) => setTimeout(resolve, leadMs / 4))
      return schedule.wait(entry)
    }
    entries.delete(entry.tail)
    schedule.remove(entry)
  }

  const attempt = async (entry: Entry) => {
    const text = await queue.readDelivery(entry.sequence)
    if (text === undefined) return pass(entry)
    // What was stored in time has been seen by now, also where this process stood still until its own time was over.
    if (schedule.giveBack(entry)) return
    const { delivery, unreadable } = readDelivery(text)
    const { attempts: before } = entry
    const told = { key: delivery?.key, dueAt: 0, failedAt: Date.now() }
    const isParked = delivery?.invalid !== undefined && entry.stateSequence === 0
    if (isParked || before >= policy.attempts) {
      const reason = isParked ? (delivery.invalid ?? '') : 'its process ended while it was handled'
      await write(entry, { ...told, phase: 'dead', attempts: before, reason })
      return bury(entry)
    }
    entry.attempts++
    await write(entry, { ...told, phase: 'active', attempts: entry.attempts, reason: '' })
    const reason = delivery === undefined ? unreadable : await reasonOf(dispatch(delivery, entry.attempts))
    if (reason === undefined) return forget(entry)
    const isDead = entry.attempts >= policy.attempts
    entry.dueAt = Date.now() + retryDelayAfter(entry.attempts, policy) * 1000
    const after = { ...told, dueAt: entry.dueAt, failedAt: Date.now(), attempts: entry.attempts, reason }
    await write(entry, { ...after, phase: isDead ? 'dead' : 'waiting' })
    if (isDead) bury(entry)
    else schedule.wait(entry)
  }

  void run(load)
  return {
    handleNext() {
      const entry = isOpen && isLoaded ? schedule.take() : undefined
      if (entry === undefined) return undefined
      active.add(entry)
      return run(() => attempt(entry).finally(() => active.delete(entry)))
    },
    async close() {
      isOpen = false
      schedule.close()
      await Promise.all(followings.map((following) => following.stop().catch(failed)))
      while (running.size > 0) await Promise.all(running)
      schedule.close()
    },
  }
}

function otherOwner(partition: number): Error {
  return new Error(`jetstreamInbox: partition ${partition} has another owner`)
}

function readDelivery(text: string): { delivery?: StoredDelivery; unreadable?: string } {
  try {
    return { delivery: fromStoredRecord(JSON.parse(text)) }
  } catch (error) {
    return { unreadable: toReason(error) }
  }
}

async function reasonOf(work: Promise<void>): Promise<string | undefined> {
  return work.then(() => undefined, toReason)
}
