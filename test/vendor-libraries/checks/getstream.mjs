import { createHmac } from 'node:crypto'
import { StreamClient } from '@stream-io/node-sdk'

export const accepts = ({ text, headers, secret }) =>
  new StreamClient('an-api-key', secret).verifyWebhook(text, headers['x-signature'])

export const sign = ({ text, secret }) => ({ 'X-Signature': createHmac('sha256', secret).update(text).digest('hex') })
