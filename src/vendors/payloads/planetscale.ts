// Webhooks of PlanetScale, https://planetscale.com/docs/api/webhook-events
// Read on 2026-11-29 in docs/reference/webhook-events.md of planetscale/docs: an example of each event. Most values that are null there have no type.

// The fields that the documentation does not list stay readable.
interface Loose {
  [field: string]: unknown
}

interface Payload<Resource> extends Loose {
  /** In seconds. */
  timestamp: number
  event: string
  organization: string
  database: string
  resource: Resource
}

interface Branch extends Loose {
  id: string
  type: string
  name: string
  created_at: string
  updated_at: string
  restore_checklist_completed_at?: unknown
  access_host_url: string
  schema_last_updated_at: string
  mysql_address: string
  mysql_provider_address: string
  initial_restore_id?: unknown
  schema_ready: boolean
  state: string
  cluster_rate_name: string
  mysql_edge_address: string
  ready: boolean
  production: boolean
  safe_migrations: boolean
  sharded: boolean
  shard_count: number
  stale_schema: boolean
  actor: Actor | null
  restored_from_branch?: unknown
  private_connectivity: boolean
  private_edge_connectivity: boolean
  html_url: string
  url: string
  region: Region
  parent_branch: string | null
}

interface Actor extends Loose {
  id: string
  type: string
  display_name: string
  avatar_url: string
}

interface Region extends Loose {
  id: string
  type: string
  provider: string
  enabled: boolean
  public_ip_addresses: string[]
  display_name: string
  location: string
  slug: string
  current_default: boolean
}

interface DeployRequest extends Loose {
  id: string
  type: string
  actor: Actor
  closed_by: Actor | null
  branch: string
  branch_deleted: boolean
  branch_deleted_by?: unknown
  branch_deleted_at?: unknown
  into_branch: string
  into_branch_sharded: boolean
  into_branch_shard_count: number
  approved: boolean
  state: string
  deployment_state: string
  num_comments: number
  deployment: Deployment
  html_url: string
  number: number
  notes: string
  html_body: string
  created_at: string
  updated_at: string
  closed_at: string | null
  deployed_at: string | null
}

interface Deployment extends Loose {
  id: string
  type: string
  into_branch: string
  deploy_request_number: number
  actor: Actor
  cutover_actor: Actor | null
  cancelled_actor: Actor | null
  schema_last_updated_at: string
  preceding_deployments: unknown[]
  deploy_operations: DeployOperation[]
  deploy_operation_summaries: unknown[]
  deployable: boolean
  cutover_expiring: boolean
  lint_errors: LintError[]
  deployment_revert_request: DeploymentRevertRequest | null
  auto_cutover: boolean
  created_at: string
  cutover_at: string | null
  deploy_check_errors: string | null
  finished_at: string | null
  queued_at: string | null
  ready_to_cutover_at: string | null
  started_at: string | null
  state: string
  submitted_at: string | null
  updated_at: string
}

interface DeployOperation extends Loose {
  id: string
  type: string
  state: string
  keyspace_name: string
  table_name: string
  operation_name: string
  eta_seconds: number | null
  progress_percentage: number | null
  deploy_error_docs_url?: unknown
  ddl_statement: string
  syntax_highlighted_ddl: string
  created_at: string
  updated_at: string
  can_drop_data: boolean
  table_recently_used: boolean
  table_recently_used_at?: unknown
  deploy_errors: string | null
}

interface LintError extends Loose {
  type: string
  lint_error: string
  subject_type: string
  statement: string
  keyspace_name: string
  table_name: string
  error_description: string
  column_name: string
  foreign_key_column_names: unknown[]
  auto_increment_column_names: unknown[]
  charset_name: string
  engine_name: string
  vindex_name?: unknown
  json_path?: unknown
  schema_identifier: string
  conflict_columns?: unknown
  conflict_indexes?: unknown
  conflict_constraints?: unknown
  conflict_partitions?: unknown
  conflict_error: string
  conflict_ddl_verb: string
  check_constraint_name: string
  enum_value: string
  partitioning_type: string
  partition_name: string
  view_name: string
  boost_query?: unknown
}

interface DeploymentRevertRequest extends Loose {
  id: string
  type: string
  actor: Actor
  cancelled_at?: unknown
  finished_at: string | null
  waiting_period_end_at: string | null
  deploy_revert_operations: DeployRevertOperation[]
}

interface DeployRevertOperation extends Loose {
  id: string
  type: string
  ddl_statement: string
  operation_name: string
  state: string
  table_name: string
  created_at: string
  updated_at: string
  revert_errors: string | null
}

interface Database extends Loose {
  id: string
  type: string
  region: Region
  name: string
  notes: string
  state: string
  created_at: string
  updated_at: string
  ready: boolean
  sharded: boolean
  html_url: string
  url: string
  branches_url: string
  plan: string
}

/** The payload of each event. */
export interface PlanetscalePayloads {
  'branch.anomaly': Payload<Branch>
  'branch.ready': Payload<Branch>
  'branch.sleeping': Payload<Branch>
  'deploy_request.closed': Payload<DeployRequest>
  'deploy_request.errored': Payload<DeployRequest>
  'deploy_request.in_progress': Payload<DeployRequest>
  'deploy_request.opened': Payload<DeployRequest>
  'deploy_request.pending_cutover': Payload<DeployRequest>
  'deploy_request.queued': Payload<DeployRequest>
  'deploy_request.reverted': Payload<DeployRequest>
  'deploy_request.schema_applied': Payload<DeployRequest>
  'webhook.test': Payload<Database>
}
