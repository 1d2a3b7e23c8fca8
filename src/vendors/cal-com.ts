import { macVendor } from './table/mac-vendor.js'

/** Cal.com: bookings, meetings and forms. Without a secret, Cal.com sends a fixed text in place of a signature, which is refused. */
export const calCom = macVendor({
  name: 'cal-com',
  title: 'Cal.com',
  strength: 'signed',
  source: 'https://cal.com/docs/developing/guides/automation/webhooks',
  verifiedOn: '2026-11-22',
  evidence: 'documented',
  signature: { header: 'X-Cal-Signature-256' },
  event: { field: 'triggerEvent' },
  sampleEvent: 'BOOKING_CREATED',
})
