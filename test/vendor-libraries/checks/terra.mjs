import { verifyTerraWebhookSignature } from 'terra-api'

export const accepts = ({ text, headers, secret }) =>
  verifyTerraWebhookSignature(text, headers['terra-signature'], secret)
