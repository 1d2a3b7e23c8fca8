import { standardVendor } from './table/standard-vendor.js'

/** incident.io: incidents, alerts and follow-ups. The event name is `event_type`: `public_incident.incident_created_v2`. */
export const incidentIo = standardVendor({
  name: 'incident-io',
  title: 'incident.io',
  strength: 'signed with time',
  source: 'https://docs.incident.io/api-reference/webhooks',
  verifiedOn: '2026-11-28',
  evidence: 'documented',
  headerPrefix: 'webhook-',
  event: { field: 'event_type' },
  sampleEvent: 'public_incident.incident_created_v2',
  id: { header: 'webhook-id' },
  retries: { hours: 24 },
})
