import { createHmac } from 'node:crypto'
import { WebhookEventVerifier } from '@onfido/api'

export const accepts = ({ body, headers, secret }) =>
  Boolean(new WebhookEventVerifier(secret).readPayload(body, headers['x-sha2-signature']))

// The package only verifies.
export const sign = ({ text, secret }) => ({
  'X-SHA2-Signature': createHmac('sha256', secret).update(text).digest('hex'),
})
