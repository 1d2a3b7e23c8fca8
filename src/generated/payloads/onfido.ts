// Written by `npm run payloads` from:
// - @onfido/api 6.2.0

/* The fields that the description lacks stay readable, as `unknown`. */
interface Loose {
  [field: string]: unknown
}

/* The values that the description lists; others are allowed. */
type Open<T extends string> = T | (string & {})

/** The payload of each event. */
export interface OnfidoPayloads {
  'audit_log.created': Loose & { payload: Payload }
  'check.completed': Loose & { payload: Payload }
  'check.form_completed': Loose & { payload: Payload }
  'check.reopened': Loose & { payload: Payload }
  'check.started': Loose & { payload: Payload }
  'check.withdrawn': Loose & { payload: Payload }
  'report.awaiting_approval': Loose & { payload: Payload }
  'report.cancelled': Loose & { payload: Payload }
  'report.completed': Loose & { payload: Payload }
  'report.resumed': Loose & { payload: Payload }
  'report.withdrawn': Loose & { payload: Payload }
  'watchlist_monitor.matches_updated': Loose & { payload: Payload }
  'workflow_run.completed': Loose & { payload: Payload }
  'workflow_run_evidence_folder.created': Loose & { payload: Payload }
  'workflow_task.completed': Loose & { payload: Payload }
  'workflow_task.started': Loose & { payload: Payload }
  'workflow_timeline_file.created': Loose & { payload: Payload }
}

interface Payload extends Loose {
  resource_type: Open<
    | 'audit_log'
    | 'check'
    | 'report'
    | 'watchlist_monitor'
    | 'workflow_run'
    | 'workflow_run_evidence_folder'
    | 'workflow_task'
    | 'workflow_timeline_file'
  >
  action?: string | undefined
  object?: PayloadObject | undefined
  resource?: PayloadResource | undefined
}

interface PayloadObject extends Loose {
  id: string
  status?:
    | Open<
        | 'abandoned'
        | 'approved'
        | 'awaiting_applicant'
        | 'awaiting_approval'
        | 'awaiting_client_input'
        | 'awaiting_data'
        | 'awaiting_input'
        | 'cancelled'
        | 'complete'
        | 'completed'
        | 'declined'
        | 'error'
        | 'in_progress'
        | 'paused'
        | 'processing'
        | 'reopened'
        | 'review'
        | 'started'
        | 'withdrawn'
      >
    | undefined
  started_at_iso8601?: string | undefined
  completed_at_iso8601?: string | undefined
  href?: string | undefined
}

interface PayloadResource extends Loose {
  id?: string | undefined
  applicant_id?: string | undefined
  status?:
    | Open<
        | 'abandoned'
        | 'approved'
        | 'awaiting_client_input'
        | 'awaiting_input'
        | 'cancelled'
        | 'completed'
        | 'declined'
        | 'error'
        | 'processing'
        | 'review'
        | 'started'
      >
    | undefined
  created_at?: string | undefined
  updated_at?: string | undefined
  dashboard_url?: string | undefined
  workflow_id?: string | undefined
  workflow_run_id?: string | undefined
  workflow_version_id?: number | undefined
  task_def_id?: string | undefined
  task_def_version?: string | null | undefined
  input?: unknown
  output?: unknown
  reasons?: string[] | undefined
  tags?: string[] | undefined
  link?: WorkflowRunLink | undefined
  error?: WorkflowRunError | undefined
  customer_user_id?: string | undefined
  timeline_file_download_url?: string | undefined
}

interface WorkflowRunError extends Loose {
  type?: string | undefined
  message?: string | undefined
}

interface WorkflowRunLink extends Loose {
  url?: string | undefined
  completed_redirect_url?: string | null | undefined
  expired_redirect_url?: string | null | undefined
  expires_at?: string | null | undefined
  language?: Open<'de_DE' | 'en_US' | 'es_ES' | 'fr_FR' | 'it_IT' | 'nl_NL' | 'pt_PT'> | null | undefined
}
