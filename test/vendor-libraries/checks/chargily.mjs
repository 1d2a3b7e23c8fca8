import { createHmac } from 'node:crypto'
import { verifySignature } from '@chargily/chargily-pay'

export const accepts = ({ body, headers, secret }) => verifySignature(body, headers['signature'], secret)

export const sign = ({ text, secret }) => ({
  signature: createHmac('sha256', secret).update(text).digest('hex'),
})
