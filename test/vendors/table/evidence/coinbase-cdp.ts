import { createHmac } from 'node:crypto'
import type { Documented } from '../evidence.js'

export const documented: Documented = {
  secret: '6e8b1d0a-a-subscription-secret',
  body: '{"eventId":"123e4567-e89b-12d3-a456-426614174000","eventType":"wallet.activity.detected","data":{}}',
  event: 'wallet.activity.detected',
  sign: ({ secret, body, sentAt }) => {
    const time = Math.floor(sentAt / 1000)
    const headers = {
      'content-type': 'application/json',
      'x-event-id': '123e4567-e89b-12d3-a456-426614174000',
      'x-event-type': 'wallet.activity.detected',
    }
    const names = Object.keys(headers).join(' ')
    const values = Object.values(headers).join('.')
    const hash = (content: string) => createHmac('sha256', secret).update(content).digest('hex')
    const [v0, v1] = [hash(`${time}.${body}`), hash(`${time}.${names}.${values}.${body}`)]
    return { headers: { ...headers, 'x-hook0-signature': `t=${time},v0=${v0},h=${names},v1=${v1}` } }
  },
}
