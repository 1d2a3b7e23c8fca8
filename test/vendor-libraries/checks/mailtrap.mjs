import { verifyWebhookSignature } from 'mailtrap'

export const accepts = ({ body, headers, secret }) =>
  verifyWebhookSignature(body, headers['mailtrap-signature'], secret)
