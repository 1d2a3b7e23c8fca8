import { coinbaseCdpEvents } from '../generated/events/coinbase-cdp.js'
import type { CoinbaseCdpPayloads } from '../generated/payloads/coinbase-cdp.js'
import type { WithPayloads } from './table/define-vendor.js'
import { macVendor } from './table/mac-vendor.js'

export type { CoinbaseCdpPayloads } from '../generated/payloads/coinbase-cdp.js'

const preset = macVendor({
  name: 'coinbase-cdp',
  title: 'Coinbase Developer Platform',
  strength: 'signed with time',
  source: 'https://docs.cdp.coinbase.com/webhooks/verify-signatures',
  verifiedOn: '2026-11-22',
  evidence: 'documented',
  signature: { header: 'X-Hook0-Signature', separator: ',', timestamp: 't', listed: 'h', signature: 'v1' },
  message: '{time}.{listed:x-event-id,x-event-type}.{body}',
  time: {},
  event: { header: 'X-Event-Type' },
  sampleEvent: 'wallet.activity.detected',
  events: coinbaseCdpEvents,
  id: { header: 'X-Event-Id' },
})

/** Coinbase Developer Platform: wallets, transfers, onramp and onchain activity. Coinbase Commerce is another row. */
export const coinbaseCdp = preset as unknown as WithPayloads<typeof preset, CoinbaseCdpPayloads>
