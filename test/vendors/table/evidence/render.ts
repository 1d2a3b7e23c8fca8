import { createHmac } from 'node:crypto'
import type { Documented } from '../evidence.js'

export const documented: Documented = {
  secret: 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD',
  body: '{"type":"deploy_ended","timestamp":"2026-11-22T12:00:00Z","data":{"id":"evt-1","serviceId":"srv-1"}}',
  event: 'deploy_ended',
  sign: ({ secret, body, sentAt }) => {
    const time = `${Math.floor(sentAt / 1000)}`
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
    const hash = createHmac('sha256', key).update(`evt-1.${time}.${body}`).digest('base64')
    return {
      headers: { 'webhook-id': 'evt-1', 'webhook-timestamp': time, 'webhook-signature': `v1,${hash}` },
    }
  },
}
