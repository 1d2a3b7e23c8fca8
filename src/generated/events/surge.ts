/** The events that Surge describes, which `npm run payloads` completes. */
export const surgeEvents = [
  'call.ended',
  'campaign.approved',
  'contact.opted_in',
  'contact.opted_out',
  'conversation.created',
  'message.delivered',
  'message.failed',
  'message.received',
  'message.sent',
] as const
