import { hmacOfBody } from '../documented-hmac.js'

export const documented = hmacOfBody({
  secret: 'a-consumer-secret',
  body: '{"for_user_id":"2244994945","tweet_create_events":[{"id_str":"1"}]}',
  event: 'activity',
  header: 'x-twitter-webhooks-signature',
  prefix: 'sha256=',
  encoding: 'base64',
})
