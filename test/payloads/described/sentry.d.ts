// The webhooks of Sentry's integration platform, docs/integrations/integration-platform/webhooks of getsentry/sentry-docs.
// test/payloads/vendors/sentry.mjs says which pages were read.

interface Hook {
  action: string
  installation: { uuid: string }
  actor: Actor
}

interface Actor {
  type: 'user' | 'application'
  id: string | number
  name: string
}

interface Installation {
  status: 'pending' | 'installed'
  organization: { slug: string; id?: number }
  app: { uuid: string; slug: string; sentryAppId?: number }
  /** Only while an installation with *Verify Install* is pending. */
  code?: string
  uuid: string
}

interface Issue {
  url?: string
  web_url?: string
  project_url?: string
  id: string
  shareId?: string | null
  shortId: string
  title: string
  culprit: string | null
  permalink?: string | null
  logger: string | null
  level: string
  status: 'resolved' | 'unresolved' | 'ignored'
  statusDetails: StatusDetails
  substatus?:
    | 'archived_until_escalating'
    | 'archived_until_condition_met'
    | 'archived_forever'
    | 'escalating'
    | 'ongoing'
    | 'regressed'
    | 'new'
    | null
  isPublic: boolean
  platform: string | null
  project: { id: string; name: string; slug: string; platform: string | null }
  type: string
  metadata: Metadata
  numComments: number
  assignedTo: Record<string, unknown> | null
  isBookmarked: boolean
  isSubscribed: boolean
  subscriptionDetails: Record<string, unknown> | null
  hasSeen: boolean
  annotations: unknown[]
  issueType?: string
  issueCategory?: string
  priority?: 'high' | 'medium' | 'low' | null
  priorityLockedAt?: string | null
  seerFixabilityScore?: number | null
  seerAutofixLastTriggered?: string | null
  isUnhandled?: boolean
  count: string
  userCount: number
  firstSeen: string
  lastSeen: string
}

interface StatusDetails {
  inRelease?: string
  inNextRelease?: boolean
  inCommit?: Record<string, unknown>
  ignoreCount?: number
  ignoreWindow?: number
  ignoreUserCount?: number
  ignoreUserWindow?: number
  ignoreDuration?: number
}

interface Metadata {
  title?: string
  type?: string
  value?: string
  filename?: string
  [field: string]: unknown
}

interface ErrorEvent {
  event_id: string
  issue_id: string
  issue_url: string
  url: string
  web_url: string
  title: string
  type: string
  level: string
  message: string
  culprit: string | null
  location: string | null
  logger: string
  platform: string
  project: number
  datetime: string
  /** In seconds, with a fraction. */
  timestamp: number
  received: number
  release: string | null
  dist: string | null
  version: string
  fingerprint: string[]
  hashes: string[]
  tags: [string, string][]
  metadata: Metadata
  contexts: Record<string, Record<string, unknown>>
  exception?: { values: Exception[] }
  request?: Record<string, unknown> | null
  sdk?: { name: string; version: string; [field: string]: unknown } | null
  user?: { id?: string; email?: string; username?: string; ip_address?: string; [field: string]: unknown } | null
  key_id?: string
  time_spent?: number | null
}

interface Exception {
  type: string
  value: string
  mechanism?: Record<string, unknown> | null
  /** The oldest frame comes first. */
  stacktrace?: { frames: Frame[] } | null
}

interface Frame {
  abs_path: string | null
  filename: string | null
  function: string | null
  module: string | null
  lineno: number | null
  colno: number | null
  context_line: string | null
  pre_context: string[] | null
  post_context: string[] | null
  in_app: boolean
  [field: string]: unknown
}

interface EventAlert {
  event: ErrorEvent
  triggered_rule: string
  issue_alert?: { title: string; settings: { name: string; value: unknown }[] }
}

interface MetricAlert {
  description_text: string
  description_title: string
  web_url: string
  metric_alert: {
    id: string
    identifier: string
    organization_id: string
    projects: string[]
    title: string
    status: number
    status_method: number
    type: number
    date_started: string
    date_detected: string
    date_created: string
    date_closed: string | null
    alert_rule: AlertRule
  }
}

interface AlertRule {
  id: string
  name: string
  organization_id: string
  projects: string[]
  dataset: string
  query: string
  aggregate: string
  environment: string | null
  status: number
  resolution: number
  resolve_threshold: number | null
  threshold_period: number
  threshold_type: number
  time_window: number
  triggers: Record<string, unknown>[]
  include_all_projects: boolean
  created_by: Record<string, unknown> | null
  date_created: string
  date_modified: string
}

interface Comment {
  comment: string
  project_slug: string
  comment_id: number
  issue_id: number
  timestamp: string
}

interface CommentHook extends Hook {
  data: Comment
}

interface ErrorHook extends Hook {
  data: { error: ErrorEvent }
}

interface EventAlertHook extends Hook {
  data: EventAlert
}

interface InstallationHook extends Hook {
  data: { installation: Installation }
}

interface IssueHook extends Hook {
  data: { issue: Issue }
}

interface MetricAlertHook extends Hook {
  data: MetricAlert
}

/** The payload of each event: its name is resource and action. */
export interface SentryPayloads {
  'comment.created': CommentHook
  'comment.deleted': CommentHook
  'comment.updated': CommentHook
  'error.created': ErrorHook
  'event_alert.triggered': EventAlertHook
  'installation.created': InstallationHook
  'installation.deleted': InstallationHook
  'issue.archived': IssueHook
  'issue.assigned': IssueHook
  'issue.created': IssueHook
  'issue.resolved': IssueHook
  'issue.unresolved': IssueHook
  'metric_alert.critical': MetricAlertHook
  'metric_alert.resolved': MetricAlertHook
  'metric_alert.warning': MetricAlertHook
}
