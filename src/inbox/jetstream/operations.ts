import { requireList } from '../../base/options.js'
import { unreadableDeadLetter } from '../failures.js'
import type { DeadLetter, InboxDepth, StoredDelivery } from '../inbox.js'
import { fromStoredRecord } from '../stored-record.js'
import type { DeliveryState, JetStreamQueue, Seen } from './queue.js'

interface SeenState extends Seen {
  readonly partition: number
  readonly state: DeliveryState
}

/** How many deliveries there are, by what is known of them. */
export async function countDepth(queue: JetStreamQueue): Promise<InboxDepth> {
  const states = await readStates(queue)
  const count = (phase: DeliveryState['phase']) => states.filter(({ state }) => state.phase === phase).length
  const [active, dead] = [count('active'), count('dead')]
  const all = await queue.countDeliveries()
  return { waiting: Math.max(all - active - dead - count('discarded'), 0), active, dead }
}

/** The dead letters, oldest first. @param tell - told of those that cannot be read */
export async function readDeadLetters(
  queue: JetStreamQueue,
  limit: number,
  tell: (error: unknown) => void,
): Promise<readonly DeadLetter[]> {
  const letters: DeadLetter[] = []
  for (const { partition, tail, state } of await findDead(queue)) {
    if (letters.length === limit) break
    const text = await queue.readLast(partition, tail)
    const delivery = text === undefined ? undefined : readDelivery(text, idOf(tail), tell)
    const { attempts, failedAt, reason } = state
    if (delivery !== undefined) letters.push({ delivery, attempts, failedAt, reason })
  }
  return letters
}

/** Writes a decision to the dead letters of these ids; whoever has their partition follows it. @returns how many there were */
export async function decide(
  queue: JetStreamQueue,
  ids: readonly string[],
  phase: 'waiting' | 'discarded',
): Promise<number> {
  requireList(ids, `${phase === 'waiting' ? 'redrive' : 'discard'}: ids`)
  const wanted = new Set(ids)
  let found = 0
  for (const { partition, tail, sequence, state } of await findDead(queue)) {
    if (!wanted.has(idOf(tail))) continue
    const decision: DeliveryState = { ...state, phase, attempts: 0, dueAt: 0, by: 'operator' }
    // Another operator may have been first.
    if ((await queue.writeState(partition, tail, decision, sequence)) !== undefined) found++
  }
  return found
}

/** The keys of dead letters. */
export async function deadKeys(queue: JetStreamQueue): Promise<readonly string[]> {
  return [...new Set((await findDead(queue)).flatMap(({ state }) => state.key ?? []))]
}

async function findDead(queue: JetStreamQueue): Promise<readonly SeenState[]> {
  return (await readStates(queue)).filter(({ state }) => state.phase === 'dead')
}

async function readStates(queue: JetStreamQueue): Promise<readonly SeenState[]> {
  const states = new Map<string, SeenState>()
  const following = await queue.follow('state', '*', (seen) => {
    // What is written anew in the meantime goes to the end.
    states.delete(seen.tail)
    // Only this library writes there.
    states.set(seen.tail, { ...seen, state: JSON.parse(seen.text) as DeliveryState })
  })
  await following.caughtUp
  await following.stop()
  return [...states.values()]
}

function idOf(tail: string): string {
  return tail.split('.')[1] ?? ''
}

function readDelivery(text: string, id: string, tell: (error: unknown) => void): StoredDelivery | undefined {
  try {
    return fromStoredRecord(JSON.parse(text))
  } catch (error) {
    // One that something else has stored must not hide the others.
    tell(unreadableDeadLetter('jetstreamInbox', id, error))
    return undefined
  }
}
