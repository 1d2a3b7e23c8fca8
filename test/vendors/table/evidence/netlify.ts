import { createHash, createHmac } from 'node:crypto'
import type { Documented } from '../evidence.js'

const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

export const documented: Documented = {
  secret: 'a-jws-secret-token',
  body: '{"id":"5f4","state":"ready","name":"site"}',
  event: 'ready',
  sign: ({ secret, body }) => {
    const claims = { iss: 'netlify', sha256: createHash('sha256').update(body).digest('hex') }
    const content = `${base64url({ alg: 'HS256' })}.${base64url(claims)}`
    const signature = createHmac('sha256', secret).update(content).digest('base64url')
    return { headers: { 'x-webhook-signature': `${content}.${signature}` } }
  },
}
