import { Aes, Formatter, Rsa } from 'wechatpay-axios-plugin'

export const header = 'Wechatpay-Signature'

const apiKey = '0123456789abcdef0123456789abcdef'

export function accepts({ text, headers, secret }) {
  const signed = Formatter.response(headers['wechatpay-timestamp'], headers['wechatpay-nonce'], text)
  if (!Rsa.verify(signed, headers['wechatpay-signature'], secret)) return false
  const { ciphertext, nonce, associated_data: aad } = JSON.parse(text).resource
  return Boolean(Aes.AesGcm.decrypt(ciphertext, apiKey, nonce, aad))
}
