import { verifyWebhookSignature } from 'creem/webhooks.js'

export const accepts = ({ text, headers, secret }) => verifyWebhookSignature(text, headers, secret)
