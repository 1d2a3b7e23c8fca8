import { createHmac } from 'node:crypto'
import type { Documented } from '../evidence.js'

export const documented: Documented = {
  secret: 'a-webhook-secret',
  body: '{"webhookId":"wh_octjglnywaupz6th","id":"whevt_ogrc5v64myey69ux","type":"ADDRESS_ACTIVITY","event":{}}',
  event: 'ADDRESS_ACTIVITY',
  sign: ({ secret, body }) => {
    const hash = createHmac('sha256', secret).update(body).digest('hex')
    return { headers: { 'x-alchemy-signature': hash } }
  },
}
