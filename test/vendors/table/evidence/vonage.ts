import { createHash, createHmac } from 'node:crypto'
import type { Documented } from '../evidence.js'

const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

export const documented: Documented = {
  secret: 'a-signature-secret',
  body: '{"message_uuid":"aaaaaaaa-bbbb-cccc-dddd-0123456789ab","channel":"whatsapp","message_type":"text","text":"Hello"}',
  event: 'message',
  sign: ({ secret, body, sentAt }) => {
    const claims = {
      iat: Math.floor(sentAt / 1000),
      jti: 'c5ba8f24-1a14-4c10-bfdf-3fbe8ce511b5',
      iss: 'Vonage',
      payload_hash: createHash('sha256').update(body).digest('hex'),
      api_key: 'a1b2c3d',
    }
    const content = `${base64url({ alg: 'HS256', typ: 'JWT' })}.${base64url(claims)}`
    const signature = createHmac('sha256', secret).update(content).digest('base64url')
    return { headers: { authorization: `Bearer ${content}.${signature}` } }
  },
}
