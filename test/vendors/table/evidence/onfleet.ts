import { hmacOfBody } from '../documented-hmac.js'

export const documented = hmacOfBody({
  secret: '2b7e151628aed2a6abf7158809cf4f3c2b7e151628aed2a6abf7158809cf4f3c',
  body: '{"taskId":"lKzQnEoWYmcfEqwd9IXhqQrJ","triggerId":5,"triggerName":"taskFailed","time":1795000000}',
  event: 'taskFailed',
  header: 'x-onfleet-signature',
  hash: 'sha512',
  keyEncoding: 'hex',
})
