import { createHmac } from 'node:crypto'
import type { Documented } from '../evidence.js'

export const documented: Documented = {
  secret: 'a-webhook-secret',
  body: '{"event":"charge.success","data":{"id":302961}}',
  event: 'charge.success',
  sign: ({ secret, body }) => {
    const hash = createHmac('sha512', secret).update(body).digest('hex')
    return { headers: { 'x-paystack-signature': hash } }
  },
}
