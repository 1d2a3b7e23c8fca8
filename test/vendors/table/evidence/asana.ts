import { createHmac } from 'node:crypto'
import type { Documented } from '../evidence.js'

export const documented: Documented = {
  secret: 'a-hook-secret',
  body: '{"events":[{"user":{"gid":"1"},"action":"changed","resource":{"gid":"2","resource_type":"task"}}]}',
  event: 'task.changed',
  sign: ({ secret, body }) => ({
    headers: { 'x-hook-signature': createHmac('sha256', secret).update(body).digest('hex') },
  }),
}
