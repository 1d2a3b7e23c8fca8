import { createHmac } from 'node:crypto'
import type { Documented } from '../evidence.js'

export const documented: Documented = {
  secret: 'a-secret',
  body: '{"id":"00000161-c61a","type":"OPEN","occurred":"2026-02-27T21:21:07Z"}',
  event: 'OPEN',
  sign: ({ secret, body, sentAt }) => {
    const time = Math.floor(sentAt / 1000)
    const hash = createHmac('sha256', secret).update(`${time}:${body}`).digest('hex')
    return { headers: { 'x-ua-timestamp': `${time}`, 'x-ua-signature': hash } }
  },
}
