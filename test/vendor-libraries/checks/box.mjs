import { createHmac } from 'node:crypto'
import { WebhooksManager } from 'box-node-sdk/managers/webhooks'

// The package also wants these headers, which are not signed.
const scheme = { 'box-signature-version': '1', 'box-signature-algorithm': 'HmacSHA256' }

export const accepts = ({ text, headers, secret }) =>
  WebhooksManager.validateMessage(text, { ...scheme, ...headers }, secret)

// The package only verifies. Box writes the time with the offset of its zone.
export function sign({ text, secret }) {
  const time = new Date(Date.now() - 7 * 3_600_000).toISOString().replace(/\.\d+Z$/, '-07:00')
  return {
    'BOX-DELIVERY-TIMESTAMP': time,
    'BOX-SIGNATURE-SECONDARY': createHmac('sha256', secret).update(text).update(time).digest('base64'),
  }
}
