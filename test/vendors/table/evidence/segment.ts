import { createHmac } from 'node:crypto'
import type { Documented } from '../evidence.js'

export const documented: Documented = {
  secret: 'a-webhook-secret',
  body: '{"messageId":"ajs-1","type":"track","event":"Paid"}',
  event: 'track',
  sign: ({ secret, body }) => {
    const hash = createHmac('sha1', secret).update(body).digest('hex')
    return { headers: { 'x-signature': hash } }
  },
}
