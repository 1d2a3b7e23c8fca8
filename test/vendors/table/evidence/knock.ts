import { createHmac } from 'node:crypto'
import type { Documented } from '../evidence.js'

export const documented: Documented = {
  secret: 'a-webhook-secret',
  body: '{"__typename":"Event","type":"message.sent","data":{}}',
  event: 'message.sent',
  sign: ({ secret, body, sentAt }) => {
    const hash = createHmac('sha256', secret).update(`${sentAt}.${body}`).digest('base64')
    return { headers: { 'x-knock-signature': `t=${sentAt},s=${hash}` } }
  },
}
