import { hmacOfBody } from '../documented-hmac.js'

export const documented = hmacOfBody({
  secret: 'a-webhook-secret',
  body: '{"event":"charge.success","data":{"id":302961}}',
  event: 'charge.success',
  header: 'x-paystack-signature',
  hash: 'sha512',
})
