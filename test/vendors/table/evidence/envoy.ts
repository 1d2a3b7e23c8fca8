import { hmacOfBody } from '../documented-hmac.js'

export const documented = hmacOfBody({
  secret: 'a-client-secret',
  body: '{"meta":{"event":"entry_sign_out","location":{"id":"1"}},"payload":{"id":"1"}}',
  event: 'entry_sign_out',
  header: 'x-envoy-signature',
  encoding: 'base64',
})
