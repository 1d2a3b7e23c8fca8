import { createHmac } from 'node:crypto'
import type { Documented } from '../evidence.js'

export const documented: Documented = {
  secret: 'a-signing-key',
  body: '{"type":"inbound","authorization":{"id":"cmp_abc"},"payload":{"id":"evt_55c8c149"}}',
  event: 'inbound',
  sign: ({ secret, body, sentAt }) => {
    const time = sentAt
    const hash = createHmac('sha256', secret).update(`${time}:${body}`).digest('base64')
    return { headers: { 'x-front-request-timestamp': `${time}`, 'x-front-signature': hash } }
  },
}
