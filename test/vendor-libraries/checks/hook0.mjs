import { createHmac } from 'node:crypto'
import { verifyWebhookSignature } from 'hook0-client'

export const accepts = ({ body, headers, secret }) =>
  verifyWebhookSignature(headers['x-hook0-signature'], body, new Headers(headers), secret, 300)

export function sign({ text, secret }) {
  const time = Math.floor(Date.now() / 1000)
  const headers = { 'content-type': 'application/json', 'x-event-id': 'e7', 'x-event-type': 'account.created' }
  const signed = `${time}.${Object.keys(headers).join(' ')}.${Object.values(headers).join('.')}.${text}`
  const hash = createHmac('sha256', secret).update(signed).digest('hex')
  return { ...headers, 'x-hook0-signature': `t=${time},h=${Object.keys(headers).join(' ')},v1=${hash}` }
}
