import { createHmac } from 'node:crypto'
import type { Documented } from '../evidence.js'

export const documented: Documented = {
  secret: 'whsec_a-text',
  body: '{"id":"evt_KleiO4HrSqqJxo3LlBTjI2LYU","event":"lead.created","createdAt":"2026-08-26T16:41:52.084Z","data":{}}',
  event: 'lead.created',
  sign: ({ secret, body }) => {
    const hash = createHmac('sha256', secret).update(body).digest('hex')
    return { headers: { 'dub-signature': hash } }
  },
}
