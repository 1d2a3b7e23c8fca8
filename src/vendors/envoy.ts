import { macVendor } from './table/mac-vendor.js'

/**
 * Envoy: visitors, employees and entries. The event name is `meta.event`: `entry_sign_in`. The secret is the client
 * secret of the app.
 */
export const envoy = macVendor({
  name: 'envoy',
  title: 'Envoy',
  strength: 'signed',
  source: 'https://developers.envoy.com/hub/docs/validating-webhooks',
  verifiedOn: '2026-11-28',
  evidence: 'documented',
  signature: { header: 'X-Envoy-Signature', encoding: 'base64' },
  event: { field: 'meta.event' },
  sampleEvent: 'entry_sign_in',
})
