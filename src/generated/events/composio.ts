/** The events that Composio describes, which `npm run payloads` completes. */
export const composioEvents = ['composio.connected_account.expired', 'composio.trigger.message'] as const
