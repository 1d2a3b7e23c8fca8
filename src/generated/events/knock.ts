/** The events that Knock describes, which `npm run payloads` completes. */
export const knockEvents = [
  'message.archived',
  'message.bounced',
  'message.complaint',
  'message.delivered',
  'message.delivery_attempted',
  'message.interacted',
  'message.link_clicked',
  'message.read',
  'message.seen',
  'message.sent',
  'message.unarchived',
  'message.undelivered',
  'message.unread',
  'message.unseen',
] as const
