import { hmacOfBody } from '../documented-hmac.js'

export const documented = hmacOfBody({
  secret: 'a-webhook-secret',
  body: '{"triggerEvent":"BOOKING_CREATED","payload":{"uid":"bFJeNb2uX8ANpT3JL5EfXw"}}',
  event: 'BOOKING_CREATED',
  header: 'x-cal-signature-256',
})
