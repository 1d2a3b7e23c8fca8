/** The events that Gr4vy describes, which `npm run payloads` completes. */
export const gr4vyEvents = ['buyer', 'payment-method', 'refund', 'transaction'] as const
