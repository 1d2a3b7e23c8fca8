import { createHmac } from 'node:crypto'
import type { RowEvidence } from '../evidence.js'

export const evidence: RowEvidence = {
  documented: {
    secret: 'a-signature-key',
    body: '{"id":"evt_6aznipgxbuaure3qen5qbzyswy","type":"payment_captured","data":{}}',
    event: 'payment_captured',
    sign: ({ secret, body }) => ({
      headers: { 'cko-signature': createHmac('sha256', secret).update(body).digest('hex') },
    }),
  },
}
