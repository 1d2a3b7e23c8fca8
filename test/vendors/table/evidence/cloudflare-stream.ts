import { createHmac } from 'node:crypto'
import type { Documented } from '../evidence.js'

export const documented: Documented = {
  secret: 'a-webhook-secret',
  body: '{"uid":"6b9e68b07dfee8cc2d116e4c51d6a957","readyToStream":true,"status":{"state":"error"}}',
  event: 'error',
  sign: ({ secret, body, sentAt }) => {
    const time = Math.floor(sentAt / 1000)
    const hash = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
    return { headers: { 'webhook-signature': `time=${time},sig1=${hash}` } }
  },
}
