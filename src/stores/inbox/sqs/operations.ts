import { unreadableDeadLetter } from '../failures.js'
import type { EngineOperations } from '../operate.js'
import type { DeadLetter } from '../operations.js'
import { drainMessage, type Envelopes, parseEnvelope } from './envelope.js'
import type { DeadItem, Ledger } from './ledger.js'
import type { InboxQueue } from './queue.js'

/** Settings of {@link operateSqs}. */
export interface OperationSettings {
  readonly ledger: Ledger
  readonly envelopes: Envelopes
  readonly queue: InboxQueue
  report(error: unknown): void
}

/** Implements the inbox operations on the table and the queue. */
export function operateSqs(settings: OperationSettings): Omit<EngineOperations, 'onError'> {
  const { ledger, queue } = settings
  return {
    async depth() {
      const [{ visible, hidden }, parked, dead] = await Promise.all([
        queue.count(),
        ledger.countParked(),
        ledger.countDead(),
      ])
      return { waiting: visible + parked, active: hidden, dead }
    },
    async readDead(limit, matches) {
      const letters: DeadLetter[] = []
      for await (const item of ledger.dead()) {
        const letter = await readLetter(settings, item)
        if (letter !== undefined && matches(letter)) letters.push(letter)
        if (letters.length >= limit) break
      }
      return letters
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
    const key = item.holds ? (await readLetter(settings, item))?.delivery.key : undefined
    if (key !== undefined) keys.add(key)
  }
  return [...keys]
}

async function readLetter({ envelopes, report }: OperationSettings, item: DeadItem): Promise<DeadLetter | undefined> {
  const { id, attempts, failedAt, reason } = item
  try {
    const envelope = parseEnvelope(item.body)
    if (envelope === 'drain') throw new TypeError('it has no delivery')
    return { delivery: await envelopes.read(envelope), attempts, failedAt, reason }
  } catch (error) {
    // A dead letter that cannot be read must not hide the others.
    report(unreadableDeadLetter('sqsInbox', id, error))
    return undefined
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
  const { ledger, queue, envelopes, report } = settings
  const item = await ledger.findDead(id)
  if (item === undefined) return false
  const { body, group, holds, deadKey } = item
  const isDecided = await ledger.decide(id, deadKey, decision)
  if (isDecided && decision === 'redrive') {
    // Before all that has waited behind it.
    if (holds) await ledger.park(group, '0', id, body)
    else await queue.send(body, group, `${id}:${deadKey.slice(0, 15)}`)
  }
  if (holds && (await ledger.startDraining(group, id))) await queue.send(drainMessage, group, crypto.randomUUID())
  if (decision === 'discard') await removeBody(envelopes, body).catch(report)
  return ledger.removeDead(item)
}

async function removeBody(envelopes: Envelopes, body: string): Promise<void> {
  const envelope = parseEnvelope(body)
  if (envelope !== 'drain') await envelopes.remove(envelope)
}
