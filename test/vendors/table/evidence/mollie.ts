import { createHmac } from 'node:crypto'
import type { Documented } from '../evidence.js'

export const documented: Documented = {
  secret: 'your_shared_secret',
  body: '{"resource":"event","id":"event_GvJ8WHrp5isUdRub9CJyH","type":"payment-link.paid"}',
  event: 'payment-link.paid',
  // The examples of the document have no prefix; the packages write one.
  sign: ({ secret, body }) => ({
    headers: { 'x-mollie-signature': createHmac('sha256', secret).update(body).digest('hex') },
  }),
}
