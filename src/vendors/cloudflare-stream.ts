import { cloudflareStreamEvents } from '../generated/events/cloudflare-stream.js'
import type { CloudflareStreamPayloads } from '../generated/payloads/cloudflare-stream.js'
import type { WithPayloads } from './table/define-vendor.js'
import { macVendor } from './table/mac-vendor.js'

export type { CloudflareStreamPayloads } from '../generated/payloads/cloudflare-stream.js'

const preset = macVendor({
  name: 'cloudflare-stream',
  title: 'Cloudflare Stream',
  strength: 'signed with time',
  source: 'https://developers.cloudflare.com/stream/manage-video-library/using-webhooks/',
  verifiedOn: '2026-11-28',
  evidence: 'documented',
  signature: { header: 'Webhook-Signature', separator: ',', timestamp: 'time', signature: 'sig1' },
  message: '{time}.{body}',
  time: {},
  event: { field: 'status.state' },
  sampleEvent: 'ready',
  events: cloudflareStreamEvents,
  id: { field: 'uid' },
})

/** Cloudflare Stream: videos that are ready, or failed. The event name is `status.state`: `ready`. */
export const cloudflareStream = preset as unknown as WithPayloads<typeof preset, CloudflareStreamPayloads>
