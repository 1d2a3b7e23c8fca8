import { createHash, createHmac, createSecretKey } from 'node:crypto'
import signature from 'messagebird/lib/webhook-signature-jwt.js'

const sha256 = (text) => createHash('sha256').update(text).digest('hex')
const base64url = (value) => Buffer.from(JSON.stringify(value)).toString('base64url')

export const accepts = ({ body, headers, secret, url }) =>
  signature.verify(url, body, headers['messagebird-signature-jwt'], createSecretKey(Buffer.from(secret, 'utf8')))

// The package only verifies.
export function sign({ text, secret, url }) {
  const now = Math.floor(Date.now() / 1000)
  const claims = { iss: 'MessageBird', nbf: now, exp: now + 60, jti: 'an-id' }
  const hashes = { url_hash: sha256(url), payload_hash: sha256(text) }
  const content = `${base64url({ alg: 'HS256', typ: 'JWT' })}.${base64url({ ...claims, ...hashes })}`
  return {
    'MessageBird-Signature-JWT': `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`,
  }
}
