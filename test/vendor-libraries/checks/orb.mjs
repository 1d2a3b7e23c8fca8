import Orb from 'orb-billing'

const orb = new Orb({ apiKey: 'an-api-key' })

export const accepts = ({ text, headers, secret }) => {
  orb.webhooks.verifySignature(text, headers, secret)
}
