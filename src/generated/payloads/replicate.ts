// Written by `npm run payloads` from:
// - replicate 1.4.0

/* The fields that the description lacks stay readable, as `unknown`. */
interface Loose {
  [field: string]: unknown
}

/* The values that the description lists; others are allowed. */
type Open<T extends string> = T | (string & {})

/** The payload of each event. */
export interface ReplicatePayloads {
  aborted: Prediction
  canceled: Prediction
  failed: Prediction
  processing: Prediction
  starting: Prediction
  succeeded: Prediction
}

interface Prediction extends Loose {
  id: string
  status: string
  model: string
  version: string
  input: unknown
  output?: unknown
  source: Open<'api' | 'web'>
  error?: unknown
  logs?: string | undefined
  data_removed: boolean
  deadline?: string | undefined
  deployment?: string | undefined
  metrics?: (Loose & { predict_time?: number | undefined; total_time?: number | undefined }) | undefined
  webhook?: string | undefined
  webhook_events_filter?: Open<'completed' | 'logs' | 'output' | 'start'>[] | undefined
  created_at: string
  started_at?: string | undefined
  completed_at?: string | undefined
  urls: PredictionUrls
}

interface PredictionUrls extends Loose {
  get: string
  cancel: string
  stream?: string | undefined
  web?: string | undefined
}
