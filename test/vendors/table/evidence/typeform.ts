import { hmacOfBody } from '../documented-hmac.js'

export const documented = hmacOfBody({
  secret: '2b7e1516',
  body: '{"event_id":"01H0","event_type":"form_response","form_response":{"form_id":"lT4Z3j","token":"a3a12ec6"}}',
  event: 'form_response',
  header: 'Typeform-Signature',
  prefix: 'sha256=',
  encoding: 'base64',
})
