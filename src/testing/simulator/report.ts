import type { ReceiptOutcome } from '../../receiver/receipt.js'
import type { FaultName } from './faults.js'
import type { AttemptAnswer } from './profile.js'

/** Whether the provider still sends: `gone` after an answer that ends it at once, `unhealthy` after too many failures. */
export type SubscriptionState = 'active' | 'gone' | 'unhealthy'

/**
 * What became of a delivery.
 *
 * `dropped`: an answer after which this provider does not try again. `exhausted`: its retries were used up. `parked`: it
 * is stored to be fetched; `collected`: it was fetched; `expired`: it was not, in time. `cancelled`: the subscription
 * had ended.
 */
export type DeliveryState =
  | 'under_way'
  | 'delivered'
  | 'dropped'
  | 'exhausted'
  | 'parked'
  | 'collected'
  | 'expired'
  | 'cancelled'

/** One attempt, as its sender saw it. */
export interface AttemptReport {
  /** Milliseconds since 1970. */
  readonly startedAt: number
  readonly answer: AttemptAnswer
  /** How long the answer took, in milliseconds. */
  readonly tookMs: number
  readonly faults: readonly FaultName[]
  /** How the receipt ended and its error code, where the receiver is in this process. */
  readonly outcome?: ReceiptOutcome
  readonly code?: string
}

/** A request beside the genuine ones, whose answer the provider does not see. */
export interface CopyReport {
  readonly kind: 'duplicate' | 'concurrent' | 'tamper' | 'truncate' | 'notice'
  /** The index of the delivery that it is a copy of. */
  readonly delivery: number
  readonly answer: AttemptAnswer
  readonly outcome?: ReceiptOutcome
  readonly code?: string
}

/** One delivery and all that happened to it. */
export interface DeliveryReport<Event = unknown> {
  readonly id: string
  /** Its place among all deliveries, from 0. */
  readonly index: number
  readonly channel: string
  /** Its number in its channel, from 1. */
  readonly number: number
  readonly event: Event
  readonly state: DeliveryState
  readonly attempts: readonly AttemptReport[]
}

/** What a simulator did, as plain data. */
export interface SimulatorReport<Event = unknown> {
  readonly subscription: SubscriptionState
  readonly deliveries: readonly DeliveryReport<Event>[]
  readonly copies: readonly CopyReport[]
  /** How many attempts were made, without copies. */
  readonly sent: number
  /** How many of them were retries. */
  readonly retried: number
  /** How many attempts were answered how. */
  readonly answered: Readonly<Partial<Record<string, number>>>
  /** How many deliveries ended how. */
  readonly states: Readonly<Record<DeliveryState, number>>
  /** How many attempts had each fault. */
  readonly faults: Readonly<Partial<Record<FaultName, number>>>
  /** Changed copies that were answered 2XX: a receiver whose proof covers what was changed accepts none. */
  readonly forgeriesAccepted: number
}

/** Puts together what is counted. */
export function toReport<Event>(
  subscription: SubscriptionState,
  deliveries: readonly DeliveryReport<Event>[],
  copies: readonly CopyReport[],
): SimulatorReport<Event> {
  const attempts = deliveries.flatMap((delivery) => delivery.attempts)
  const states = {
    under_way: 0,
    delivered: 0,
    dropped: 0,
    exhausted: 0,
    parked: 0,
    collected: 0,
    expired: 0,
    cancelled: 0,
    ...count(deliveries.map(({ state }) => state)),
  }
  return {
    subscription,
    deliveries,
    copies: [...copies],
    sent: attempts.length,
    retried: deliveries.reduce((sum, delivery) => sum + Math.max(0, delivery.attempts.length - 1), 0),
    answered: count(attempts.map(({ answer }) => String(answer))),
    states,
    faults: count(attempts.flatMap(({ faults }) => faults)),
    forgeriesAccepted: copies.filter(isAcceptedForgery).length,
  }
}

function isAcceptedForgery({ kind, answer }: CopyReport): boolean {
  return (kind === 'tamper' || kind === 'truncate') && Number(answer) >= 200 && Number(answer) < 300
}

function count<Name extends string>(names: readonly Name[]): Partial<Record<Name, number>> {
  const counts: Partial<Record<Name, number>> = {}
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1
  return counts
}
