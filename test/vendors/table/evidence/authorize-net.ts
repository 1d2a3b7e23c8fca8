import { createHmac } from 'node:crypto'
import type { Documented } from '../evidence.js'

export const documented: Documented = {
  secret:
    'F3F9B981C78E7A6187E42853F6CE2804177E98206164779423B02DEC981ACD6BF3F9B981C78E7A6187E42853F6CE2804177E98206164779423B02DEC981ACD6B',
  body: '{"notificationId":"d0e8e7fe-c3e7-4add-a480-27bc5ce28a18","eventType":"net.authorize.payment.refund.created","webhookId":"63d6fea2","payload":{}}',
  event: 'net.authorize.payment.refund.created',
  sign: ({ secret, body }) => {
    const hash = createHmac('sha512', Buffer.from(secret, 'hex')).update(body).digest('hex')
    return { headers: { 'x-anet-signature': `sha512=${hash.toUpperCase()}` } }
  },
}
