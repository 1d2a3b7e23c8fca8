import { createHmac } from 'node:crypto'
import type { Documented } from '../evidence.js'

export const documented: Documented = {
  secret: 'a-webhook-secret',
  body: '{"event":"tracking_update","event_id":"fc4e4f7b-dd48-5a57-9a44-5f0a9cc9d3d7","msg":{"tag":"InTransit"}}',
  event: 'tracking_update',
  sign: ({ secret, body }) => {
    const hash = createHmac('sha256', secret).update(body).digest('base64')
    return { headers: { 'aftership-hmac-sha256': hash } }
  },
}
