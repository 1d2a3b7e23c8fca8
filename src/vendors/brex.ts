import { standardVendor } from './table/standard-vendor.js'

/** Brex: transfers, referrals, expenses and users. The event name is `event_type`: `TRANSFER_PROCESSED`. */
export const brex = standardVendor({
  name: 'brex',
  title: 'Brex',
  strength: 'signed with time',
  source: 'https://developer.brex.com/docs/webhooks/',
  verifiedOn: '2026-11-28',
  evidence: 'documented',
  headerPrefix: 'webhook-',
  secretEncoding: 'base64',
  event: { field: 'event_type' },
  sampleEvent: 'TRANSFER_PROCESSED',
  id: { header: 'webhook-id' },
})
