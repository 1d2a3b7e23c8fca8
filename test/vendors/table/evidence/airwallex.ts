import { createHmac } from 'node:crypto'
import type { Documented } from '../evidence.js'

export const documented: Documented = {
  secret: 'a-webhook-secret',
  body: '{"id":"evt_sgstlmv8","name":"payout.transfer.paid","account_id":"acct_1"}',
  event: 'payout.transfer.paid',
  sign: ({ secret, body, sentAt }) => {
    const time = sentAt
    const hash = createHmac('sha256', secret).update(`${time}${body}`).digest('hex')
    return { headers: { 'x-timestamp': `${time}`, 'x-signature': hash } }
  },
}
