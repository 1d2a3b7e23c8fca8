import { hmacOfBody } from '../documented-hmac.js'

export const documented = hmacOfBody({
  secret: 'a-webhook-secret',
  body: '{"messageId":"ajs-1","type":"track","event":"Paid"}',
  event: 'track',
  header: 'x-signature',
  hash: 'sha1',
})
