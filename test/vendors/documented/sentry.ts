// Examples of getsentry/sentry-docs, docs/integrations/integration-platform/webhooks: the names and kinds of fields, with other
// values.
import type { SentryPayloads } from '../../../src/vendors/payloads/sentry.js'
import type { Closed } from './closed.js'

const hook = {
  installation: { uuid: 'aaaa' },
  actor: { type: 'application', id: 'sentry', name: 'Sentry' },
} as const

export const comment = [
  'comment.created',
  {
    ...hook,
    action: 'created',
    actor: { type: 'user', id: 1, name: 'A' },
    data: { comment: 'text', project_slug: 'p', comment_id: 2, issue_id: 3, timestamp: '2026-01-02T03:04:05.118160Z' },
  } satisfies Closed<SentryPayloads['comment.created']>,
] as const

export const issue = [
  'issue.created',
  {
    ...hook,
    action: 'created',
    data: {
      issue: {
        url: 'https://sentry.example/api/1',
        web_url: 'https://sentry.example/1',
        project_url: 'https://sentry.example/p',
        id: '1',
        shareId: null,
        shortId: 'PYTHON-Y',
        title: 'Error',
        culprit: 'transaction',
        permalink: 'https://sentry.example/1',
        logger: 'edge-function',
        level: 'fatal',
        status: 'unresolved',
        statusDetails: {},
        substatus: 'new',
        isPublic: false,
        platform: 'javascript',
        project: { id: '2', name: 'python', slug: 'python', platform: 'python' },
        type: 'default',
        metadata: { title: 'Error' },
        numComments: 0,
        assignedTo: null,
        isBookmarked: false,
        isSubscribed: false,
        subscriptionDetails: null,
        hasSeen: false,
        annotations: [],
        issueType: 'error',
        issueCategory: 'error',
        priority: 'high',
        priorityLockedAt: null,
        seerFixabilityScore: null,
        seerAutofixLastTriggered: null,
        isUnhandled: false,
        count: '3',
        userCount: 3,
        firstSeen: '2026-01-02T03:04:05.679000+00:00',
        lastSeen: '2026-01-02T03:04:05.738000+00:00',
      },
    },
  } satisfies Closed<SentryPayloads['issue.created']>,
] as const

export const metricAlert = [
  'metric_alert.resolved',
  {
    ...hook,
    action: 'resolved',
    data: {
      description_text: '1000 events',
      description_title: 'Resolved',
      metric_alert: {
        alert_rule: {
          aggregate: 'count()',
          created_by: null,
          dataset: 'events',
          date_created: '2026-01-02T03:04:05.000000Z',
          date_modified: '2026-01-02T03:04:05.000000Z',
          environment: null,
          id: '7',
          include_all_projects: false,
          name: 'Too many errors',
          organization_id: '5',
          projects: ['bar'],
          query: 'level:error',
          resolution: 1,
          resolve_threshold: null,
          status: 0,
          threshold_period: 1,
          threshold_type: 0,
          time_window: 10,
          triggers: [],
        },
        date_closed: null,
        date_created: '2026-01-02T03:04:05.000000Z',
        date_detected: '2026-01-02T03:04:05.000000Z',
        date_started: '2026-01-02T03:04:05.000000Z',
        id: '4',
        identifier: '1',
        organization_id: '5',
        projects: ['bar'],
        status: 2,
        status_method: 3,
        title: 'Sacred Marmot',
        type: 2,
      },
      web_url: 'https://sentry.example/alerts/1',
    },
  } satisfies Closed<SentryPayloads['metric_alert.resolved']>,
] as const

export const installation = [
  'installation.created',
  {
    ...hook,
    action: 'created',
    data: {
      installation: {
        status: 'pending',
        organization: { slug: 'test-org', id: 1 },
        app: { uuid: 'bbbb', slug: 'app', sentryAppId: 1 },
        code: 'cccc',
        uuid: 'aaaa',
      },
    },
  } satisfies Closed<SentryPayloads['installation.created']>,
] as const
