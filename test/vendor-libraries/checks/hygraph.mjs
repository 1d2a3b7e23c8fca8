import { generateWebhookSignature, verifyWebhookSignature } from '@hygraph/utils'

// The package reads the pairs in the order in which Hygraph writes them.
function inOrder(header) {
  const pairs = header.split(',').map((pair) => pair.trim())
  return ['sign=', 'env=', 't='].map((name) => pairs.find((pair) => pair.startsWith(name))).join(', ')
}

export const accepts = ({ text, headers, secret }) =>
  verifyWebhookSignature({ rawPayload: text, signature: inOrder(headers['gcms-signature']), secret })

export const sign = ({ text, secret }) => ({ 'gcms-signature': generateWebhookSignature({ rawPayload: text, secret }) })
