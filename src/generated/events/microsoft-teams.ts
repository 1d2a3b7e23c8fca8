/** The events that Microsoft Teams describes, which `npm run payloads` completes. */
export const microsoftTeamsEvents = ['message'] as const
