import { createHmac } from 'node:crypto'
import type { Documented } from '../evidence.js'

export const documented: Documented = {
  secret: 'a-signature-key',
  body: '{"id":"evt_6aznipgxbuaure3qen5qbzyswy","type":"payment_captured","data":{}}',
  event: 'payment_captured',
  sign: ({ secret, body }) => ({
    headers: { 'cko-signature': createHmac('sha256', secret).update(body).digest('hex') },
  }),
}
