import { createHmac } from 'node:crypto'
import type { Documented } from '../evidence.js'

export const documented: Documented = {
  secret: 'qFkA8y0YcHl9rB5m2N1vQ3p7T6w4ZxLg0sJdUeKiOhM=',
  body: '{"type":"message","id":"1485983408511","text":"<at>Harbour</at> tide"}',
  event: 'message',
  sign: ({ secret, body }) => {
    const hash = createHmac('sha256', Buffer.from(secret, 'base64')).update(body).digest('base64')
    return { headers: { authorization: `HMAC ${hash}` } }
  },
}
