import { createHmac } from 'node:crypto'
import type { Documented } from '../evidence.js'

export const documented: Documented = {
  secret: 'a-webhook-secret',
  body: '{"data":[{"external_id":"5fT9zLkq2Sx","topic":"event:klaviyo.sent_sms","payload":{}}],"meta":{"klaviyo_webhook_id":"01HT"}}',
  event: 'event:klaviyo.sent_sms',
  sign: ({ secret, body }) => {
    const hash = createHmac('sha256', secret).update(`${body}2024-05-15T12:34:56+00:00`).digest('hex')
    return { headers: { 'klaviyo-timestamp': '2024-05-15T12:34:56+00:00', 'klaviyo-signature': hash } }
  },
}
