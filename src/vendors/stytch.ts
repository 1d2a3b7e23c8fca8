import { standardVendor } from './table/standard-vendor.js'

/**
 * Stytch: organizations, members and sessions. The event name is source, object and action:
 * `DIRECT.organization.CREATE`.
 */
export const stytch = standardVendor({
  name: 'stytch',
  title: 'Stytch',
  strength: 'signed with time',
  source: 'https://stytch.com/docs/b2b/guides/webhooks',
  verifiedOn: '2026-11-28',
  evidence: 'library',
  library: 'svix',
  headerPrefix: 'svix-',
  event: [{ field: 'source' }, { field: 'object_type' }, { field: 'action' }],
  sampleEvent: 'DIRECT.organization.CREATE',
  id: { header: 'svix-id' },
})
