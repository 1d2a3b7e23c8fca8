import { createHmac } from 'node:crypto'
import type { Documented } from '../evidence.js'

export const documented: Documented = {
  secret: 'VoLs3g.3KOGzQ:a-key-secret',
  body: '{"items":[{"webhookId":"ABcDEf","source":"channel.presence","serial":"a7bcdEFghIjklm123456789:4","timestamp":1562124922426,"data":{}}]}',
  event: 'channel.presence',
  sign: ({ secret, body }) => {
    const [name = '', key = ''] = secret.split(':')
    const hash = createHmac('sha256', key).update(body).digest('base64')
    return { headers: { 'x-ably-key': name, 'x-ably-signature': hash } }
  },
}
