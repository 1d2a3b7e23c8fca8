import type { Documented } from '../evidence.js'

export const documented: Documented = {
  secret: 'S3cret_token-of_256',
  body: '{"update_id":10000,"message":{"date":1441645532,"chat":{"id":1111111,"type":"private"},"message_id":1365,"text":"/start"}}',
  event: 'update',
  sign: ({ secret }) => ({ headers: { 'x-telegram-bot-api-secret-token': secret } }),
}
