import { StreamClient } from '@stream-io/node-sdk'

export const accepts = ({ text, headers, secret }) =>
  new StreamClient('an-api-key', secret).verifyWebhook(text, headers['x-signature'])
