/** The events that Fingerprint describes, which `npm run payloads` completes. */
export const fingerprintEvents = ['identification'] as const
