/** The events that Mailgun describes, which `npm run payloads` completes. */
export const mailgunEvents = [
  'accepted',
  'clicked',
  'complained',
  'delivered',
  'failed',
  'opened',
  'unsubscribed',
] as const
