import { createHmac } from 'node:crypto'
import type { Documented } from '../evidence.js'

export const documented: Documented = {
  secret: 'an-hmac-key-of-connect',
  body: '{"event":"envelope-completed","retryCount":0,"data":{"envelopeId":"2d0c6d4e-1a5c-4c2e-8a4f-6f2c3b1f7a10"}}',
  event: 'envelope-completed',
  sign: ({ secret, body }) => ({
    headers: {
      'x-authorization-digest': 'HMACSHA256',
      'x-docusign-signature-1': createHmac('sha256', 'an-older-key').update(body).digest('base64'),
      'x-docusign-signature-2': createHmac('sha256', secret).update(body).digest('base64'),
    },
  }),
}
