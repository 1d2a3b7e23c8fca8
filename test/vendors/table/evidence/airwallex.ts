import { createHmac } from 'node:crypto'
import type { RowEvidence } from '../evidence.js'

export const evidence: RowEvidence = {
  documented: {
    secret: 'a-webhook-secret',
    body: '{"id":"evt_sgstlmv8","name":"payout.transfer.paid","account_id":"acct_1"}',
    event: 'payout.transfer.paid',
    sign: ({ secret, body, sentAt }) => {
      const time = sentAt
      const hash = createHmac('sha256', secret).update(`${time}${body}`).digest('hex')
      return { headers: { 'x-timestamp': `${time}`, 'x-signature': hash } }
    },
  },
}
