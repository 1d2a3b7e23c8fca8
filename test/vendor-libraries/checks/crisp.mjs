import { createHmac } from 'node:crypto'
import { Crisp } from 'crisp-api'

const client = new Crisp()

// Their package takes numbers only.
export const headers = { 'X-Crisp-Request-Timestamp': '1795000000000' }

// The package signs the object that it writes again, so the sample is written as JSON.stringify does.
export const accepts = ({ text, headers, secret }) =>
  client.verifyWidget(secret, JSON.parse(text), headers['x-crisp-request-timestamp'], headers['x-crisp-signature'])

export function sign({ text, secret }) {
  const time = `${Date.now()}`
  const hash = createHmac('sha256', secret).update(`[${time};${text}]`).digest('hex')
  return { 'X-Crisp-Request-Timestamp': time, 'X-Crisp-Signature': hash }
}
