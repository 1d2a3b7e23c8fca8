import { verifyWebhookSignature } from '@hookdeck/sdk/webhooks/helpers.js'

export async function accepts({ text, headers, secret }) {
  const { isValidSignature } = await verifyWebhookSignature({ headers, rawBody: text, signingSecret: secret })
  return isValidSignature
}
