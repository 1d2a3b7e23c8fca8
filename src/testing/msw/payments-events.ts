import { notify } from '../../core/base/notify.js'
import { checkOptions, listOf, optional, requireFunction, requireObject } from '../../core/base/options.js'
import { createService, failure, type ServiceOptions, type SimulatedService, serviceChecks } from './service.js'

/** An event that a payments service stores. */
export type StoredEvent = { readonly id: string } & Readonly<Record<string, unknown>>

/** Options of {@link simulatePaymentsEvents}. */
export interface PaymentsEventServiceOptions extends ServiceOptions {
  readonly baseUrl: string
  /** The initially stored events. @default [] */
  readonly events?: readonly StoredEvent[]
  /** Called to redeliver an event, such as `({ id }) => simulator.redeliver(id)`. Its errors are ignored. */
  readonly onResend?: (event: StoredEvent) => unknown
}

/** A service that stores events and redelivers them on request. */
export interface PaymentsEventService extends SimulatedService {
  /** Stores an event, and adds the links to it. */
  add(event: StoredEvent): void
  /** The ids of the redelivered events, in order. */
  readonly resent: readonly string[]
}

/**
 * Simulates the events of a payments service: get, list, resend (specification, section 4.4; responses as PayPal documents
 * them, https://developer.paypal.com/docs/api/webhooks/v1/).
 *
 * @throws {TypeError} if an option is invalid; the message names it
 */
export function simulatePaymentsEvents(options: PaymentsEventServiceOptions): PaymentsEventService {
  checkOptions(options, 'simulatePaymentsEvents', {
    ...serviceChecks,
    events: optional(listOf(requireObject)),
    onResend: optional(requireFunction),
  })
  const events = new Map<string, StoredEvent>()
  const resent: string[] = []
  const find = (id: string, answer: (event: StoredEvent) => Response) => {
    const event = events.get(id)
    return event === undefined ? failure(404, 'there is no such event') : answer(event)
  }
  const resend = (event: StoredEvent) => {
    resent.push(event.id)
    notify(() => options.onResend?.(event))
    return Response.json(event, { status: 202 })
  }

  const service = createService(options.baseUrl, options, [
    {
      method: 'GET',
      path: /^\/v1\/[^/]+\/webhooks-events$/,
      answer: () => Response.json({ events: [...events.values()], count: events.size, links: [] }),
    },
    {
      method: 'GET',
      path: /^\/v1\/[^/]+\/webhooks-events\/([^/]+)$/,
      answer: ([id = '']) => find(id, (event) => Response.json(event)),
    },
    {
      method: 'POST',
      path: /^\/v1\/[^/]+\/webhooks-events\/([^/]+)\/resend$/,
      answer: ([id = '']) => find(id, resend),
    },
  ])
  const add = (event: StoredEvent) => {
    const self = `${service.baseUrl}/v1/notifications/webhooks-events/${encodeURIComponent(event.id)}`
    const links = [
      { href: self, rel: 'self', method: 'GET' },
      { href: `${self}/resend`, rel: 'resend', method: 'POST' },
    ]
    events.set(event.id, { ...event, links })
  }
  for (const event of options.events ?? []) add(event)
  return { ...service, add, resent }
}
