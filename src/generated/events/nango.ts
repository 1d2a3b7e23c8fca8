/** The events that Nango describes, which `npm run payloads` completes. */
export const nangoEvents = [
  'async_action',
  'auth.creation',
  'auth.deletion',
  'auth.override',
  'auth.refresh',
  'auth.unknown',
  'forward',
  'sync',
] as const
