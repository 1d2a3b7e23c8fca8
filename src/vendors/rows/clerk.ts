import { standardVendor } from '../table/standard-vendor.js'

/** Clerk: changes of users, sessions and organizations. */
export const clerk = standardVendor({
  name: 'clerk',
  title: 'Clerk',
  strength: 'signed with time',
  source: 'https://clerk.com/docs/guides/development/webhooks/syncing',
  verifiedOn: '2026-11-22',
  evidence: 'library',
  library: '@clerk/backend',
  headerPrefix: 'svix-',
  event: { field: 'type' },
  sampleEvent: 'user.created',
  id: { header: 'svix-id' },
})
