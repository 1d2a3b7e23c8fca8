import commerce from 'coinbase-commerce-node'

export const accepts = ({ text, headers, secret }) => {
  commerce.Webhook.verifyEventBody(text, headers['x-cc-webhook-signature'] ?? '', secret)
}
