import { createSign } from 'node:crypto'
import { rsa } from '../../../rsa-keys.js'
import type { Documented } from '../evidence.js'

export const documented: Documented = {
  secret: String(rsa.publicKey.export({ type: 'spki', format: 'pem' })),
  body: 'app_id=2014072300007148&subject=%E6%B5%8B+%26+a%25b&trade_status=TRADE_SUCCESS&notify_type=trade_status_sync&empty=',
  event: 'trade_status_sync',
  sign: ({ body }) => {
    const fields = new URLSearchParams(body)
    const text = [...fields.keys()]
      .sort()
      .map((name) => `${name}=${fields.get(name)}`)
      .join('&')
    fields.set('sign', createSign('sha256').update(text).sign(rsa.privateKey, 'base64'))
    fields.set('sign_type', 'RSA2')
    return { body: fields.toString() }
  },
}
