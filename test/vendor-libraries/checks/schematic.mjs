import { computeHexSignature, verifyWebhookSignature } from '@schematichq/schematic-typescript-node'

export const accepts = ({ body, headers, secret }) => verifyWebhookSignature({ headers }, secret, body)

export const sign = ({ text, secret }) => ({
  'X-Schematic-Webhook-Timestamp': '1795256130',
  'X-Schematic-Webhook-Signature': computeHexSignature(text, '1795256130', secret),
})
