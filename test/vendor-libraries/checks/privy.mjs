import { PrivyClient } from '@privy-io/node'

const client = new PrivyClient({ appId: 'an-app', appSecret: 'an-app-secret' })

export const accepts = ({ text, headers, secret }) => {
  client.webhooks().verify({ payload: text, headers, signing_secret: secret })
}
