import { createHmac } from 'node:crypto'
import type { Documented } from '../evidence.js'

export const documented: Documented = {
  secret: 'a-webhook-secret',
  body: '{"data":{"order":{"order_id":"7"}},"type":"PAYMENT_SUCCESS_WEBHOOK"}',
  event: 'PAYMENT_SUCCESS_WEBHOOK',
  sign: ({ secret, body, sentAt }) => {
    const hash = createHmac('sha256', secret).update(`${sentAt}${body}`).digest('base64')
    return { headers: { 'x-webhook-timestamp': `${sentAt}`, 'x-webhook-signature': hash } }
  },
}
