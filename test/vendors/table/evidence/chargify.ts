import { hmacOfBody } from '../documented-hmac.js'

export const documented = hmacOfBody({
  secret: 'a-shared-key',
  body: '{"id":711,"event":"renewal_success","payload":{"subscription":{"id":7}}}',
  event: 'renewal_success',
  header: 'x-chargify-webhook-signature-hmac-sha-256',
})
