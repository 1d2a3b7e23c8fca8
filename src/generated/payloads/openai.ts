// Written by `npm run payloads` from:
// - openai 6.49.0

/* The fields that the description lacks stay readable, as `unknown`. */
interface Loose {
  [field: string]: unknown
}

/* The values that the description lists; others are allowed. */
type Open<T extends string> = T | (string & {})

/** The payload of each event: the id of the object that changed, in `data`. */
export interface OpenaiPayloads {
  'batch.cancelled': BatchCancelledEvent
  'batch.completed': BatchCompletedEvent
  'batch.expired': BatchExpiredEvent
  'batch.failed': BatchFailedEvent
  'eval.run.canceled': EvalRunCanceledEvent
  'eval.run.failed': EvalRunFailedEvent
  'eval.run.succeeded': EvalRunSucceededEvent
  'fine_tuning.job.cancelled': FineTuningJobCancelledEvent
  'fine_tuning.job.failed': FineTuningJobFailedEvent
  'fine_tuning.job.succeeded': FineTuningJobSucceededEvent
  'realtime.call.incoming': RealtimeCallIncomingEvent
  'response.cancelled': ResponseCancelledEvent
  'response.completed': ResponseCompletedEvent
  'response.failed': ResponseFailedEvent
  'response.incomplete': ResponseIncompleteEvent
}

interface BatchCancelledEvent extends Loose {
  id: string
  created_at: number
  data: BatchFailedEventData
  type: 'batch.cancelled'
  object?: Open<'event'> | undefined
}

interface BatchCompletedEvent extends Loose {
  id: string
  created_at: number
  data: BatchFailedEventData
  type: 'batch.completed'
  object?: Open<'event'> | undefined
}

interface BatchExpiredEvent extends Loose {
  id: string
  created_at: number
  data: BatchFailedEventData
  type: 'batch.expired'
  object?: Open<'event'> | undefined
}

interface BatchFailedEvent extends Loose {
  id: string
  created_at: number
  data: BatchFailedEventData
  type: 'batch.failed'
  object?: Open<'event'> | undefined
}

interface BatchFailedEventData extends Loose {
  id: string
}

interface EvalRunCanceledEvent extends Loose {
  id: string
  created_at: number
  data: BatchFailedEventData
  type: 'eval.run.canceled'
  object?: Open<'event'> | undefined
}

interface EvalRunFailedEvent extends Loose {
  id: string
  created_at: number
  data: BatchFailedEventData
  type: 'eval.run.failed'
  object?: Open<'event'> | undefined
}

interface EvalRunSucceededEvent extends Loose {
  id: string
  created_at: number
  data: BatchFailedEventData
  type: 'eval.run.succeeded'
  object?: Open<'event'> | undefined
}

interface FineTuningJobCancelledEvent extends Loose {
  id: string
  created_at: number
  data: BatchFailedEventData
  type: 'fine_tuning.job.cancelled'
  object?: Open<'event'> | undefined
}

interface FineTuningJobFailedEvent extends Loose {
  id: string
  created_at: number
  data: BatchFailedEventData
  type: 'fine_tuning.job.failed'
  object?: Open<'event'> | undefined
}

interface FineTuningJobSucceededEvent extends Loose {
  id: string
  created_at: number
  data: BatchFailedEventData
  type: 'fine_tuning.job.succeeded'
  object?: Open<'event'> | undefined
}

interface RealtimeCallIncomingEvent extends Loose {
  id: string
  created_at: number
  data: RealtimeCallIncomingEventData
  type: 'realtime.call.incoming'
  object?: Open<'event'> | undefined
}

interface RealtimeCallIncomingEventData extends Loose {
  call_id: string
  sip_headers: RealtimeCallIncomingEventDataSipHeader[]
}

interface RealtimeCallIncomingEventDataSipHeader extends Loose {
  name: string
  value: string
}

interface ResponseCancelledEvent extends Loose {
  id: string
  created_at: number
  data: BatchFailedEventData
  type: 'response.cancelled'
  object?: Open<'event'> | undefined
}

interface ResponseCompletedEvent extends Loose {
  id: string
  created_at: number
  data: BatchFailedEventData
  type: 'response.completed'
  object?: Open<'event'> | undefined
}

interface ResponseFailedEvent extends Loose {
  id: string
  created_at: number
  data: BatchFailedEventData
  type: 'response.failed'
  object?: Open<'event'> | undefined
}

interface ResponseIncompleteEvent extends Loose {
  id: string
  created_at: number
  data: BatchFailedEventData
  type: 'response.incomplete'
  object?: Open<'event'> | undefined
}
