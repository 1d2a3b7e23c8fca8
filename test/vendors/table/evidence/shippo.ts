import { createHmac } from 'node:crypto'
import type { Documented } from '../evidence.js'

export const documented: Documented = {
  secret: 'an-hmac-secret',
  body: '{"event":"track_updated","test":true,"data":{"tracking_number":"SHIPPO_TRANSIT"}}',
  event: 'track_updated',
  sign: ({ secret, body, sentAt }) => {
    const time = Math.floor(sentAt / 1000)
    const hash = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
    return { headers: { 'shippo-auth-signature': `t=${time},v1=${hash}` } }
  },
}
