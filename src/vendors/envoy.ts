import type { EnvoyPayloads } from './payloads/envoy.js'
import type { WithPayloads } from './table/define-vendor.js'
import { macVendor } from './table/mac-vendor.js'

export type { EnvoyPayloads } from './payloads/envoy.js'

const events = [
  'employee_entry_sign_in',
  'employee_entry_sign_out',
  'employee_invite_created',
  'employee_invite_removed',
  'employee_invite_updated',
  'employee_upcoming_visit',
  'entry_blacklist_deny',
  'entry_blacklist_review',
  'entry_sign_in',
  'entry_sign_out',
  'invite_created',
  'invite_removed',
  'invite_updated',
  'qr_code_sent',
  'upcoming_visit',
] as const satisfies readonly (keyof EnvoyPayloads)[]

const preset = macVendor({
  name: 'envoy',
  title: 'Envoy',
  strength: 'signed',
  source: 'https://developers.envoy.com/hub/docs/validating-webhooks',
  verifiedOn: '2026-11-28',
  evidence: 'documented',
  signature: { header: 'X-Envoy-Signature', encoding: 'base64' },
  event: { field: 'meta.event' },
  sampleEvent: 'entry_sign_in',
  events,
})

/**
 * Envoy: visitors, employees and entries. The event name is `meta.event`: `entry_sign_in`. The secret is the client
 * secret of the app.
 */
export const envoy = preset as unknown as WithPayloads<typeof preset, EnvoyPayloads>
