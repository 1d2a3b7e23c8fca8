import type { SentryPayloads } from './payloads/sentry.js'
import type { WithPayloads } from './table/define-vendor.js'
import { macVendor } from './table/mac-vendor.js'

export type { SentryPayloads } from './payloads/sentry.js'

const events = [
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
] as const satisfies readonly (keyof SentryPayloads)[]

const preset = macVendor({
  name: 'sentry',
  title: 'Sentry',
  strength: 'signed',
  source: 'https://docs.sentry.io/integrations/integration-platform/webhooks/',
  verifiedOn: '2026-11-22',
  evidence: 'documented',
  signature: { header: 'Sentry-Hook-Signature' },
  event: [{ header: 'Sentry-Hook-Resource' }, { field: 'action' }],
  sampleEvent: 'issue.created',
  events,
  id: { header: 'Request-ID' },
  ackSeconds: 1,
})

/** Sentry: the integration platform. The event name is resource and action: `issue.created`. */
export const sentry = preset as unknown as WithPayloads<typeof preset, SentryPayloads>
