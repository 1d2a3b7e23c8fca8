import { hmacOfBody } from '../documented-hmac.js'

export const documented = hmacOfBody({
  secret: 'a-webhook-secret',
  body: '{"id":"fe869b23-097b-4c95-9891-cb59c753a895","resourceId":"ac84655e-8d28-e911-8115-c4a646b43d5b","topic":"customer_transfer_completed"}',
  event: 'customer_transfer_completed',
  header: 'x-request-signature-sha-256',
})
