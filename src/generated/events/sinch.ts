/** The events that Sinch Conversation describes, which `npm run payloads` completes. */
export const sinchEvents = ['callback'] as const
