import { hmacOfBody } from '../documented-hmac.js'

export const documented = hmacOfBody({
  secret: 'a-webhook-secret',
  body: '{"action":"create","data":{"id":"cd23c0a5"},"id":"a3f4e0ee-34b5-4b60-a7c1-2e1b2a1d4d0e","resource":"release"}',
  event: 'release.create',
  header: 'heroku-webhook-hmac-sha256',
  encoding: 'base64',
})
