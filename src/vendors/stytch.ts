import type { StytchPayloads } from './payloads/stytch.js'
import type { WithPayloads } from './table/define-vendor.js'
import { standardVendor } from './table/standard-vendor.js'

export type { StytchPayloads } from './payloads/stytch.js'

const events = [
  'DASHBOARD.member.CREATE',
  'DASHBOARD.member.DELETE',
  'DASHBOARD.member.UPDATE',
  'DASHBOARD.organization.CREATE',
  'DASHBOARD.organization.DELETE',
  'DASHBOARD.organization.UPDATE',
  'DIRECT.member.CREATE',
  'DIRECT.member.DELETE',
  'DIRECT.member.UPDATE',
  'DIRECT.organization.CREATE',
  'DIRECT.organization.DELETE',
  'DIRECT.organization.UPDATE',
  'SCIM.member.CREATE',
  'SCIM.member.DELETE',
  'SCIM.member.UPDATE',
] as const satisfies readonly (keyof StytchPayloads)[]

const preset = standardVendor({
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
  events,
  id: { header: 'svix-id' },
})

/**
 * Stytch: organizations, members and sessions. The event name is source, object and action:
 * `DIRECT.organization.CREATE`.
 */
export const stytch = preset as unknown as WithPayloads<typeof preset, StytchPayloads>
