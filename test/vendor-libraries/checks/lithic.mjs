import Lithic from 'lithic'

const client = new Lithic({ apiKey: 'an-api-key' })

export const accepts = ({ text, headers, secret }) => {
  client.webhooks.verifySignature(text, headers, secret)
}
