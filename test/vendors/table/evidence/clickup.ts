import { createHmac } from 'node:crypto'
import type { Documented } from '../evidence.js'

export const documented: Documented = {
  secret: 'a-webhook-secret',
  body: '{"webhook_id":"7689a169","event":"taskCreated","task_id":"c0j"}',
  event: 'taskCreated',
  sign: ({ secret, body }) => {
    const hash = createHmac('sha256', secret).update(body).digest('hex')
    return { headers: { 'x-signature': hash } }
  },
}
