import { hmacOfBody } from '../documented-hmac.js'

export const documented = hmacOfBody({
  secret: 'a-webhook-secret',
  body: '{"_id":"57c0af6099690907435299","kind":"flag","date":1795000000000,"accesses":[{"action":"updateOn"}]}',
  event: 'flag',
  header: 'x-ld-signature',
})
