import type { LaunchdarklyPayloads } from './payloads/launchdarkly.js'
import type { WithPayloads } from './table/define-vendor.js'
import { macVendor } from './table/mac-vendor.js'

export type { LaunchdarklyPayloads } from './payloads/launchdarkly.js'

const events = [
  'environment',
  'experiment',
  'flag',
  'integration',
  'member',
  'metric',
  'project',
  'role',
  'segment',
  'team',
  'token',
  'webhook',
] as const satisfies readonly (keyof LaunchdarklyPayloads)[]

const preset = macVendor({
  name: 'launchdarkly',
  title: 'LaunchDarkly',
  strength: 'signed',
  source: 'https://launchdarkly.com/docs/home/infrastructure/webhooks',
  verifiedOn: '2026-11-27',
  evidence: 'documented',
  signature: { header: 'X-LD-Signature' },
  event: { field: 'kind' },
  sampleEvent: 'flag',
  events,
  id: { field: '_id' },
})

/**
 * LaunchDarkly: entries of the audit log. The event name is the kind of resource: `flag`. Only webhooks with "Sign this
 * webhook" have a signature.
 */
export const launchdarkly = preset as unknown as WithPayloads<typeof preset, LaunchdarklyPayloads>
