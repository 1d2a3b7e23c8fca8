import { Nango } from '@nangohq/node'

export const accepts = ({ text, headers, secret }) =>
  new Nango({ apiKey: 'an-api-key', webhookSigningKey: secret }).verifyIncomingWebhookRequest(text, headers)
