import { createHmac } from 'node:crypto'
import type { Documented } from '../evidence.js'

export const documented: Documented = {
  secret: 'a-webhook-secret',
  body: '{"action":"create","data":{"id":"cd23c0a5"},"id":"a3f4e0ee-34b5-4b60-a7c1-2e1b2a1d4d0e","resource":"release"}',
  event: 'release.create',
  sign: ({ secret, body }) => {
    const hash = createHmac('sha256', secret).update(body).digest('base64')
    return { headers: { 'heroku-webhook-hmac-sha256': hash } }
  },
}
