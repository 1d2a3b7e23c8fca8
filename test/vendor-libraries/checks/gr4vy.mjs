import { verifyWebhook } from '@gr4vy/sdk/lib/webhooks.js'

export const accepts = ({ text, headers, secret }) =>
  verifyWebhook(text, secret, headers['x-gr4vy-webhook-signatures'], headers['x-gr4vy-webhook-timestamp'], 300)
