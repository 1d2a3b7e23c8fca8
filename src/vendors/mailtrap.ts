import { macVendor } from './table/mac-vendor.js'

/** Mailtrap: the fate of emails. Choose JSON as the payload format of the webhook: JSON Lines are refused. */
export const mailtrap = macVendor({
  name: 'mailtrap',
  title: 'Mailtrap',
  strength: 'signed',
  source: 'https://docs.mailtrap.io/email-api-smtp/advanced/webhooks',
  verifiedOn: '2026-11-22',
  evidence: 'library',
  untyped: 'not found',
  library: 'mailtrap',
  signature: { header: 'Mailtrap-Signature' },
  items: 'events',
  event: { field: 'event' },
  sampleEvent: 'delivery',
  id: { field: 'event_id' },
})
