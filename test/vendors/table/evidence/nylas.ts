import { createHmac } from 'node:crypto'
import type { Documented } from '../evidence.js'

export const documented: Documented = {
  secret: 'a-webhook-secret',
  body: '{"specversion":"1.0","type":"grant.expired","source":"/google/grants","id":"5a1c0f2e","data":{"object":{"grant_id":"1"}}}',
  event: 'grant.expired',
  sign: ({ secret, body }) => {
    return { headers: { 'x-nylas-signature': createHmac('sha256', secret).update(body).digest('hex') } }
  },
}
