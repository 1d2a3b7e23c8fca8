import type { ReceiptOutcome } from '../../core/receiver/receipt.js'
import type { FaultName } from './faults.js'
import { type AttemptAnswer, matches } from './profile.js'

/** Whether the provider still sends: `gone` after an answer that unsubscribes, `unhealthy` after too many failures. */
export type SubscriptionState = 'active' | 'gone' | 'unhealthy'

/**
 * The state of a delivery.
 *
 * `dropped`: this provider does not retry after the answer. `exhausted`: all retries failed. `parked`: stored to be
 * fetched; `collected`: fetched; `expired`: not fetched in time. `cancelled`: the subscription has ended.
 */
export type DeliveryState =
  | 'in_flight'
  | 'delivered'
  | 'dropped'
  | 'exhausted'
  | 'parked'
  | 'collected'
  | 'expired'
  | 'cancelled'

/** One attempt, as seen by the sender. */
export interface AttemptReport {
  /** Milliseconds since 1970. */
  readonly startedAt: number
  readonly answer: AttemptAnswer
  /** How long the answer took, in milliseconds. */
  readonly tookMs: number
  readonly faults: readonly FaultName[]
  /** The receipt's outcome and error code, if the receiver is in this process. */
  readonly outcome?: ReceiptOutcome
  readonly code?: string
}

/** A request beside the genuine attempts, whose answer the provider does not see. */
export interface CopyReport {
  readonly kind: 'duplicate' | 'concurrent' | 'tamper' | 'truncate' | 'notice'
  /** The index of the copied delivery. */
  readonly delivery: number
  readonly answer: AttemptAnswer
  readonly outcome?: ReceiptOutcome
  readonly code?: string
}

/** One delivery with its attempts. */
export interface DeliveryReport<Event = unknown> {
  readonly id: string
  /** Its index among all deliveries, from 0. */
  readonly index: number
  readonly channel: string
  /** Its number in its channel, from 1. */
  readonly number: number
  readonly event: Event
  readonly state: DeliveryState
  readonly attempts: readonly AttemptReport[]
}

/** The report of a simulator, as plain data. */
export interface SimulatorReport<Event = unknown> {
  readonly subscription: SubscriptionState
  readonly deliveries: readonly DeliveryReport<Event>[]
  readonly copies: readonly CopyReport[]
  /** The number of attempts, without copies. */
  readonly sent: number
  /** The number of retries. */
  readonly retried: number
  /** The number of attempts by answer. */
  readonly answered: Readonly<Partial<Record<string, number>>>
  /** The number of deliveries by state. */
  readonly states: Readonly<Record<DeliveryState, number>>
  /** The number of attempts by fault. */
  readonly faults: Readonly<Partial<Record<FaultName, number>>>
  /** Changed copies that were answered 2XX: 0, if the signature covers the changed part. */
  readonly forgeriesAccepted: number
}

/** Counts attempts and deliveries. */
export function toReport<Event>(
  subscription: SubscriptionState,
  deliveries: readonly DeliveryReport<Event>[],
  copies: readonly CopyReport[],
): SimulatorReport<Event> {
  const attempts = deliveries.flatMap((delivery) => delivery.attempts)
  const states = {
    in_flight: 0,
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
  return (kind === 'tamper' || kind === 'truncate') && matches(answer, ['2XX'])
}

function count<Name extends string>(names: readonly Name[]): Partial<Record<Name, number>> {
  const counts: Partial<Record<Name, number>> = {}
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1
  return counts
}
