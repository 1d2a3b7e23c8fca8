import { createHmac } from 'node:crypto'
import type { Documented } from '../evidence.js'

export const documented: Documented = {
  secret: 'wbhsec_a-webhook-secret',
  body: '{"data":{"type":"event","id":"evt_XGuRj7nLhYpTqNhcM3nLqYQv","attributes":{"name":"inquiry.approved"}}}',
  event: 'inquiry.approved',
  sign: ({ secret, body, sentAt }) => {
    const time = Math.floor(sentAt / 1000)
    const hash = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
    return { headers: { 'persona-signature': `t=${time},v1=${'0'.repeat(64)} t=${time},v1=${hash}` } }
  },
}
