import { hmacOfBody } from '../documented-hmac.js'

export const documented = hmacOfBody({
  secret: 'a-webhook-secret',
  body: '{"event":"tracking_update","event_id":"fc4e4f7b-dd48-5a57-9a44-5f0a9cc9d3d7","msg":{"tag":"InTransit"}}',
  event: 'tracking_update',
  header: 'aftership-hmac-sha256',
  encoding: 'base64',
})
