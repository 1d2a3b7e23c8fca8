import { hmacOfBody } from '../documented-hmac.js'

export const documented = hmacOfBody({
  secret: 'your_shared_secret',
  body: '{"resource":"event","id":"event_GvJ8WHrp5isUdRub9CJyH","type":"payment-link.paid"}',
  event: 'payment-link.paid',
  // The examples of the document have no prefix; the packages write one.
  header: 'x-mollie-signature',
})
