import { createHmac } from 'node:crypto'
import { ConversationCallbackWebhooks } from '@sinch/sdk-core'

export const accepts = ({ text, headers, secret }) =>
  new ConversationCallbackWebhooks(secret).validateAuthenticationHeader(headers, text, '', 'POST')

// The package only verifies.
export function sign({ text, secret }) {
  const [nonce, time] = ['01FJA8B4A7BM43YGWSG9GBV067', String(Math.floor(Date.now() / 1000))]
  return {
    'x-sinch-webhook-signature-nonce': nonce,
    'x-sinch-webhook-signature-timestamp': time,
    'x-sinch-webhook-signature': createHmac('sha256', secret).update(`${text}.${nonce}.${time}`).digest('base64'),
  }
}
