import type { TiktokPayloads } from './payloads/tiktok.js'
import type { WithPayloads } from './table/define-vendor.js'
import { macVendor } from './table/mac-vendor.js'

export type { TiktokPayloads } from './payloads/tiktok.js'

const events = [
  'authorization.removed',
  'portability.download.ready',
  'video.publish.completed',
  'video.upload.failed',
] as const satisfies readonly (keyof TiktokPayloads)[]

const preset = macVendor({
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
  events,
  retries: { hours: 72 },
})

/** TikTok for Developers: the publishing of videos, and authorizations. The event name is `event`. */
export const tiktok = preset as unknown as WithPayloads<typeof preset, TiktokPayloads>
