import { createHmac } from 'node:crypto'
import type { Documented } from '../evidence.js'

export const documented: Documented = {
  secret: 'a-webhook-secret',
  body: '{"triggerEvent":"BOOKING_CREATED","payload":{"uid":"bFJeNb2uX8ANpT3JL5EfXw"}}',
  event: 'BOOKING_CREATED',
  sign: ({ secret, body }) => {
    const hash = createHmac('sha256', secret).update(body).digest('hex')
    return { headers: { 'x-cal-signature-256': hash } }
  },
}
