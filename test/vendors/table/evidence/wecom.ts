import { createCipheriv, createHash } from 'node:crypto'
import type { Documented } from '../evidence.js'

export const documented: Documented = {
  secret: 'jWmYm7qr5nMoAUwZRjGtBxmz3KA1tkAj3ykkR6q2B2C',
  body: '<xml><MsgType><![CDATA[text]]></MsgType><MsgId>1</MsgId></xml>',
  event: 'text',
  sign: ({ secret, body, url, sentAt }) => {
    const key = Buffer.from(`${secret}=`, 'base64')
    const length = Buffer.alloc(4)
    length.writeUInt32BE(Buffer.byteLength(body))
    const plain = Buffer.concat([Buffer.alloc(16, 'r'), length, Buffer.from(`${body}wx5823bf96d3bd56c7`)])
    const padding = 32 - (plain.length % 32)
    const cipher = createCipheriv('aes-256-cbc', key, key.subarray(0, 16)).setAutoPadding(false)
    const encrypt = cipher.update(Buffer.concat([plain, Buffer.alloc(padding, padding)])).toString('base64')
    const timestamp = String(Math.floor(sentAt / 1000))
    const nonce = '1372623149'
    const text = ['QDG6eK', timestamp, nonce, encrypt].sort().join('')
    const signature = createHash('sha1').update(text).digest('hex')
    return {
      url: `${url}?msg_signature=${signature}&timestamp=${timestamp}&nonce=${nonce}`,
      headers: { 'content-type': 'text/xml' },
      body: `<xml><ToUserName><![CDATA[wx5823bf96d3bd56c7]]></ToUserName><Encrypt><![CDATA[${encrypt}]]></Encrypt><AgentID>1</AgentID></xml>`,
    }
  },
}
