import ModernTreasury from 'modern-treasury'

const client = new ModernTreasury({ organizationID: 'an-id', apiKey: 'an-api-key' })

export const accepts = ({ text, headers, secret }) => client.webhooks.validateSignature(text, headers, { key: secret })

export const sign = ({ text, secret }) => ({
  'X-Signature': client.webhooks.getSignature(text, { key: secret }),
})
