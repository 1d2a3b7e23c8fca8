import { SeamWebhook } from '@seamapi/webhook'
import { Webhook } from 'svix'

export const accepts = ({ text, headers, secret }) => {
  new SeamWebhook(secret).verify(text, headers)
}

// The package verifies with `svix`.
export function sign({ text, secret }) {
  const sentAt = new Date()
  return {
    'svix-id': 'msg_1',
    'svix-timestamp': `${Math.floor(sentAt.getTime() / 1000)}`,
    'svix-signature': new Webhook(secret).sign('msg_1', sentAt, text),
  }
}
