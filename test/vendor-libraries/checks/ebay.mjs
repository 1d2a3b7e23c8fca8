import client from 'event-notification-nodejs-sdk/lib/client.js'
import validator from 'event-notification-nodejs-sdk/lib/validator.js'

export const header = 'X-EBAY-SIGNATURE'

// Of the parts in the header, the package checks the signature only.
export function changeHeader(value) {
  const parts = JSON.parse(Buffer.from(value, 'base64'))
  const signature = parts.signature.replace(/.(?=.{8}$)/, (letter) => (letter === 'A' ? 'B' : 'A'))
  return Buffer.from(JSON.stringify({ ...parts, signature })).toString('base64')
}

// The package would get the key from eBay, which writes it in one line.
export async function accepts({ text, headers, secret }) {
  client.getPublicKey = async () => ({ key: secret.replaceAll('\n', '') })
  return validator.validateSignature(JSON.parse(text), headers['x-ebay-signature'], {})
}
