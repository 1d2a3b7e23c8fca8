import { macVendor } from './table/mac-vendor.js'

/** Cloudflare Stream: videos that are ready, or failed. The event name is `status.state`: `ready`. */
export const cloudflareStream = macVendor({
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
  id: { field: 'uid' },
})
