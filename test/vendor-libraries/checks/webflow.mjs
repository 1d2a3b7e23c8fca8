import { createHmac } from 'node:crypto'
import { WebflowClient } from 'webflow-api'

const { webhooks } = new WebflowClient({ accessToken: 'an-access-token' })

export const accepts = ({ text, headers, secret }) => webhooks.verifySignature({ headers, body: text, secret })

export function sign({ text, secret }) {
  const time = Date.now()
  const hash = createHmac('sha256', secret).update(`${time}:${text}`).digest('hex')
  return { 'x-webflow-timestamp': `${time}`, 'x-webflow-signature': hash }
}
