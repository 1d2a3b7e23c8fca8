import { createHmac } from 'node:crypto'
import EasyPost from '@easypost/api'

const client = new EasyPost('an-api-key')

export const accepts = ({ body, headers, secret }) => Boolean(client.Utils.validateWebhook(body, headers, secret))

// The package only verifies.
export const sign = ({ text, secret }) => ({
  'X-Hmac-Signature': `hmac-sha256-hex=${createHmac('sha256', secret).update(text).digest('hex')}`,
})
