import { createHmac } from 'node:crypto'
import type { Documented } from '../evidence.js'

export const documented: Documented = {
  secret: 'a-client-secret',
  body: '{"type":"notification_event","id":"notif_78c122d0-23ba-11e4-9464-79b01267cc2e","topic":"user.created","app_id":"a86dr8yl","data":{"type":"notification_event_data","item":{"type":"user"}}}',
  event: 'user.created',
  sign: ({ secret, body }) => {
    const hash = createHmac('sha1', secret).update(body).digest('hex')
    return { headers: { 'x-hub-signature': `sha1=${hash}` } }
  },
}
