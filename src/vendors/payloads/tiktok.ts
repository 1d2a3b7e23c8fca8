// Webhooks of TikTok for Developers, https://developers.tiktok.com/doc/webhooks-overview and webhooks-events
// Read on 2026-11-29, with two public receivers that follow them.

// The fields that the documentation does not list stay readable.
interface Loose {
  [field: string]: unknown
}

interface Payload extends Loose {
  client_key: string
  event: string
  /** In seconds. */
  create_time: number
  user_openid: string
  /** JSON with the fields of the event. */
  content: string
}

/** The payload of each event. */
export interface TiktokPayloads {
  'authorization.removed': Payload
  'portability.download.ready': Payload
  'video.publish.completed': Payload
  'video.upload.failed': Payload
}
