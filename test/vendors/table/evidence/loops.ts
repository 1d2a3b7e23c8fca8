import { standardWebhooks } from '../documented-hmac.js'

export const documented = standardWebhooks({
  secret: 'whsec_qFkA8y0YcHl9rB5m2N1vQ3p7T6w4ZxLg0sJdUeKiOhM=',
  body: '{"eventName":"testing.testEvent","webhookSchemaVersion":"1.0.0"}',
  event: 'testing.testEvent',
})
