import { hmacOfBody } from '../documented-hmac.js'

export const documented = hmacOfBody({
  secret: 'a-hook-secret',
  body: '{"events":[{"user":{"gid":"1"},"action":"changed","resource":{"gid":"2","resource_type":"task"}}]}',
  event: 'task.changed',
  header: 'x-hook-signature',
})
