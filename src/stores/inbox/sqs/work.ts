import { notify } from '../../../core/base/notify.js'
import type { Claim } from '../../../core/ports/step.js'
import { toReason } from '../failures.js'
import { claimLost } from '../handling/claim.js'
import type { Dispatch } from '../handling/route-by-endpoint.js'
import { type InboxPolicy, policyOf, retryDelayAfter } from '../policy.js'
import type { Contents } from './contents.js'
import { type DeadItem, sendDrain, toDeadKey } from './dead-letters.js'
import { type Envelope, parseEnvelope } from './envelope.js'
import type { Ledger } from './ledger.js'

/** A message in flight. */
export interface InFlight {
  readonly body: string
  readonly group: string
  /** Its place in the queue, which grows. */
  readonly sequence: string
  readonly receipt: string
}

/** What to do with a message: delete it, show it again after a delay, or leave it to its visibility timeout. */
export type Verdict = 'delete' | 'leave' | { readonly againAfterMs: number }

/** Settings of {@link createWork}. */
export interface WorkSettings {
  readonly ledger: Ledger
  readonly contents: Contents
  readonly queue: { send(body: string, group: string, deduplicationId: string): Promise<unknown> }
  readonly policy: Required<InboxPolicy>
}

/** Who handles a message. */
export interface Worker {
  readonly dispatch: Dispatch
  readonly claim: Claim
  /** Whether there is time for one more delivery of a line that moves again. */
  mayContinue(): boolean
}

/** Handles one message at a time of a group, as SQS hands them over. Each result is recorded before its message is deleted. */
export function createWork({ ledger, contents, queue, policy }: WorkSettings) {
  const report = (error: unknown) => notify(() => policy.onError(error))

  /** @returns what to do with the message of a delivery. `delete` if its result is recorded */
  const attempt = async (message: InFlight, envelope: Envelope, worker: Worker): Promise<Verdict> => {
    const { body, group, receipt } = message
    const { id } = envelope
    const claimed = await ledger.claim(id)
    if (claimed.state === 'done') {
      if (envelope.content) await tidy(claimed.deadKey, group, envelope)
      return 'delete'
    }
    if (claimed.state === 'dead') {
      // The worker that gave it up may have died before it wrote the dead letter.
      await bury(toDead(claimed.deadKey, body, envelope, group, claimed), envelope)
      return 'delete'
    }
    const { token, attempts } = claimed
    const fail = async (reason: string, made: number): Promise<Verdict> => {
      const dead = toDead(toDeadKey(Date.now(), id), body, envelope, group, { attempts: made, reason })
      if (!(await ledger.giveUp(id, token, dead))) return lost(id)
      await bury(dead, envelope)
      return 'delete'
    }
    const delivery = await contents.read(envelope).catch((error: Error) => error)
    // It was erased just now.
    if (delivery === undefined) return lost(id)
    const own = policyOf(policy, delivery)
    if (attempts > own.attempts) return fail('its process ended while it was handled', own.attempts)
    try {
      if (delivery instanceof Error) throw delivery
      if (!worker.claim.isCurrent()) throw claimLost()
      await worker.dispatch(delivery, attempts, worker.claim)
    } catch (error) {
      if (attempts >= own.attempts) return fail(toReason(error), attempts)
      // An erasure shows the message again at once, so that its key continues.
      if (envelope.content && !(await ledger.postpone(id, token, receipt))) return lost(id)
      return { againAfterMs: retryDelayAfter(attempts, own) }
    }
    if (!(await ledger.finish(id, token))) return lost(id)
    await contents.remove(envelope).catch(report)
    return 'delete'
  }

  const lost = async (id: string): Promise<Verdict> => {
    // It was erased, or another worker has handled it.
    if ((await ledger.find(id)) === 'done') return 'delete'
    report(claimLost())
    return 'leave'
  }

  const toDead = (
    deadKey: string,
    body: string,
    { id, keyed }: Envelope,
    group: string,
    { attempts, reason }: Pick<DeadItem, 'attempts' | 'reason'>,
  ): DeadItem => ({
    deadKey,
    id,
    body,
    attempts,
    failedAt: Number(deadKey.slice(0, deadKey.indexOf('#'))),
    reason,
    group,
    holds: keyed && policy.onDeadLetter === 'hold',
  })

  const bury = async (dead: DeadItem, envelope: Envelope) => {
    await contents.keep(envelope)
    await ledger.putDead(dead)
    if (dead.holds) await ledger.hold(dead.group, dead.id)
    // It was erased before there was a dead letter to find.
    if (envelope.content && (await ledger.find(dead.id)) === 'done') await tidy(dead.deadKey, dead.group, envelope)
  }

  /** Removes what was written about a delivery after it was erased, or before its worker died. */
  const tidy = async (deadKey: string, group: string, envelope: Envelope) => {
    await contents.remove(envelope)
    if (deadKey === '') return
    if (await ledger.release(group, envelope.id)) await sendDrain(ledger, queue, group)
    await ledger.removeDead(deadKey)
  }

  const park = async ({ body, group, sequence }: InFlight, envelope: Envelope): Promise<Verdict> => {
    await contents.keep(envelope)
    const parked = await ledger.park(group, `1${sequence.padStart(40, '0')}`, envelope.id, body)
    // The line may have moved on meanwhile, if this worker was frozen.
    if ((await ledger.holdOf(group)) !== undefined) return 'delete'
    await ledger.unpark(parked)
    return { againAfterMs: 0 }
  }

  /** Handles the line behind a dead letter that an operator decided about. Only the worker with the drain message does it. */
  const drain = async (message: InFlight, worker: Worker): Promise<Verdict> => {
    const { group } = message
    for (let isFirst = true; ; isFirst = false) {
      const hold = await ledger.holdOf(group)
      const next = await ledger.firstParked(group)
      if (hold?.state === 'held' || (hold === undefined && next === undefined)) {
        await ledger.removeDrain(group)
        return 'delete'
      }
      if (next === undefined) {
        // Looks again afterwards, for a delivery that was parked in between.
        await ledger.endDraining(group)
        continue
      }
      if (hold === undefined) await ledger.startDraining(group, '')
      if (!isFirst && !worker.mayContinue()) return { againAfterMs: 0 }
      const envelope = parseEnvelope(next.body)
      if (envelope !== 'drain') {
        const verdict = await attempt({ ...message, body: next.body }, envelope, worker)
        if (verdict !== 'delete') return verdict
      }
      await ledger.unpark(next)
    }
  }

  /** Handles a message. It never rejects: after an error the message is shown again after its visibility timeout. */
  return async (message: InFlight, worker: Worker): Promise<Verdict> => {
    const { body, group } = message
    try {
      const envelope = parseEnvelope(body)
      if (envelope === 'drain') return await drain(message, worker)
      const hold = envelope.keyed ? await ledger.holdOf(group) : undefined
      // A worker that died, or an erasure, left a dead letter that holds itself.
      const holdsItself = hold?.state === 'held' && hold.by === envelope.id
      if (hold !== undefined && !holdsItself) return await park(message, envelope)
      return await attempt(message, envelope, worker)
    } catch (error) {
      report(error)
      return 'leave'
    }
  }
}

/** Handles a message. */
export type Work = ReturnType<typeof createWork>
