import { standardWebhooks } from '../documented-hmac.js'

export const documented = standardWebhooks({
  secret: 'whsec_qFkA8y0YcHl9rB5m2N1vQ3p7T6w4ZxLg0sJdUeKiOhM=',
  body: '{"event_type":"order.canceled","company_id":"1"}',
  event: 'order.canceled',
})
