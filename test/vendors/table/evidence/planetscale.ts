import { hmacOfBody } from '../documented-hmac.js'

export const documented = hmacOfBody({
  secret: 'a-webhook-secret',
  body: '{"timestamp":1698252879,"event":"branch.ready","resource":{"id":"ecrmjy2f4a5o"}}',
  event: 'branch.ready',
  header: 'x-planetscale-signature',
})
