/** The events that Postmark describes, which `npm run payloads` completes. */
export const postmarkEvents = ['Bounce', 'Click', 'Delivery', 'Open', 'SpamComplaint', 'SubscriptionChange'] as const
