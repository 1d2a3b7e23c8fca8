import { macVendor } from './table/mac-vendor.js'

/** Airship: events of messages and devices. A request may be a list. */
export const airship = macVendor({
  name: 'airship',
  title: 'Airship',
  strength: 'signed with time',
  source: 'https://docs.airship.com/developer/rest-api/',
  verifiedOn: '2026-11-28',
  evidence: 'documented',
  signature: { header: 'X-UA-Signature' },
  message: '{time}:{body}',
  time: { header: 'X-UA-Timestamp' },
  event: { field: 'type' },
  sampleEvent: 'SEND',
  id: { field: 'id' },
})
