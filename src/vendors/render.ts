import type { RenderPayloads } from './payloads/render.js'
import type { WithPayloads } from './table/define-vendor.js'
import { standardVendor } from './table/standard-vendor.js'

export type { RenderPayloads } from './payloads/render.js'

const events = [
  'autoscaling_config_changed',
  'autoscaling_ended',
  'autoscaling_started',
  'branch_deleted',
  'build_ended',
  'build_started',
  'commit_ignored',
  'cron_job_run_ended',
  'cron_job_run_started',
  'deploy_ended',
  'deploy_started',
  'image_pull_failed',
  'instance_count_changed',
  'job_run_ended',
  'maintenance_ended',
  'maintenance_started',
  'plan_changed',
  'postgres_available',
  'postgres_created',
  'postgres_restarted',
  'postgres_unavailable',
  'pre_deploy_ended',
  'pre_deploy_started',
  'server_available',
  'server_failed',
  'server_hardware_failure',
  'server_restarted',
  'service_resumed',
  'service_suspended',
] as const satisfies readonly (keyof RenderPayloads)[]

const preset = standardVendor({
  name: 'render',
  title: 'Render',
  strength: 'signed with time',
  source:
    'https://github.com/render-examples/webhook-github-action/blob/167c81b79701c6b3d7ddbc6ecd13dc5966fd5853/app.ts',
  verifiedOn: '2026-11-22',
  evidence: 'library',
  library: 'standardwebhooks',
  headerPrefix: 'webhook-',
  event: { field: 'type' },
  sampleEvent: 'deploy_ended',
  events,
  id: { header: 'webhook-id' },
})

/** Render: deploys, builds and the state of services. */
export const render = preset as unknown as WithPayloads<typeof preset, RenderPayloads>
