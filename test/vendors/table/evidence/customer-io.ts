import { createHmac } from 'node:crypto'
import type { Documented } from '../evidence.js'

export const documented: Documented = {
  secret: 'a-signing-key',
  body: '{"data":{"customer_id":"0200102"},"event_id":"01E4C4C6P79C12J5A6KPE6XNFD","object_type":"email","metric":"opened","timestamp":1795000000}',
  event: 'email.opened',
  sign: ({ secret, body, sentAt }) => {
    const time = Math.floor(sentAt / 1000)
    const hash = createHmac('sha256', secret).update(`v0:${time}:${body}`).digest('hex')
    return { headers: { 'x-cio-timestamp': `${time}`, 'x-cio-signature': hash } }
  },
}
