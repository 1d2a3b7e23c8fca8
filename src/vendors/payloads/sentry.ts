// The webhooks of Sentry's integration platform, docs/integrations/integration-platform/webhooks of getsentry/sentry-docs.
// Read on 2026-11-22 in docs/integrations/integration-platform/webhooks of
// getsentry/sentry-docs: installation, issues, issue-alerts, metric-alerts, comments, errors. Not described: activity alerts,
// preprod artifacts and Seer.

// The fields that the documentation does not list stay readable, as `unknown`.
interface Loose {
  [field: string]: unknown
}

// The values that the documentation lists; others are allowed.
type Open<T extends string> = T | (string & {})

interface Hook extends Loose {
  action: string
  installation: Loose & { uuid: string }
  actor: Actor
}

interface Actor extends Loose {
  type: Open<'user' | 'application'>
  id: string | number
  name: string
}

interface Installation extends Loose {
  status: Open<'pending' | 'installed'>
  organization: Loose & { slug: string; id?: number | undefined }
  app: Loose & { uuid: string; slug: string; sentryAppId?: number | undefined }
  /** Only while an installation with *Verify Install* is pending. */
  code?: string | undefined
  uuid: string
}

interface Issue extends Loose {
  url?: string | undefined
  web_url?: string | undefined
  project_url?: string | undefined
  id: string
  shareId?: string | null | undefined
  shortId: string
  title: string
  culprit: string | null
  permalink?: string | null | undefined
  logger: string | null
  level: string
  status: Open<'resolved' | 'unresolved' | 'ignored'>
  statusDetails: StatusDetails
  substatus?:
    | Open<
        | 'archived_until_escalating'
        | 'archived_until_condition_met'
        | 'archived_forever'
        | 'escalating'
        | 'ongoing'
        | 'regressed'
        | 'new'
      >
    | null
    | undefined
  isPublic: boolean
  platform: string | null
  project: Loose & { id: string; name: string; slug: string; platform: string | null }
  type: string
  metadata: Metadata
  numComments: number
  assignedTo: Loose | null
  isBookmarked: boolean
  isSubscribed: boolean
  subscriptionDetails: Loose | null
  hasSeen: boolean
  annotations: unknown[]
  issueType?: string | undefined
  issueCategory?: string | undefined
  priority?: Open<'high' | 'medium' | 'low'> | null | undefined
  priorityLockedAt?: string | null | undefined
  seerFixabilityScore?: number | null | undefined
  seerAutofixLastTriggered?: string | null | undefined
  isUnhandled?: boolean | undefined
  count: string
  userCount: number
  firstSeen: string
  lastSeen: string
}

interface StatusDetails extends Loose {
  inRelease?: string | undefined
  inNextRelease?: boolean | undefined
  inCommit?: Loose | undefined
  ignoreCount?: number | undefined
  ignoreWindow?: number | undefined
  ignoreUserCount?: number | undefined
  ignoreUserWindow?: number | undefined
  ignoreDuration?: number | undefined
}

interface Metadata extends Loose {
  title?: string | undefined
  type?: string | undefined
  value?: string | undefined
  filename?: string | undefined
  [field: string]: unknown
}

interface ErrorEvent extends Loose {
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
  contexts: Record<string, Loose>
  exception?: (Loose & { values: Exception[] }) | undefined
  request?: Loose | null | undefined
  sdk?: (Loose & { name: string; version: string; [field: string]: unknown }) | null | undefined
  user?:
    | (Loose & {
        id?: string | undefined
        email?: string | undefined
        username?: string | undefined
        ip_address?: string | undefined
        [field: string]: unknown
      })
    | null
    | undefined
  key_id?: string | undefined
  time_spent?: number | null | undefined
}

interface Exception extends Loose {
  type: string
  value: string
  mechanism?: Loose | null | undefined
  /** The oldest frame comes first. */
  stacktrace?: (Loose & { frames: Frame[] }) | null | undefined
}

interface Frame extends Loose {
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

interface EventAlert extends Loose {
  event: ErrorEvent
  triggered_rule: string
  issue_alert?: (Loose & { title: string; settings: (Loose & { name: string; value: unknown })[] }) | undefined
}

interface MetricAlert extends Loose {
  description_text: string
  description_title: string
  web_url: string
  metric_alert: Loose & {
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

interface AlertRule extends Loose {
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
  triggers: Loose[]
  include_all_projects: boolean
  created_by: Loose | null
  date_created: string
  date_modified: string
}

interface Comment extends Loose {
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
  data: Loose & { error: ErrorEvent }
}

interface EventAlertHook extends Hook {
  data: EventAlert
}

interface InstallationHook extends Hook {
  data: Loose & { installation: Installation }
}

interface IssueHook extends Hook {
  data: Loose & { issue: Issue }
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
