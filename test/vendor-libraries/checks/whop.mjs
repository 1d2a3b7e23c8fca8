import Whop from '@whop/sdk'
import { Webhook } from 'standardwebhooks'

const { webhooks } = new Whop({ apiKey: 'an-api-key' })

// Whop's guide passes the secret in base64.
export const accepts = ({ text, headers, secret }) => {
  webhooks.unwrap(text, { headers, key: btoa(secret) })
}

// The package verifies with `standardwebhooks`.
export function sign({ text, secret }) {
  const sentAt = new Date()
  return {
    'webhook-id': 'msg_1',
    'webhook-timestamp': `${Math.floor(sentAt.getTime() / 1000)}`,
    'webhook-signature': new Webhook(btoa(secret)).sign('msg_1', sentAt, text),
  }
}
