import { createHmac } from 'node:crypto'
import type { Documented } from '../evidence.js'

export const documented: Documented = {
  secret: 'qFkA8y0YcHl9rB5m2N1vQ3p7T6w4ZxLg0sJdUeKiOhM=',
  body: '{"base":{"id":"app00000000000000"},"webhook":{"id":"ach00000000000000"},"timestamp":"2022-02-01T21:25:05.663Z"}',
  event: 'change',
  sign: ({ secret, body }) => {
    const hash = createHmac('sha256', Buffer.from(secret, 'base64')).update(body).digest('hex')
    return { headers: { 'x-airtable-content-mac': `hmac-sha256=${hash}` } }
  },
}
