import { createHmac } from 'node:crypto'
import type { Documented } from '../evidence.js'

export const documented: Documented = {
  secret: 'a-consumer-secret',
  body: '{"for_user_id":"2244994945","tweet_create_events":[{"id_str":"1"}]}',
  event: 'activity',
  sign: ({ secret, body }) => ({
    headers: {
      'x-twitter-webhooks-signature': `sha256=${createHmac('sha256', secret).update(body).digest('base64')}`,
    },
  }),
}
