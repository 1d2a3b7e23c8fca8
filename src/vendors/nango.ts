import { nangoEvents } from '../generated/events/nango.js'
import type { NangoPayloads } from '../generated/payloads/nango.js'
import type { WithPayloads } from './table/define-vendor.js'
import { macVendor } from './table/mac-vendor.js'

export type { NangoPayloads } from '../generated/payloads/nango.js'

const preset = macVendor({
  name: 'nango',
  title: 'Nango',
  strength: 'signed',
  source: 'https://nango.dev/docs/guides/platform/webhooks-from-nango',
  verifiedOn: '2026-11-22',
  evidence: 'library',
  library: '@nangohq/node',
  signature: { header: 'X-Nango-Hmac-Sha256' },
  event: [{ field: 'type' }, { field: 'operation' }],
  sampleEvent: 'auth.creation',
  events: nangoEvents,
})

/**
 * Nango: connections, syncs, and webhooks of other APIs. The event name is type and operation: `auth.creation`, or the type
 * alone: `sync`, `forward`. Webhooks that Nango forwards without knowing the connection have the fields of the other API.
 */
export const nango = preset as unknown as WithPayloads<typeof preset, NangoPayloads>
