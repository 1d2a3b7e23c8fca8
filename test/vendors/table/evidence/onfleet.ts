import { createHmac } from 'node:crypto'
import type { Documented } from '../evidence.js'

export const documented: Documented = {
  secret: '2b7e151628aed2a6abf7158809cf4f3c2b7e151628aed2a6abf7158809cf4f3c',
  body: '{"taskId":"lKzQnEoWYmcfEqwd9IXhqQrJ","triggerId":5,"triggerName":"taskFailed","time":1795000000}',
  event: 'taskFailed',
  sign: ({ secret, body }) => {
    const hash = createHmac('sha512', Buffer.from(secret, 'hex')).update(body).digest('hex')
    return { headers: { 'x-onfleet-signature': hash } }
  },
}
