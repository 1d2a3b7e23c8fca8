import { createHash, generateKeyPairSync, sign } from 'node:crypto'
import type { Documented } from '../evidence.js'

const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

export const documented: Documented = {
  secret: String(publicKey.export({ type: 'spki', format: 'pem' })),
  body: '{"webhook_type":"TRANSACTIONS","webhook_code":"SYNC_UPDATES_AVAILABLE","item_id":"wz666MBjYWTp2PDzzggYhM6oWWmBb"}',
  event: 'TRANSACTIONS.SYNC_UPDATES_AVAILABLE',
  sign: ({ body, sentAt }) => {
    const claims = {
      iat: Math.floor(sentAt / 1000),
      request_body_sha256: createHash('sha256').update(body).digest('hex'),
    }
    const content = `${base64url({ alg: 'ES256', kid: 'bfbd5111-8e33-4643-8ced-b2e642a72f3c', typ: 'JWT' })}.${base64url(claims)}`
    const signature = sign('sha256', Buffer.from(content), { key: privateKey, dsaEncoding: 'ieee-p1363' })
    return { headers: { 'plaid-verification': `${content}.${signature.toString('base64url')}` } }
  },
}
