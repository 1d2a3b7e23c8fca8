import { createHmac } from 'node:crypto'
import Cronofy from 'cronofy'

export const accepts = ({ body, headers, secret }) =>
  new Cronofy({ client_secret: secret }).hmacValid({ hmac: headers['cronofy-hmac-sha256'], body })

export function sign({ text, secret }) {
  const [one, other] = [secret, 'another-secret'].map((key) => createHmac('sha256', key).update(text).digest('base64'))
  return { 'Cronofy-HMAC-SHA256': `${other},${one}` }
}
