import { LinearWebhookClient } from '@linear/sdk/webhooks'

export const accepts = ({ body, headers, secret }) =>
  new LinearWebhookClient(secret).verify(body, headers['linear-signature'], JSON.parse(body).webhookTimestamp)
