import { decrypt, getSignature } from '@wecom/crypto'

const token = 'QDG6eK'
const receiveId = 'wx5823bf96d3bd56c7'

export function accepts({ text, url, secret }) {
  const query = new URL(url).searchParams
  const encrypted = /<Encrypt><!\[CDATA\[([^\]]+)\]/.exec(text)?.[1] ?? ''
  const [signature, timestamp, nonce] = ['msg_signature', 'timestamp', 'nonce'].map((name) => query.get(name))
  return getSignature(token, timestamp, nonce, encrypted) === signature && decrypt(secret, encrypted).id === receiveId
}

export const change = (text) => text.replace(/(?<=<Encrypt><!\[CDATA\[)./, (letter) => (letter === 'A' ? 'B' : 'A'))

export const changeProof = (sample) => ({
  ...sample,
  url: sample.url.replace(/msg_signature=.{6}/, 'msg_signature=000000'),
})
