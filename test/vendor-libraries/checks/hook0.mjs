import { verifyWebhookSignature } from 'hook0-client'

export const accepts = ({ body, headers, secret }) =>
  verifyWebhookSignature(headers['x-hook0-signature'], body, new Headers(headers), secret, 300)
