import { createCipheriv, createSign } from 'node:crypto'
import { rsa } from '../../../rsa-keys.js'
import type { Documented } from '../evidence.js'

export const documented: Documented = {
  secret: String(rsa.publicKey.export({ type: 'spki', format: 'pem' })),
  body: '{"mchid":"1230000109","trade_state":"SUCCESS"}',
  event: 'TRANSACTION.SUCCESS',
  sign: ({ body, sentAt }) => {
    const cipher = createCipheriv('aes-256-gcm', '0123456789abcdef0123456789abcdef', 'fdasflkja484')
    cipher.setAAD(Buffer.from(''))
    const encrypted = Buffer.concat([cipher.update(body), cipher.final(), cipher.getAuthTag()])
    const sealed = JSON.stringify({
      id: 'EV-2018022511223320873',
      event_type: 'TRANSACTION.SUCCESS',
      resource: {
        algorithm: 'AEAD_AES_256_GCM',
        ciphertext: encrypted.toString('base64'),
        associated_data: '',
        nonce: 'fdasflkja484',
      },
    })
    const timestamp = String(Math.floor(sentAt / 1000))
    const text = `${timestamp}\nnonce\n${sealed}\n`
    return {
      headers: {
        'Wechatpay-Timestamp': timestamp,
        'Wechatpay-Nonce': 'nonce',
        'Wechatpay-Serial': 'PUB_KEY_ID_1',
        'Wechatpay-Signature': createSign('sha256').update(text).sign(rsa.privateKey, 'base64'),
      },
      body: sealed,
    }
  },
}
