import { createHmac } from 'node:crypto'
import type { Documented } from '../evidence.js'

export const documented: Documented = {
  secret: 'a-shared-key',
  body: '{"id":711,"event":"renewal_success","payload":{"subscription":{"id":7}}}',
  event: 'renewal_success',
  sign: ({ secret, body }) => {
    const hash = createHmac('sha256', secret).update(body).digest('hex')
    return { headers: { 'x-chargify-webhook-signature-hmac-sha-256': hash } }
  },
}
