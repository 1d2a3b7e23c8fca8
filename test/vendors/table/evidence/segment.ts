import { createHmac } from 'node:crypto'
import type { RowEvidence } from '../evidence.js'

export const evidence: RowEvidence = {
  documented: {
    secret: 'a-webhook-secret',
    body: '{"messageId":"ajs-1","type":"track","event":"Paid"}',
    event: 'track',
    sign: ({ secret, body }) => {
      const hash = createHmac('sha1', secret).update(body).digest('hex')
      return { headers: { 'x-signature': hash } }
    },
  },
}
