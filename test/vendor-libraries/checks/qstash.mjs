import { Receiver } from '@upstash/qstash'

export async function accepts({ text, headers, secret }) {
  const receiver = new Receiver({ currentSigningKey: secret, nextSigningKey: 'sig_another' })
  return receiver.verify({ body: text, signature: headers['upstash-signature'] ?? '' })
}
