// Webhooks of Render, https://render.com/docs/webhooks
// Read on 2026-11-29: render.ts of render-examples/webhook-github-action (commit 167c81b7), and the list of events in
// api-evangelist/render (commit e9b02245).

// The fields that the documentation does not list stay readable.
interface Loose {
  [field: string]: unknown
}

/** Get more from the API, by the id of the event. */
interface Payload extends Loose {
  type: string
  timestamp: string
  data: Data
}

interface Data extends Loose {
  id: string
  serviceId: string
  serviceName?: string | undefined
}

interface Ended extends Payload {
  data: Data & {
    /** Such as `succeeded`, `failed` or `canceled`. */
    status?: string | undefined
  }
}

/** The payload of each event. */
export interface RenderPayloads {
  autoscaling_config_changed: Payload
  autoscaling_ended: Ended
  autoscaling_started: Payload
  branch_deleted: Payload
  build_ended: Ended
  build_started: Payload
  commit_ignored: Payload
  cron_job_run_ended: Ended
  cron_job_run_started: Payload
  deploy_ended: Ended
  deploy_started: Payload
  image_pull_failed: Payload
  instance_count_changed: Payload
  job_run_ended: Ended
  maintenance_ended: Payload
  maintenance_started: Payload
  plan_changed: Payload
  postgres_available: Payload
  postgres_created: Payload
  postgres_restarted: Payload
  postgres_unavailable: Payload
  pre_deploy_ended: Ended
  pre_deploy_started: Payload
  server_available: Payload
  server_failed: Payload
  server_hardware_failure: Payload
  server_restarted: Payload
  service_resumed: Payload
  service_suspended: Payload
}
