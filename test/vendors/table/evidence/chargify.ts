import { hmacOfBody } from '../documented-hmac.js'

export const documented = hmacOfBody({
  secret: 'a-shared-key',
  body: 'id=711&event=renewal_success&payload%5Bsubscription%5D%5Bid%5D=7',
  event: 'renewal_success',
  header: 'x-chargify-webhook-signature-hmac-sha-256',
})
