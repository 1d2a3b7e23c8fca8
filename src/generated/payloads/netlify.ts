// Written by `npm run payloads` from:
// - @netlify/open-api 2.60.0

/* The fields that the description lacks stay readable, as `unknown`. */
interface Loose {
  [field: string]: unknown
}

/** The payload of each event. */
export interface NetlifyPayloads {
  accepted: NewPayload
  building: NewPayload
  enqueued: NewPayload
  error: NewPayload
  new: NewPayload
  pending_review: NewPayload
  prepared: NewPayload
  preparing: NewPayload
  processed: NewPayload
  processing: NewPayload
  ready: NewPayload
  rejected: NewPayload
  retrying: NewPayload
  uploaded: NewPayload
  uploading: NewPayload
}

interface NewPayload extends Loose {
  id?: string | undefined
  site_id?: string | undefined
  user_id?: string | undefined
  build_id?: string | undefined
  state?: string | undefined
  name?: string | undefined
  url?: string | undefined
  ssl_url?: string | undefined
  admin_url?: string | undefined
  deploy_url?: string | undefined
  deploy_ssl_url?: string | undefined
  screenshot_url?: string | undefined
  review_id?: number | undefined
  draft?: boolean | undefined
  required?: string[] | undefined
  required_functions?: string[] | undefined
  required_edge_functions?: string[] | undefined
  required_server?: string[] | undefined
  error_message?: string | undefined
  branch?: string | undefined
  commit_ref?: string | undefined
  commit_url?: string | undefined
  skipped?: boolean | undefined
  created_at?: string | undefined
  updated_at?: string | undefined
  published_at?: string | undefined
  title?: string | undefined
  context?: string | undefined
  locked?: boolean | undefined
  review_url?: string | undefined
  framework?: string | undefined
  skew_protection_token?: string | undefined
  function_schedules?: (Loose & { name?: string | undefined; cron?: string | undefined })[] | undefined
  functions_region?: string | undefined
  functions_region_overrides?: (Loose & { name?: string | undefined; region?: string | undefined })[] | undefined
}
