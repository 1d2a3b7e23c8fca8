import { createHmac } from 'node:crypto'
import type { Documented } from '../evidence.js'

export const documented: Documented = {
  secret: 'a-webhook-secret',
  body: '{"id":"fe869b23-097b-4c95-9891-cb59c753a895","resourceId":"ac84655e-8d28-e911-8115-c4a646b43d5b","topic":"customer_transfer_completed"}',
  event: 'customer_transfer_completed',
  sign: ({ secret, body }) => {
    const hash = createHmac('sha256', secret).update(body).digest('hex')
    return { headers: { 'x-request-signature-sha-256': hash } }
  },
}
