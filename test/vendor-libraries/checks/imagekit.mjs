import ImageKit from '@imagekit/nodejs'
import { Webhook } from 'standardwebhooks'

const { webhooks } = new ImageKit({ privateKey: 'an-api-key' })

export const accepts = ({ text, headers, secret }) => {
  webhooks.unwrap(text, { headers, key: secret })
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
