import type { Documented } from '../evidence.js'

// The example `r4-notification-id-only` of HL7's Subscriptions R5 Backport (CC0), in short.
const parameter = [
  { name: 'subscription', valueReference: { reference: 'https://example.org/fhir/Subscription/admission' } },
  { name: 'status', valueCode: 'active' },
  { name: 'type', valueCode: 'event-notification' },
  { name: 'events-since-subscription-start', valueString: '2' },
  { name: 'notification-event', part: [{ name: 'event-number', valueString: '2' }] },
]

export const documented: Documented = {
  secret: 'secret-secret-secret-secret',
  body: JSON.stringify({
    resourceType: 'Bundle',
    type: 'history',
    entry: [{ resource: { resourceType: 'Parameters', parameter } }],
  }),
  event: 'event',
  // As `Subscription.channel.header` has it in the examples.
  sign: ({ secret }) => ({ headers: { authorization: `Bearer ${secret}` } }),
}
