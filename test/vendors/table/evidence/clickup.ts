import { hmacOfBody } from '../documented-hmac.js'

export const documented = hmacOfBody({
  secret: 'a-webhook-secret',
  body: '{"webhook_id":"7689a169","event":"taskCreated","task_id":"c0j"}',
  event: 'taskCreated',
  header: 'x-signature',
})
