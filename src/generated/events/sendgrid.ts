/** The events of SendGrid with a type, which `npm run payloads` completes. */
export const sendgridEvents = [
  'bounce',
  'click',
  'deferred',
  'delivered',
  'dropped',
  'group_resubscribe',
  'group_unsubscribe',
  'open',
  'processed',
  'spamreport',
  'unsubscribe',
] as const
