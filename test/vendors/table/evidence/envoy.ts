import { createHmac } from 'node:crypto'
import type { Documented } from '../evidence.js'

export const documented: Documented = {
  secret: 'a-client-secret',
  body: '{"meta":{"event":"entry_sign_out","location":{"id":"1"}},"payload":{"id":"1"}}',
  event: 'entry_sign_out',
  sign: ({ secret, body }) => {
    const hash = createHmac('sha256', secret).update(body).digest('base64')
    return { headers: { 'x-envoy-signature': hash } }
  },
}
