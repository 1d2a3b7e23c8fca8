import { coinbaseCommerceEvents } from '../generated/events/coinbase-commerce.js'
import type { CoinbaseCommercePayloads } from '../generated/payloads/coinbase-commerce.js'
import type { WithPayloads } from './table/define-vendor.js'
import { macVendor } from './table/mac-vendor.js'

export type { CoinbaseCommercePayloads } from '../generated/payloads/coinbase-commerce.js'

const preset = macVendor({
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
  events: coinbaseCommerceEvents,
  id: { field: 'event.id' },
})

/** Coinbase Commerce: charges. */
export const coinbaseCommerce = preset as unknown as WithPayloads<typeof preset, CoinbaseCommercePayloads>
