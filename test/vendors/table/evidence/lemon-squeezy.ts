import { hmacOfBody } from '../documented-hmac.js'

export const documented = hmacOfBody({
  secret: 'a-webhook-secret',
  body: '{"meta":{"event_name":"order_created"},"data":{"id":"1"}}',
  event: 'order_created',
  header: 'x-signature',
})
