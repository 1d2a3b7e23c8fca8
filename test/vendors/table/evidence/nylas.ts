import { hmacOfBody } from '../documented-hmac.js'

export const documented = hmacOfBody({
  secret: 'a-webhook-secret',
  body: '{"specversion":"1.0","type":"grant.expired","source":"/google/grants","id":"5a1c0f2e","data":{"object":{"grant_id":"1"}}}',
  event: 'grant.expired',
  header: 'x-nylas-signature',
})
