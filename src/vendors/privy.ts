import { standardVendor } from './table/standard-vendor.js'

/** Privy: users, wallets and transactions. */
export const privy = standardVendor({
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
  id: { header: 'svix-id' },
})
