import { createHmac } from 'node:crypto'
import type { Documented } from '../evidence.js'

export const documented: Documented = {
  secret: 'a-secret-of-the-webhook',
  body: '{"id":727,"status":"processing","currency":"USD","total":"29.35"}',
  event: 'order.created',
  sign: ({ secret, body }) => ({
    headers: {
      'x-wc-webhook-topic': 'order.created',
      'x-wc-webhook-resource': 'order',
      'x-wc-webhook-event': 'created',
      'x-wc-webhook-id': '7',
      'x-wc-webhook-signature': createHmac('sha256', secret).update(body).digest('base64'),
    },
  }),
}
