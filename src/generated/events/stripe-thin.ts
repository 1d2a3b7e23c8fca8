// Completed by `npm run payloads` from stripe 23.1.0 on 2026-11-22.

/**
 * The names of Stripe's thin events about accounts and endpoints: `Stripe.V2.Core.Event['type']`. Thin events of other products,
 * and thin forms of snapshot events, go under `onOther`.
 *
 * @see https://docs.stripe.com/event-destinations#thin-events
 */
export const stripeThinEventNames = [
  'v2.core.account.closed',
  'v2.core.account.created',
  'v2.core.account.updated',
  'v2.core.account[configuration.customer].capability_status_updated',
  'v2.core.account[configuration.customer].updated',
  'v2.core.account[configuration.merchant].capability_status_updated',
  'v2.core.account[configuration.merchant].updated',
  'v2.core.account[configuration.recipient].capability_status_updated',
  'v2.core.account[configuration.recipient].updated',
  'v2.core.account[defaults].updated',
  'v2.core.account[future_requirements].updated',
  'v2.core.account[identity].updated',
  'v2.core.account[requirements].updated',
  'v2.core.account_link.returned',
  'v2.core.account_person.created',
  'v2.core.account_person.deleted',
  'v2.core.account_person.updated',
  'v2.core.event_destination.ping',
] as const
