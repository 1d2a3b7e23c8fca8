import { easypostEvents } from '../generated/events/easypost.js'
import type { EasypostPayloads } from '../generated/payloads/easypost.js'
import type { WithPayloads } from './table/define-vendor.js'
import { macVendor } from './table/mac-vendor.js'

export type { EasypostPayloads } from '../generated/payloads/easypost.js'

const preset = macVendor({
  name: 'easypost',
  title: 'EasyPost',
  strength: 'signed',
  source: 'https://docs.easypost.com/guides/webhooks-guide',
  verifiedOn: '2026-11-22',
  evidence: 'library',
  library: '@easypost/api',
  signature: { header: 'X-Hmac-Signature', prefix: 'hmac-sha256-hex=' },
  event: { field: 'description' },
  sampleEvent: 'tracker.updated',
  events: easypostEvents,
  id: { field: 'id' },
})

/**
 * EasyPost: trackers, batches and payments. The event name is the description: `tracker.updated`.
 *
 * EasyPost normalizes the secret to Unicode's form NFKD. Use one of ASCII characters, which that form leaves as they are.
 */
export const easypost = preset as unknown as WithPayloads<typeof preset, EasypostPayloads>
