import { macVendor } from './table/mac-vendor.js'

/** Cronofy: changes of calendars, and of scheduling requests. The secret is the client secret of the application. */
export const cronofy = macVendor({
  name: 'cronofy',
  title: 'Cronofy',
  strength: 'signed',
  source: 'https://docs.cronofy.com/developers/api/push-notifications/',
  verifiedOn: '2026-11-22',
  evidence: 'library',
  library: 'cronofy',
  signature: { header: 'Cronofy-HMAC-SHA256', separator: ',', encoding: 'base64' },
  event: { field: 'notification.type' },
  sampleEvent: 'change',
})
