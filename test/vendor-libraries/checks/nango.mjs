import { createHmac } from 'node:crypto'
import { Nango } from '@nangohq/node'

export const accepts = ({ text, headers, secret }) =>
  new Nango({ apiKey: 'an-api-key', webhookSigningKey: secret }).verifyIncomingWebhookRequest(text, headers)

export const sign = ({ text, secret }) => ({
  'X-Nango-Hmac-Sha256': createHmac('sha256', secret).update(text).digest('hex'),
})
