/** The events that AfterShip describes, which `npm run payloads` completes. */
export const aftershipEvents = ['edd_revise', 'tracking_pending_time', 'tracking_update'] as const
