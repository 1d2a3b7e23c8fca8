import Surge from '@surgeapi/node'

const client = new Surge({ apiKey: 'an-api-key' })

export const accepts = ({ text, headers, secret }) => {
  client.webhooks.unwrap(text, { headers, key: secret })
}
