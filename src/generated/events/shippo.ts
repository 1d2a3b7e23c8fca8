/** The events that Shippo describes, which `npm run payloads` completes. */
export const shippoEvents = [
  'batch_created',
  'batch_purchased',
  'track_updated',
  'transaction_created',
  'transaction_updated',
] as const
