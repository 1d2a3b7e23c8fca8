/** The events that Replicate describes, which `npm run payloads` completes. */
export const replicateEvents = ['aborted', 'canceled', 'failed', 'processing', 'starting', 'succeeded'] as const
