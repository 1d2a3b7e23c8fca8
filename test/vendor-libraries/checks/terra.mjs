import { createHmac } from 'node:crypto'
import { verifyTerraWebhookSignature } from 'terra-api'

export const accepts = ({ text, headers, secret }) =>
  verifyTerraWebhookSignature(text, headers['terra-signature'], secret)

export function sign({ text, secret }) {
  const time = Math.floor(Date.now() / 1000)
  return { 'terra-signature': `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${text}`).digest('hex')}` }
}
