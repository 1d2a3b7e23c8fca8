/** The events of Sentry with a type, which `npm run payloads` completes. */
export const sentryEvents = [
  'comment.created',
  'comment.deleted',
  'comment.updated',
  'error.created',
  'event_alert.triggered',
  'installation.created',
  'installation.deleted',
  'issue.archived',
  'issue.assigned',
  'issue.created',
  'issue.resolved',
  'issue.unresolved',
  'metric_alert.critical',
  'metric_alert.resolved',
  'metric_alert.warning',
] as const
