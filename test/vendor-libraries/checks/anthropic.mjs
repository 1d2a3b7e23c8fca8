import Anthropic from '@anthropic-ai/sdk'

const client = new Anthropic({ apiKey: 'an-api-key' })

export const accepts = ({ text, headers, secret }) => {
  client.beta.webhooks.unwrap(text, { headers, key: secret })
}
