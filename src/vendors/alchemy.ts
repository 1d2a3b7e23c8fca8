import { macVendor } from './table/mac-vendor.js'

/** Alchemy: activity of addresses, NFTs and contracts. The event name is the type of the webhook: `ADDRESS_ACTIVITY`. */
export const alchemy = macVendor({
  name: 'alchemy',
  title: 'Alchemy',
  strength: 'signed',
  source: 'https://www.alchemy.com/docs/reference/notify-api-quickstart',
  verifiedOn: '2026-11-22',
  evidence: 'documented',
  signature: { header: 'X-Alchemy-Signature' },
  event: { field: 'type' },
  sampleEvent: 'ADDRESS_ACTIVITY',
  id: { field: 'id' },
})
