import { macVendor } from './table/mac-vendor.js'

/** TikTok for Developers: the publishing of videos, and authorizations. The event name is `event`. */
export const tiktok = macVendor({
  name: 'tiktok',
  title: 'TikTok',
  strength: 'signed with time',
  source: 'https://developers.tiktok.com/doc/webhooks-verification',
  verifiedOn: '2026-11-28',
  evidence: 'documented',
  signature: { header: 'TikTok-Signature', separator: ',', timestamp: 't', signature: 's' },
  message: '{time}.{body}',
  time: {},
  event: { field: 'event' },
  sampleEvent: 'video.publish.completed',
  retries: { hours: 72 },
})
