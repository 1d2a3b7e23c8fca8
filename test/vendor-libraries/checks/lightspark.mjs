import { verifyAndParseWebhook } from '@lightsparkdev/lightspark-sdk'

export const payload = { timestamp: '2026-11-21T18:15:30Z', entity_id: 'OutgoingPayment:0189' }

export const accepts = ({ body, headers, secret }) =>
  verifyAndParseWebhook(body, headers['lightspark-signature'] ?? '', secret)
