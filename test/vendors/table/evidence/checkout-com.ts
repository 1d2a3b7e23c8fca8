import { hmacOfBody } from '../documented-hmac.js'

export const documented = hmacOfBody({
  secret: 'a-signature-key',
  body: '{"id":"evt_6aznipgxbuaure3qen5qbzyswy","type":"payment_captured","data":{}}',
  event: 'payment_captured',
  header: 'cko-signature',
})
