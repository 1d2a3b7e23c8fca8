/** The events that Okta describes, which `npm run payloads` completes. */
export const oktaEvents = ['com.okta.event_hook'] as const
