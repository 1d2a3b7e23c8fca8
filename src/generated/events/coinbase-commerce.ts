/** The events that Coinbase Commerce describes, which `npm run payloads` completes. */
export const coinbaseCommerceEvents = [
  'charge:confirmed',
  'charge:created',
  'charge:delayed',
  'charge:failed',
  'charge:pending',
  'charge:resolved',
] as const
