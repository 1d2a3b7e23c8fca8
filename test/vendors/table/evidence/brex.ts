import { standardWebhooks } from '../documented-hmac.js'

export const documented = standardWebhooks({
  secret: 'qFkA8y0YcHl9rB5m2N1vQ3p7T6w4ZxLg0sJdUeKiOhM=',
  body: '{"event_type":"TRANSFER_FAILED","company_id":"1"}',
  event: 'TRANSFER_FAILED',
})
