import { hmacOfBody } from '../documented-hmac.js'

export const documented = hmacOfBody({
  secret: 'qFkA8y0YcHl9rB5m2N1vQ3p7T6w4ZxLg0sJdUeKiOhM=',
  body: '{"type":"message","id":"1485983408511","text":"<at>Harbour</at> tide"}',
  event: 'message',
  header: 'authorization',
  prefix: 'HMAC ',
  encoding: 'base64',
  keyEncoding: 'base64',
})
