import { macVendor } from './table/mac-vendor.js'

/** Calendly: invitees and routing forms, such as `invitee.created`. */
export const calendly = macVendor({
  name: 'calendly',
  title: 'Calendly',
  strength: 'signed with time',
  source: 'https://developer.calendly.com/api-docs/overview/webhooks/webhook-signatures',
  verifiedOn: '2026-11-22',
  evidence: 'documented',
  signature: { header: 'Calendly-Webhook-Signature', separator: ',', timestamp: 't', signature: 'v1' },
  message: '{time}.{body}',
  time: { toleranceSeconds: 180 },
  event: { field: 'event' },
  sampleEvent: 'invitee.created',
})
