import { privyEvents } from '../generated/events/privy.js'
import type { PrivyPayloads } from '../generated/payloads/privy.js'
import type { WithPayloads } from './table/define-vendor.js'
import { standardVendor } from './table/standard-vendor.js'

export type { PrivyPayloads } from '../generated/payloads/privy.js'

const preset = standardVendor({
  name: 'privy',
  title: 'Privy',
  strength: 'signed with time',
  source: 'https://github.com/privy-io/node-sdk',
  verifiedOn: '2026-11-22',
  evidence: 'library',
  library: '@privy-io/node',
  headerPrefix: 'svix-',
  event: { field: 'type' },
  sampleEvent: 'user.created',
  events: privyEvents,
  id: { header: 'svix-id' },
})

/** Privy: users, wallets and transactions. */
export const privy = preset as unknown as WithPayloads<typeof preset, PrivyPayloads>
