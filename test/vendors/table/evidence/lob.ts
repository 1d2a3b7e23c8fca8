import { createHmac } from 'node:crypto'
import type { Documented } from '../evidence.js'

export const documented: Documented = {
  secret: 'a-webhook-secret',
  body: '{"id":"evt_d95ff8ffd2b5cfb4","event_type":{"id":"postcard.delivered"}}',
  event: 'postcard.delivered',
  sign: ({ secret, body }) => {
    const hash = createHmac('sha256', secret).update(`1565125718.${body}`).digest('hex')
    return { headers: { 'lob-signature-timestamp': '1565125718', 'lob-signature': hash } }
  },
}
