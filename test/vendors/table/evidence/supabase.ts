import { createHmac } from 'node:crypto'
import type { Documented } from '../evidence.js'

export const documented: Documented = {
  secret: 'v1,whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  body: '{"user":{"id":"6481a5c1-3d37-4a56-9f6a-bee08c554965"},"sms":{"otp":"561166"}}',
  event: 'hook',
  sign: ({ secret, body, sentAt }) => {
    const [id, time] = ['msg_2KWPBgLlAfxdpx2AI54pPJ85f4W', Math.floor(sentAt / 1000)]
    const key = Buffer.from(secret.replace('v1,whsec_', ''), 'base64')
    const signature = createHmac('sha256', key).update(`${id}.${time}.${body}`).digest('base64')
    return {
      headers: { 'webhook-id': id, 'webhook-timestamp': String(time), 'webhook-signature': `v1,${signature}` },
    }
  },
}
