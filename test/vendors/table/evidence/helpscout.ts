import { createHmac } from 'node:crypto'
import type { Documented } from '../evidence.js'

export const documented: Documented = {
  secret: 'my-secret-key',
  body: '{"id":291938,"type":"email","status":"active"}',
  event: 'convo.assigned',
  sign: ({ secret, body }) => {
    const hash = createHmac('sha1', secret).update(body).digest('base64')
    return { headers: { 'x-helpscout-event': 'convo.assigned', 'x-helpscout-signature': hash } }
  },
}
