import { clerkEvents } from '../generated/events/clerk.js'
import type { ClerkPayloads } from '../generated/payloads/clerk.js'
import type { WithPayloads } from './table/define-vendor.js'
import { standardVendor } from './table/standard-vendor.js'

export type { ClerkPayloads } from '../generated/payloads/clerk.js'

const preset = standardVendor({
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
  events: clerkEvents,
  id: { header: 'svix-id' },
})

/** Clerk: changes of users, sessions and organizations. */
export const clerk = preset as unknown as WithPayloads<typeof preset, ClerkPayloads>
