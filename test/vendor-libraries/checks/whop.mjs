import Whop from '@whop/sdk'

const { webhooks } = new Whop({ apiKey: 'an-api-key' })

// Whop's guide passes the secret in base64.
export const accepts = ({ text, headers, secret }) => {
  webhooks.unwrap(text, { headers, key: btoa(secret) })
}
