import type { MaybePromise } from '../../core/base/maybe-promise.js'
import { checkOptions, optional, requireFunction, requireFunctions, requireList } from '../../core/base/options.js'
import type { PaymentsEvent } from '../../vendors/styles/payments.js'
import type { PaymentsEvents } from '../payments/types.js'
import type { MissedDelivery, RedeliverySource } from './missed-source.js'

/** Options of {@link missedPaymentsEvents}. */
export interface MissedPaymentsEventsOptions {
  /** The client, made by `paymentsEvents` of `webhook-receiver/clients`. */
  readonly events: Pick<PaymentsEvents, 'list' | 'resend'>
  /** Returns whether an event is missing, for example because its id is not in your database. */
  readonly isMissing: (event: PaymentsEvent) => MaybePromise<boolean>
  /** The ids of the webhooks to deliver to. @default all webhooks of the event */
  readonly webhookIds?: readonly string[]
}

/**
 * Requests redeliveries of payments events that have not arrived (specification, section 4.4).
 *
 * The provider stores all events but does not list failed deliveries, so `isMissing` decides.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * const events = paymentsEvents({ baseUrl: 'https://api.paypal.com', token: accessToken })
 * const source = missedPaymentsEvents({ events, isMissing: async ({ id }) => !(await isBooked(id)) })
 */
export function missedPaymentsEvents(options: MissedPaymentsEventsOptions): RedeliverySource {
  checkOptions(options, 'missedPaymentsEvents', {
    events: (value, option) => requireFunctions(value, ['list', 'resend'], option),
    isMissing: requireFunction,
    webhookIds: optional(requireList),
  })
  const { events, isMissing, webhookIds } = options

  return {
    redelivers: true,
    async page(_, { since, signal }) {
      const missed: MissedDelivery[] = []
      for await (const event of events.list({ startTime: Math.max(0, Math.floor(since)), signal })) {
        if (!(await isMissing(event))) continue
        missed.push({
          id: event.id,
          storedAt: undefined,
          async collect(aborting) {
            await events.resend(event.id, { signal: aborting, ...(webhookIds !== undefined && { webhookIds }) })
            return undefined
          },
        })
      }
      return { missed, next: undefined }
    },
  }
}
