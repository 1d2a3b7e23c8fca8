import { createHmac } from 'node:crypto'
import type { RowEvidence } from '../evidence.js'

export const evidence: RowEvidence = {
  documented: {
    secret: 'a-secret-key-of-the-endpoint',
    body: '{"new_account_notification":{"account":{"account_code":"1","email":"ada@example.com"}}}',
    event: 'notification',
    sign: ({ secret, body, sentAt }) => {
      const [older, newer] = ['an-older-key', secret].map((key) =>
        createHmac('sha256', key).update(`${sentAt}.${body}`).digest('hex'),
      )
      return { headers: { 'recurly-signature': `${sentAt},${older},${newer}` } }
    },
  },
}
