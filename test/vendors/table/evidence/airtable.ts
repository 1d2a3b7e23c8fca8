import { hmacOfBody } from '../documented-hmac.js'

export const documented = hmacOfBody({
  secret: 'qFkA8y0YcHl9rB5m2N1vQ3p7T6w4ZxLg0sJdUeKiOhM=',
  body: '{"base":{"id":"app00000000000000"},"webhook":{"id":"ach00000000000000"},"timestamp":"2022-02-01T21:25:05.663Z"}',
  event: 'change',
  header: 'x-airtable-content-mac',
  prefix: 'hmac-sha256=',
  keyEncoding: 'base64',
})
