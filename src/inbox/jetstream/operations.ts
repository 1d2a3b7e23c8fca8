import { unreadableDeadLetter } from '../failures.js'
import type { StoredDelivery } from '../inbox.js'
import type { Oldest } from '../operate.js'
import type { DeadLetter, InboxDepth } from '../operations.js'
import { fromStoredRecord } from '../stored-record.js'
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
  return { waiting: Math.max(all - active - dead - count('discarded'), 0), active, dead }
}

/** Reads the dead letters, oldest first. @param report - called for dead letters that cannot be read */
export async function readDeadLetters(
  streams: InboxStreams,
  limit: number,
  matches: (letter: DeadLetter) => boolean,
  report: (error: unknown) => void,
): Promise<readonly DeadLetter[]> {
  const letters: DeadLetter[] = []
  for (const { partition, tail, state } of await findDead(streams)) {
    if (letters.length === limit) break
    const text = await streams.readDelivery({ partition, tail })
    const delivery = text === undefined ? undefined : readDelivery(text, idOf(tail), report)
    const { attempts, failedAt, reason } = state
    const letter = delivery && { delivery, attempts, failedAt, reason }
    if (letter !== undefined && matches(letter)) letters.push(letter)
  }
  return letters
}

/** Decides on dead letters; the process that holds their partition carries out the decision. @returns how many were found */
export async function decide(
  streams: InboxStreams,
  ids: readonly string[],
  phase: 'waiting' | 'discarded',
): Promise<number> {
  const wanted = new Set(ids)
  let found = 0
  for (const { partition, tail, sequence, state } of await findDead(streams)) {
    if (!wanted.has(idOf(tail))) continue
    const decision: DeliveryState = { ...state, phase, attempts: 0, dueAt: 0, by: 'operator' }
    // Another operator may have decided first.
    if ((await streams.writeState(partition, tail, decision, sequence)) !== undefined) found++
  }
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

async function readStates(streams: InboxStreams): Promise<readonly FoundState[]> {
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

function readDelivery(text: string, id: string, report: (error: unknown) => void): StoredDelivery | undefined {
  try {
    return fromStoredRecord(JSON.parse(text))
  } catch (error) {
    // One unreadable message must not hide the other dead letters.
    report(unreadableDeadLetter('jetstreamInbox', id, error))
    return undefined
  }
}
