import type { AlchemyPayloads } from './payloads/alchemy.js'
import type { WithPayloads } from './table/define-vendor.js'
import { macVendor } from './table/mac-vendor.js'

export type { AlchemyPayloads } from './payloads/alchemy.js'

const events = [
  'ADDRESS_ACTIVITY',
  'DROPPED_TRANSACTION',
  'GRAPHQL',
  'MINED_TRANSACTION',
  'NFT_ACTIVITY',
  'NFT_METADATA_UPDATE',
] as const satisfies readonly (keyof AlchemyPayloads)[]

const preset = macVendor({
  name: 'alchemy',
  title: 'Alchemy',
  strength: 'signed',
  source: 'https://www.alchemy.com/docs/reference/notify-api-quickstart',
  verifiedOn: '2026-11-22',
  evidence: 'documented',
  signature: { header: 'X-Alchemy-Signature' },
  event: { field: 'type' },
  sampleEvent: 'ADDRESS_ACTIVITY',
  events,
  id: { field: 'id' },
})

/** Alchemy: activity of addresses, NFTs and contracts. The event name is the type of the webhook: `ADDRESS_ACTIVITY`. */
export const alchemy = preset as unknown as WithPayloads<typeof preset, AlchemyPayloads>
