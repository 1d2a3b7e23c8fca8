import { createHmac } from 'node:crypto'
import { verifyWebhookSignature } from '@hookdeck/sdk/webhooks/helpers.js'

export async function accepts({ text, headers, secret }) {
  const { isValidSignature } = await verifyWebhookSignature({ headers, rawBody: text, signingSecret: secret })
  return isValidSignature
}

export const sign = ({ text, secret }) => ({
  'x-hookdeck-signature': createHmac('sha256', secret).update(text).digest('base64'),
})
