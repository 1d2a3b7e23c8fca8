import { createHmac } from 'node:crypto'
import type { Documented } from '../evidence.js'

export const documented: Documented = {
  secret: 'a-signing-key-of-the-subscription',
  body: '{"event":"invitee.created","created_at":"2026-11-22T12:00:00.000000Z","payload":{"email":"ada@example.com"}}',
  event: 'invitee.created',
  sign: ({ secret, body, sentAt }) => {
    const t = Math.floor(sentAt / 1000)
    const v1 = createHmac('sha256', secret).update(`${t}.${body}`).digest('hex')
    return { headers: { 'calendly-webhook-signature': `t=${t},v1=${v1}` } }
  },
}
