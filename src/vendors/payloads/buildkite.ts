// Buildkite's webhooks: pages/apis/webhooks/pipelines and pages/apis/rest_api of https://github.com/buildkite/docs (commit 35cf0294). Builds have
// no `jobs` here.

// The fields that the documentation does not list stay readable.
interface Loose {
  [field: string]: unknown
}

// The values that the documentation lists; others are allowed.
type Open<T extends string> = T | (string & {})

interface Sender extends Loose {
  id: string
  name: string
}

interface BuildEvent extends Loose {
  event: string
  build: Build
  pipeline: Pipeline
  sender: Sender
}

interface JobEvent extends BuildEvent {
  job: Job
}

interface JobPromised extends JobEvent {
  promised_exit_status_reason: string | null
}

interface AgentEvent extends Loose {
  event: string
  agent: Agent
  sender: Sender
}

interface AgentBlocked extends AgentEvent {
  blocked_ip: string
  cluster_token: Loose
}

interface RegistrationBlocked extends Loose {
  event: string
  blocked_ip: string
  cluster_token: Loose
  sender: Sender
}

interface Ping extends Loose {
  event: string
  service: Loose & { id: string; provider: string; settings: Loose }
  organization: Loose
  sender: Sender
}

interface Build extends Loose {
  id: string
  graphql_id?: string | undefined
  url: string
  web_url: string
  number: number
  state: string
  blocked: boolean
  message: string | null
  commit: string
  branch: string
  tag?: string | null | undefined
  env?: Loose | undefined
  source: string
  creator: Person | null
  cancel_reason?: string | null | undefined
  created_at: string
  scheduled_at: string | null
  started_at: string | null
  finished_at: string | null
  meta_data?: Loose | undefined
  pull_request?: Loose | null | undefined
  rebuilt_from?: (Loose & { id: string; number: number; url: string }) | null | undefined
}

interface Pipeline extends Loose {
  id: string
  graphql_id?: string | undefined
  url: string
  name: string
  slug: string
  repository: string
  provider?: Loose | undefined
  builds_url?: string | undefined
  badge_url?: string | undefined
  created_at?: string | undefined
}

interface Job extends Loose {
  id: string
  type: string
  name?: string | null | undefined
  step_key?: string | null | undefined
  state?: string | undefined
  web_url?: string | undefined
  log_url?: string | undefined
  command?: string | null | undefined
  exit_status?: number | null | undefined
  soft_failed?: boolean | undefined
  /** Of a trigger job: whether it does not wait for the build that it triggers. */
  async?: boolean | undefined
  agent?: Agent | null | undefined
  created_at?: string | undefined
  scheduled_at?: string | null | undefined
  started_at?: string | null | undefined
  finished_at?: string | null | undefined
  promised_exit_status?: number | null | undefined
  promised_exit_status_at?: string | null | undefined
  retry_source?: RetrySource | null | undefined
}

interface RetrySource extends Loose {
  job_id: string
  retry_type: Open<'automatic' | 'manual'>
  retried_by?: (Loose & { name: string; email: string }) | null | undefined
}

interface Agent extends Loose {
  id: string
  url?: string | undefined
  web_url?: string | undefined
  name: string
  connection_state?: string | undefined
  hostname?: string | undefined
  ip_address?: string | undefined
  user_agent?: string | undefined
  creator?: Person | null | undefined
  created_at?: string | undefined
}

interface Person extends Loose {
  id?: string | undefined
  name: string
  email?: string | undefined
  avatar_url?: string | undefined
  created_at?: string | undefined
}

/** The payload of each event. */
export interface BuildkitePayloads {
  'agent.blocked': AgentBlocked
  'agent.connected': AgentEvent
  'agent.disconnected': AgentEvent
  'agent.lost': AgentEvent
  'agent.stopped': AgentEvent
  'agent.stopping': AgentEvent
  'build.failing': BuildEvent
  'build.finished': BuildEvent
  'build.running': BuildEvent
  'build.scheduled': BuildEvent
  'build.skipped': BuildEvent
  'cluster_token.registration_blocked': RegistrationBlocked
  'job.activated': JobEvent
  'job.finished': JobEvent
  'job.promised_exit_status': JobPromised
  'job.scheduled': JobEvent
  'job.started': JobEvent
  ping: Ping
}
