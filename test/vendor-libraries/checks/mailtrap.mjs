import { createHmac } from 'node:crypto'
import { verifyWebhookSignature } from 'mailtrap'

export const accepts = ({ body, headers, secret }) =>
  verifyWebhookSignature(body, headers['mailtrap-signature'], secret)

export const sign = ({ text, secret }) => ({
  'Mailtrap-Signature': createHmac('sha256', secret).update(text).digest('hex'),
})
