import { createHmac } from 'node:crypto'
import type { RowEvidence } from '../evidence.js'

export const evidence: RowEvidence = {
  documented: {
    secret: 'a-webhook-secret',
    body: '{"hookId":"hook_1","event":"User.Created","data":{}}',
    event: 'User.Created',
    sign: ({ secret, body }) => {
      const hash = createHmac('sha256', secret).update(body).digest('hex')
      return { headers: { 'logto-signature-sha-256': hash } }
    },
  },
}
