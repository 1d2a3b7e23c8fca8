import { createHmac } from 'node:crypto'
import type { Documented } from '../evidence.js'

export const documented: Documented = {
  secret: 'a-signing-secret',
  body: '{"website_id":"5ce5","event":"message:send","data":{}}',
  event: 'message:send',
  sign: ({ secret, body, sentAt }) => ({
    headers: {
      'x-crisp-request-timestamp': `${sentAt}`,
      'x-crisp-signature': createHmac('sha256', secret).update(`[${sentAt};${body}]`).digest('hex'),
    },
  }),
}
