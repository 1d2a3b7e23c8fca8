import { createHmac } from 'node:crypto'
import type { Documented } from '../evidence.js'

export const documented: Documented = {
  secret: 'a-webhook-secret',
  body: '{"meta":{"event_name":"order_created"},"data":{"id":"1"}}',
  event: 'order_created',
  sign: ({ secret, body }) => {
    const hash = createHmac('sha256', secret).update(body).digest('hex')
    return { headers: { 'x-signature': hash } }
  },
}
