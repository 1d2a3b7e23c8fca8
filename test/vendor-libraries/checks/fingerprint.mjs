import { createHmac } from 'node:crypto'
import { isValidWebhookSignature } from '@fingerprint/node-sdk'

export const accepts = ({ body, headers, secret }) =>
  isValidWebhookSignature({ header: headers['fpjs-event-signature'], data: body, secret })

export const sign = ({ text, secret }) => ({
  'fpjs-event-signature': `v1=${createHmac('sha256', secret).update(text).digest('hex')}`,
})
