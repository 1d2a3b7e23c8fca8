// Written by `npm run payloads` from:
// - cloudflare 7.3.0

/* The fields that the description lacks stay readable, as `unknown`. */
interface Loose {
  [field: string]: unknown
}

/** The payload of each event. */
export interface CloudflareStreamPayloads {
  error: Payload
  ready: Payload
}

interface Payload extends Loose {
  allowedOrigins?: string[] | undefined
  clippedFrom?: string | undefined
  created?: string | undefined
  creator?: string | undefined
  duration?: number | undefined
  input?: VideoInput | undefined
  liveInput?: string | undefined
  maxDurationSeconds?: number | undefined
  maxSizeBytes?: number | undefined
  meta?: unknown
  modified?: string | undefined
  playback?: VideoPlayback | undefined
  preview?: string | undefined
  publicDetails?: VideoPublicDetails | undefined
  readyToStream?: boolean | undefined
  readyToStreamAt?: string | undefined
  requireSignedURLs?: boolean | undefined
  scheduledDeletion?: string | undefined
  size?: number | undefined
  status: VideoStatus
  thumbnail?: string | undefined
  thumbnailTimestampPct?: number | undefined
  uid: string
  uploaded?: string | undefined
  uploadExpiry?: string | undefined
  watermark?: Watermark | undefined
}

interface VideoInput extends Loose {
  height?: number | undefined
  width?: number | undefined
}

interface VideoPlayback extends Loose {
  dash?: string | undefined
  hls?: string | undefined
}

interface VideoPublicDetails extends Loose {
  channel_link?: string | null | undefined
  logo?: string | null | undefined
  media_id?: number | undefined
  share_link?: string | null | undefined
  title?: string | null | undefined
}

interface VideoStatus extends Loose {
  errorReasonCode?: string | undefined
  errorReasonText?: string | undefined
  pctComplete?: string | undefined
  state?: string | undefined
}

interface Watermark extends Loose {
  created?: string | undefined
  downloadedFrom?: string | undefined
  height?: number | undefined
  name?: string | undefined
  opacity?: number | undefined
  padding?: number | undefined
  position?: string | undefined
  scale?: number | undefined
  size?: number | undefined
  uid?: string | undefined
  width?: number | undefined
}
