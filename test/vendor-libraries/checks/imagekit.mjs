import ImageKit from '@imagekit/nodejs'

const { webhooks } = new ImageKit({ privateKey: 'an-api-key' })

export const accepts = ({ text, headers, secret }) => {
  webhooks.unwrap(text, { headers, key: secret })
}
