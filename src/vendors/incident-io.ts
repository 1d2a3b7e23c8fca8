import type { IncidentIoPayloads } from './payloads/incident-io.js'
import type { WithPayloads } from './table/define-vendor.js'
import { standardVendor } from './table/standard-vendor.js'

export type { IncidentIoPayloads } from './payloads/incident-io.js'

const events = [
  'private_incident.follow_up_created_v1',
  'private_incident.follow_up_updated_v1',
  'private_incident.incident_created_v2',
  'private_incident.incident_updated_v2',
  'public_incident.incident_created_v2',
  'public_incident.incident_updated_v2',
] as const satisfies readonly (keyof IncidentIoPayloads)[]

const preset = standardVendor({
  name: 'incident-io',
  title: 'incident.io',
  strength: 'signed with time',
  source: 'https://docs.incident.io/api-reference/webhooks',
  verifiedOn: '2026-11-28',
  evidence: 'documented',
  headerPrefix: 'webhook-',
  event: { field: 'event_type' },
  sampleEvent: 'public_incident.incident_created_v2',
  events,
  id: { header: 'webhook-id' },
  retries: { hours: 24 },
})

/** incident.io: incidents, alerts and follow-ups. The event name is `event_type`: `public_incident.incident_created_v2`. */
export const incidentIo = preset as unknown as WithPayloads<typeof preset, IncidentIoPayloads>
