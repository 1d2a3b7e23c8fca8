import { createHmac } from 'node:crypto'
import type { Documented } from '../evidence.js'

export const documented: Documented = {
  secret: 'dGhpc19zZWNyZXRfaXNfZm9yX3Rlc3Rpbmdfb25seQ==',
  body: '{"type":"zen:event-type:user.created","id":"01GKXQ3A3WRSV3K0Y9E2T7D5B8","account_id":12514403}',
  event: 'zen:event-type:user.created',
  sign: ({ secret, body, sentAt }) => {
    const timestamp = new Date(sentAt).toISOString().replace(/\.\d+Z$/, 'Z')
    return {
      headers: {
        'x-zendesk-webhook-signature-timestamp': timestamp,
        'x-zendesk-webhook-signature': createHmac('sha256', secret)
          .update(timestamp + body)
          .digest('base64'),
      },
    }
  },
}
