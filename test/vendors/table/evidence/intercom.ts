import { hmacOfBody } from '../documented-hmac.js'

export const documented = hmacOfBody({
  secret: 'a-client-secret',
  body: '{"type":"notification_event","id":"notif_78c122d0-23ba-11e4-9464-79b01267cc2e","topic":"user.created","app_id":"a86dr8yl","data":{"type":"notification_event_data","item":{"type":"user"}}}',
  event: 'user.created',
  header: 'x-hub-signature',
  prefix: 'sha1=',
  hash: 'sha1',
})
