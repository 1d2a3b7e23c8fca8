import { createHmac } from 'node:crypto'
import type { Documented } from '../evidence.js'

export const documented: Documented = {
  secret: 'a-webhook-secret',
  body: '{"timestamp":1698252879,"event":"branch.ready","resource":{"id":"ecrmjy2f4a5o"}}',
  event: 'branch.ready',
  sign: ({ secret, body }) => {
    const hash = createHmac('sha256', secret).update(body).digest('hex')
    return { headers: { 'x-planetscale-signature': hash } }
  },
}
