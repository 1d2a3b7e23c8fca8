import { createHmac } from 'node:crypto'
import type { Documented } from '../evidence.js'

export const documented: Documented = {
  secret: 'a-client-secret',
  body: '{"client_key":"bwo2m45353a6k85","event":"authorization.removed","create_time":1615338610}',
  event: 'authorization.removed',
  sign: ({ secret, body, sentAt }) => {
    const time = Math.floor(sentAt / 1000)
    const hash = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
    return { headers: { 'tiktok-signature': `t=${time},s=${hash}` } }
  },
}
