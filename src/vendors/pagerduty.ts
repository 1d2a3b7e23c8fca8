import type { PagerdutyPayloads } from './payloads/pagerduty.js'
import type { WithPayloads } from './table/define-vendor.js'
import { macVendor } from './table/mac-vendor.js'

export type { PagerdutyPayloads } from './payloads/pagerduty.js'

const events = [
  'incident.acknowledged',
  'incident.action_invocation.created',
  'incident.action_invocation.terminated',
  'incident.action_invocation.updated',
  'incident.annotated',
  'incident.conference_bridge.updated',
  'incident.custom_field_values.updated',
  'incident.delegated',
  'incident.escalated',
  'incident.incident_type.changed',
  'incident.priority_updated',
  'incident.reassigned',
  'incident.reopened',
  'incident.resolved',
  'incident.responder.added',
  'incident.responder.replied',
  'incident.role.assigned',
  'incident.service_updated',
  'incident.status_update_published',
  'incident.task.completed',
  'incident.task.created',
  'incident.task.updated',
  'incident.triggered',
  'incident.unacknowledged',
  'incident.workflow.completed',
  'incident.workflow.started',
  'service.created',
  'service.custom_field_values.updated',
  'service.deleted',
  'service.updated',
] as const satisfies readonly (keyof PagerdutyPayloads)[]

const preset = macVendor({
  name: 'pagerduty',
  title: 'PagerDuty',
  strength: 'signed',
  source: 'https://github.com/PagerDuty/developer-docs/blob/main/docs/webhooks/04-Signatures.md',
  verifiedOn: '2026-11-22',
  evidence: 'vector',
  signature: { header: 'X-PagerDuty-Signature', separator: ',', signature: 'v1' },
  event: { field: 'event.event_type' },
  sampleEvent: 'incident.triggered',
  events,
  id: { field: 'event.id' },
})

/** PagerDuty: incidents and services, as V3 webhooks. */
export const pagerduty = preset as unknown as WithPayloads<typeof preset, PagerdutyPayloads>
