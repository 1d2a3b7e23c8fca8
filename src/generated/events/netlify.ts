/** The events that Netlify describes, which `npm run payloads` completes. */
export const netlifyEvents = [
  'accepted',
  'building',
  'enqueued',
  'error',
  'new',
  'pending_review',
  'prepared',
  'preparing',
  'processed',
  'processing',
  'ready',
  'rejected',
  'retrying',
  'uploaded',
  'uploading',
] as const
