import { createHmac } from 'node:crypto'
import type { Documented } from '../evidence.js'

export const documented: Documented = {
  secret: 'a-webhook-secret',
  body: '{"_id":"57c0af6099690907435299","kind":"flag","date":1795000000000,"accesses":[{"action":"updateOn"}]}',
  event: 'flag',
  sign: ({ secret, body }) => {
    const hash = createHmac('sha256', secret).update(body).digest('hex')
    return { headers: { 'x-ld-signature': hash } }
  },
}
