import Mux from '@mux/mux-node'

const mux = new Mux({ tokenId: 'an-id', tokenSecret: 'a-secret' })

export const accepts = async ({ text, headers, secret }) => {
  await mux.webhooks.verifySignature(text, headers, secret)
}
