import { createHmac } from 'node:crypto'
import type { Documented } from '../evidence.js'

export const documented: Documented = {
  secret: 'whsec_qFkA8y0YcHl9rB5m2N1vQ3p7T6w4ZxLg0sJdUeKiOhM=',
  body: '{"event_type":"public_incident.incident_updated_v2","public_incident.incident_updated_v2":{}}',
  event: 'public_incident.incident_updated_v2',
  sign: ({ secret, body, sentAt }) => {
    const time = Math.floor(sentAt / 1000)
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
    const hash = createHmac('sha256', key).update(`msg_2xW7.${time}.${body}`).digest('base64')
    return {
      headers: { 'webhook-id': 'msg_2xW7', 'webhook-timestamp': `${time}`, 'webhook-signature': `v1,${hash}` },
    }
  },
}
