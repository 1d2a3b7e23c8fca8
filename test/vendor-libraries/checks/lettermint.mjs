import { createHmac } from 'node:crypto'
import { Webhook } from 'lettermint'

export const accepts = ({ text, headers, secret }) => {
  new Webhook(secret).verify(text, headers['x-lettermint-signature'])
}

export function sign({ text, secret }) {
  const time = Math.floor(Date.now() / 1000)
  return {
    'X-Lettermint-Signature': `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${text}`).digest('hex')}`,
  }
}
