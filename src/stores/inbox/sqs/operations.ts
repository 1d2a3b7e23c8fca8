import { unreadableDeadLetter } from '../failures.js'
import type { EngineOperations } from '../operating/operate.js'
import type { DeadLetter, InboxDepth } from '../operating/operations.js'
import { type EngineSubjects, eraseEach } from '../operating/subjects.js'
import type { Contents } from './contents.js'
import { type DeadItem, sendDrain } from './dead-letters.js'
import { parseEnvelope } from './envelope.js'
import type { Ledger } from './ledger.js'
import type { InboxQueue } from './queue.js'
import { longestWaitMs } from './table.js'

/** Settings of {@link operateSqs}. */
export interface OperationSettings {
  readonly ledger: Ledger
  readonly contents: Contents
  readonly queue: InboxQueue
  readonly retentionMs: number
  report(error: unknown): void
}

/** Implements the inbox operations on the table and the queue. */
export function operateSqs(settings: OperationSettings): Omit<EngineOperations, 'onError'> {
  const { ledger, queue } = settings
  return {
    async depth() {
      const [{ visible, hidden }, parked, drains, dead] = await Promise.all([
        queue.count(),
        ledger.countParked(),
        ledger.countDrains(),
        ledger.countDead(),
      ])
      // While a line is emptied, the message that asks for it is hidden, and the delivery in flight is the first one of the line.
      return { waiting: Math.max(visible + parked - drains, 0), active: hidden, dead }
    },
    async *dead() {
      for await (const item of ledger.dead()) {
        const letter = await readLetter(settings, item)
        if (letter !== undefined) yield letter
      }
    },
    redrive: (ids) => decideAll(settings, ids, 'redrive'),
    discard: (ids) => decideAll(settings, ids, 'discard'),
    oldest: async () => ({ deadSince: await ledger.oldestDead() }),
  }
}

/** The keys that dead letters hold. */
export async function heldKeys(settings: OperationSettings): Promise<readonly string[]> {
  const keys = new Set<string>()
  for await (const item of settings.ledger.dead()) {
    const letter = item.holds ? await readLetter(settings, item) : undefined
    if (letter instanceof Error) settings.report(letter)
    else if (letter?.delivery.key !== undefined) keys.add(letter.delivery.key)
  }
  return [...keys]
}

/** @returns `undefined` if it was erased */
async function readLetter({ contents }: OperationSettings, item: DeadItem): Promise<DeadLetter | Error | undefined> {
  const { id, attempts, failedAt, reason } = item
  try {
    const envelope = parseEnvelope(item.body)
    if (envelope === 'drain') throw new TypeError('it has no delivery')
    const delivery = await contents.read(envelope)
    return delivery && { delivery, attempts, failedAt, reason }
  } catch (error) {
    return unreadableDeadLetter('sqsInbox', id, error)
  }
}

type Decision = 'redrive' | 'discard'

async function decideAll(settings: OperationSettings, ids: readonly string[], decision: Decision): Promise<number> {
  let changed = 0
  for (const id of new Set(ids)) if (await decide(settings, id, decision)) changed++
  return changed
}

/**
 * Each step can be repeated, and the dead letter is removed last: an operator whose process dies decides again.
 *
 * @returns whether it was a dead letter, and no other operator was first
 */
async function decide(settings: OperationSettings, id: string, decision: Decision): Promise<boolean> {
  const { ledger, queue, contents, report } = settings
  const item = await ledger.findDead(id)
  if (item === undefined) return false
  const { body, group, holds, deadKey } = item
  const isDecided = await ledger.decide(id, deadKey, decision)
  if (isDecided && decision === 'redrive') {
    // Before all that has waited behind it.
    if (holds) await ledger.park(group, '0', id, body)
    else await queue.send(body, group, `${id}:${deadKey.slice(0, 15)}`)
  }
  if (holds && (await ledger.startDraining(group, id))) await sendDrain(ledger, queue, group)
  const envelope = parseEnvelope(body)
  if (decision === 'discard' && envelope !== 'drain') await contents.remove(envelope).catch(report)
  return ledger.removeDead(deadKey)
}

/** Finds and erases what is stored about a person. */
export function openSubjects(settings: OperationSettings): EngineSubjects {
  const { ledger, queue, contents, retentionMs } = settings
  const stateOf = async (id: string) => {
    const known = await ledger.find(id)
    // Its worker died after it was handled.
    return known === 'done' ? 'waiting' : known.state
  }

  /** Each step can be repeated, and the content is removed last: if this process dies, the next erasure finds it. */
  const eraseOne = async (id: string): Promise<keyof InboxDepth | undefined> => {
    // Its message may be there for that long.
    const expiresAt = Date.now() + longestWaitMs + retentionMs
    const known = await ledger.erase(id, expiresAt)
    const dead = await ledger.findDead(id)
    if (dead !== undefined) {
      if (await ledger.release(dead.group, id)) await sendDrain(ledger, queue, dead.group)
      await ledger.removeDead(dead.deadKey)
    }
    const wasThere = await contents.clear(id, expiresAt)
    if (known === 'done') return wasThere ? 'waiting' : undefined
    // It may be visible already: its key waits for no longer than its retry.
    if (known.receipt !== '') await queue.hide(known.receipt, 0).catch(() => {})
    return known.state
  }

  return {
    async find(subject) {
      const found: { readonly id: string; readonly state: keyof InboxDepth }[] = []
      for (const id of await contents.find(subject)) found.push({ id, state: await stateOf(id) })
      return found
    },
    erase: (ids) => eraseEach(ids, eraseOne),
    async read(ids) {
      const records = ids.map(async (id) => {
        const delivery = await contents.read({ id, keyed: false, content: true }).catch(settings.report)
        return delivery ? [{ state: await stateOf(id), delivery }] : []
      })
      return (await Promise.all(records)).flat()
    },
  }
}
