import { getstreamEvents } from '../generated/events/getstream.js'
import type { GetstreamPayloads } from '../generated/payloads/getstream.js'
import type { WithPayloads } from './table/define-vendor.js'
import { macVendor } from './table/mac-vendor.js'

export type { GetstreamPayloads } from '../generated/payloads/getstream.js'

const preset = macVendor({
  name: 'getstream',
  title: 'Stream',
  strength: 'signed',
  source: 'https://getstream.io/video/docs/api/webhooks/overview/',
  verifiedOn: '2026-11-22',
  evidence: 'library',
  library: '@stream-io/node-sdk',
  signature: { header: 'X-Signature' },
  event: { field: 'type' },
  sampleEvent: 'message.new',
  events: getstreamEvents,
  id: { header: 'X-Webhook-Id' },
  ackSeconds: 6,
  retries: { count: 2, hours: 1, after: [408, 429, '5XX', 'timeout', 'connection'] },
})

/**
 * Stream: chat, video and feeds. The secret is the API secret of the app. Payloads that Stream compresses with gzip are refused:
 * leave compression off.
 */
export const getstream = preset as unknown as WithPayloads<typeof preset, GetstreamPayloads>
