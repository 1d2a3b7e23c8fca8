import { standardVendor } from './table/standard-vendor.js'

/** Loops: contacts, mailing lists and emails. The event name is `eventName`: `email.delivered`. */
export const loops = standardVendor({
  name: 'loops',
  title: 'Loops',
  strength: 'signed with time',
  source: 'https://loops.so/docs/webhooks',
  verifiedOn: '2026-11-28',
  evidence: 'documented',
  headerPrefix: 'webhook-',
  event: { field: 'eventName' },
  sampleEvent: 'email.delivered',
  id: { header: 'webhook-id' },
})
