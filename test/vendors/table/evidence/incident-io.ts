import { standardWebhooks } from '../documented-hmac.js'

export const documented = standardWebhooks({
  secret: 'whsec_qFkA8y0YcHl9rB5m2N1vQ3p7T6w4ZxLg0sJdUeKiOhM=',
  body: '{"event_type":"public_incident.incident_updated_v2","public_incident.incident_updated_v2":{}}',
  event: 'public_incident.incident_updated_v2',
})
