/** The events that OpenAI describes, which `npm run payloads` completes. */
export const openaiEvents = [
  'batch.cancelled',
  'batch.completed',
  'batch.expired',
  'batch.failed',
  'eval.run.canceled',
  'eval.run.failed',
  'eval.run.succeeded',
  'fine_tuning.job.cancelled',
  'fine_tuning.job.failed',
  'fine_tuning.job.succeeded',
  'realtime.call.incoming',
  'response.cancelled',
  'response.completed',
  'response.failed',
  'response.incomplete',
] as const
