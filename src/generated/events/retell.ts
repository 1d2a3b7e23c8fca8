/** The events that Retell AI describes, which `npm run payloads` completes. */
export const retellEvents = ['call_analyzed', 'call_ended', 'call_started'] as const
