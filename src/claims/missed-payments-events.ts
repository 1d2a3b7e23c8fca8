import type { MaybePromise } from '../base/maybe-promise.js'
import { requireFunction, requireKnown, requireObject } from '../base/options.js'
import type { PaymentsEvents } from '../clients/payments/calls.js'
import type { PaymentsEvent } from '../styles/payments.js'
import type { Claim, ResendingSource } from './claim-source.js'

/** Options of {@link missedPaymentsEvents}. */
export interface MissedPaymentsEventsOptions {
  /** The calls about events: what `paymentsEvents` of `webhook-receiver/clients` returns. */
  readonly events: Pick<PaymentsEvents, 'list' | 'resend'>
  /** Whether an event has not arrived, such as for want of its id in your records. */
  readonly isMissing: (event: PaymentsEvent) => MaybePromise<boolean>
  /** The webhooks that it is sent to again. @default all that it was sent to */
  readonly webhookIds?: readonly string[]
}

/**
 * The payments events that have not arrived: the provider keeps all events and does not say which it could not deliver, so
 * that you decide which are missing, and is asked to send these again (specification, section 4.4).
 *
 * @throws {TypeError} which option is wrong
 *
 * @example
 * const events = paymentsEvents({ baseUrl: 'https://api.paypal.com', token: accessToken })
 * const source = missedPaymentsEvents({ events, isMissing: async ({ id }) => !(await isBooked(id)) })
 */
export function missedPaymentsEvents(options: MissedPaymentsEventsOptions): ResendingSource {
  requireObject(options, 'missedPaymentsEvents: options')
  requireKnown(options, { events: 1, isMissing: 1, webhookIds: 1 }, 'missedPaymentsEvents')
  const { events, isMissing, webhookIds } = options
  requireObject(events, 'missedPaymentsEvents: events', 'what paymentsEvents returns')
  requireFunction(events.list, 'missedPaymentsEvents: events.list')
  requireFunction(events.resend, 'missedPaymentsEvents: events.resend')
  requireFunction(isMissing, 'missedPaymentsEvents: isMissing')

  return {
    resends: true,
    async page(_, { since, signal }) {
      const claims: Claim[] = []
      for await (const event of events.list({ startTime: Math.max(0, Math.floor(since)), signal })) {
        if (!(await isMissing(event))) continue
        claims.push({
          id: event.id,
          storedAt: undefined,
          async take(aborting) {
            await events.resend(event.id, { signal: aborting, ...(webhookIds !== undefined && { webhookIds }) })
            return undefined
          },
        })
      }
      return { claims, next: undefined }
    },
  }
}
