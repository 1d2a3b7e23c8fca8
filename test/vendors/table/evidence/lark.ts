import { createCipheriv, createHash } from 'node:crypto'
import type { Documented } from '../evidence.js'

export const documented: Documented = {
  secret: 'test key',
  body: '{"schema":"2.0","header":{"event_id":"f7984f25108f8137722bb63cee927e66","event_type":"contact.user.created_v3"}}',
  event: 'contact.user.created_v3',
  sign: ({ secret, body, sentAt }) => {
    const iv = Buffer.alloc(16, 'i')
    const cipher = createCipheriv('aes-256-cbc', createHash('sha256').update(secret).digest(), iv)
    const encrypt = Buffer.concat([iv, cipher.update(body), cipher.final()]).toString('base64')
    const sealed = JSON.stringify({ encrypt })
    const timestamp = String(Math.floor(sentAt / 1000))
    const signature = createHash('sha256').update(`${timestamp}nonce${secret}${sealed}`).digest('hex')
    return {
      headers: {
        'X-Lark-Request-Timestamp': timestamp,
        'X-Lark-Request-Nonce': 'nonce',
        'X-Lark-Signature': signature,
      },
      body: sealed,
    }
  },
}
