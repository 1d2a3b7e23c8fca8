import type { SupabasePayloads } from './payloads/supabase.js'
import type { WithPayloads } from './table/define-vendor.js'
import { standardVendor } from './table/standard-vendor.js'

export type { SupabasePayloads } from './payloads/supabase.js'

const events = ['hook'] as const satisfies readonly (keyof SupabasePayloads)[]

const preset = standardVendor({
  name: 'supabase',
  title: 'Supabase Auth Hooks',
  strength: 'signed with time',
  source: 'https://github.com/supabase/supabase/blob/master/apps/docs/content/guides/auth/auth-hooks.mdx',
  verifiedOn: '2026-11-22',
  evidence: 'library',
  library: 'standardwebhooks',
  headerPrefix: 'webhook-',
  secretEncoding: 'v1,whsec',
  event: { text: 'hook' },
  sampleEvent: 'hook',
  events,
  id: { header: 'webhook-id' },
  ackSeconds: 5,
  retries: { count: 2, hours: 1, after: [429, 503, 'timeout'] },
})

/**
 * Supabase: auth hooks over HTTP. The hooks name no event: every one is `hook`, and the URL says which it is.
 *
 * Supabase waits for the answer of your handler: return it with `reply`. Database webhooks are not signed.
 */
export const supabase = preset as unknown as WithPayloads<typeof preset, SupabasePayloads>
