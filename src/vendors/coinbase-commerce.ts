import { macVendor } from './table/mac-vendor.js'

/** Coinbase Commerce: charges. */
export const coinbaseCommerce = macVendor({
  name: 'coinbase-commerce',
  title: 'Coinbase Commerce',
  strength: 'signed',
  source: 'https://docs.cdp.coinbase.com/commerce-onchain/docs/webhooks-security',
  verifiedOn: '2026-11-22',
  evidence: 'library',
  library: 'coinbase-commerce-node',
  signature: { header: 'X-CC-Webhook-Signature' },
  event: { field: 'event.type' },
  sampleEvent: 'charge:confirmed',
  id: { field: 'event.id' },
})
