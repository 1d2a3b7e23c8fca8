import { unreadableDeadLetter } from '../failures.js'
import type { Oldest } from '../operating/operate.js'
import type { DeadLetter, InboxDepth } from '../operating/operations.js'
import { fromStoredRecord } from '../storing/stored-record.js'
import type { DeliveryState, InboxStreams, StreamMessage } from './streams.js'

interface FoundState extends StreamMessage {
  readonly state: DeliveryState
}

/** Counts the deliveries by their state. */
export async function countDepth(streams: InboxStreams): Promise<InboxDepth> {
  const states = await readStates(streams)
  const count = (phase: DeliveryState['phase']) => states.filter(({ state }) => state.phase === phase).length
  const [active, dead] = [count('active'), count('dead')]
  const all = await streams.countDeliveries()
  return { waiting: Math.max(all - active - dead, 0), active, dead }
}

/** Reads the dead letters, oldest first. */
export async function* readDeadLetters(streams: InboxStreams): AsyncGenerator<DeadLetter | Error> {
  for (const { partition, tail, state } of await findDead(streams)) {
    const text = await streams.readDelivery({ partition, tail })
    const { attempts, failedAt, reason } = state
    try {
      if (text !== undefined) yield { delivery: fromStoredRecord(JSON.parse(text)), attempts, failedAt, reason }
    } catch (error) {
      yield unreadableDeadLetter('jetstreamInbox', idOf(tail), error)
    }
  }
}

/** Returns dead letters to the queue; the process that holds their partition handles them. @returns how many were found */
export function redrive(streams: InboxStreams, ids: readonly string[]): Promise<number> {
  return decide(streams, ids, async ({ partition, tail, sequence, state }) => {
    const waiting: DeliveryState = { ...state, phase: 'waiting', attempts: 0, dueAt: 0, by: 'operator' }
    return (await streams.writeState(partition, tail, waiting, sequence)) !== undefined
  })
}

/**
 * Deletes dead letters. The process that holds their partition unblocks their keys, and repeats the deletion if an operator
 * dies or a killed server brings a delivery back.
 *
 * @returns how many were found
 */
export function discard(streams: InboxStreams, ids: readonly string[]): Promise<number> {
  return decide(streams, ids, async ({ partition, tail, sequence, state }) => {
    const delivery = await streams.sequenceOf({ partition, tail })
    const done: DeliveryState = { ...state, phase: 'done', reason: '', key: undefined, by: 'operator' }
    if ((await streams.writeState(partition, tail, { ...done, ...(delivery && { delivery }) }, sequence)) === undefined)
      return false
    if (delivery !== undefined) await streams.deleteDelivery(delivery)
    return true
  })
}

// `change` returns false if another operator decided first.
async function decide(
  streams: InboxStreams,
  ids: readonly string[],
  change: (dead: FoundState) => Promise<boolean>,
): Promise<number> {
  const wanted = new Set(ids)
  let found = 0
  for (const dead of await findDead(streams)) if (wanted.has(idOf(dead.tail)) && (await change(dead))) found++
  return found
}

/** The times of the oldest waiting delivery and of the oldest dead letter. */
export async function findOldest(streams: InboxStreams): Promise<Oldest> {
  const states = await readStates(streams)
  const ended = new Set(states.filter(({ state }) => isEnded(state)).map(({ tail }) => tail))
  const failures = states.flatMap(({ state: { phase, failedAt } }) => (phase === 'dead' ? [failedAt] : []))
  return {
    waitingSince: await streams.firstStoredAt(({ tail }) => !ended.has(tail)),
    deadSince: failures.length > 0 ? failures.reduce((one, other) => Math.min(one, other)) : undefined,
  }
}

function isEnded({ phase }: DeliveryState): boolean {
  return phase !== 'waiting' && phase !== 'active'
}

/** The keys of dead letters. */
export async function deadKeys(streams: InboxStreams): Promise<readonly string[]> {
  return [...new Set((await findDead(streams)).flatMap(({ state }) => state.key ?? []))]
}

async function findDead(streams: InboxStreams): Promise<readonly FoundState[]> {
  return (await readStates(streams)).filter(({ state }) => state.phase === 'dead')
}

/** The states of all deliveries. */
export async function readStates(streams: InboxStreams): Promise<readonly FoundState[]> {
  const states = new Map<string, FoundState>()
  const subscription = await streams.subscribe('state', '*', (message) => {
    // Deleted first, so that a state that is replaced during the read moves to the end.
    states.delete(message.tail)
    // The cast is safe: only this library writes states.
    states.set(message.tail, { ...message, state: JSON.parse(message.text) as DeliveryState })
  })
  await subscription.caughtUp
  await subscription.stop()
  return [...states.values()]
}

function idOf(tail: string): string {
  return tail.split('.')[1] ?? ''
}
