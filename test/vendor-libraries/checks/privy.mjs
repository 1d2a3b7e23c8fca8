import { PrivyClient } from '@privy-io/node'
import { Webhook } from 'svix'

const client = new PrivyClient({ appId: 'an-app', appSecret: 'an-app-secret' })

export const accepts = ({ text, headers, secret }) => {
  client.webhooks().verify({ payload: text, headers, signing_secret: secret })
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
