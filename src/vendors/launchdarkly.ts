import { macVendor } from './table/mac-vendor.js'

/**
 * LaunchDarkly: entries of the audit log. The event name is the kind of resource: `flag`. Only webhooks with "Sign this
 * webhook" have a signature.
 */
export const launchdarkly = macVendor({
  name: 'launchdarkly',
  title: 'LaunchDarkly',
  strength: 'signed',
  source: 'https://launchdarkly.com/docs/home/infrastructure/webhooks',
  verifiedOn: '2026-11-27',
  evidence: 'documented',
  signature: { header: 'X-LD-Signature' },
  event: { field: 'kind' },
  sampleEvent: 'flag',
  id: { field: '_id' },
})
