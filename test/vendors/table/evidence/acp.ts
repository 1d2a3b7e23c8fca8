import { createHmac } from 'node:crypto'
import type { Documented } from '../evidence.js'

export const documented: Documented = {
  secret: 'a-secret-that-merchant-and-agent-share',
  body: '{"type":"order_update","data":{"type":"order","id":"ord_88","checkout_session_id":"cs_31","permalink_url":"https://merchant.example/orders/88","status":"shipped"}}',
  event: 'order_update',
  sign: ({ secret, body, sentAt }) => {
    const seconds = Math.floor(sentAt / 1000)
    const mac = createHmac('sha256', secret).update(`${seconds}.${body}`, 'utf8').digest('hex')
    return { headers: { 'merchant-signature': `t=${seconds},v1=${mac}` } }
  },
}
