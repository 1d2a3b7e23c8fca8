import { createHmac } from 'node:crypto'
import type { Documented } from '../evidence.js'

export const documented: Documented = {
  secret: 'a-webhook-secret',
  body: '{"ref":"refs/heads/main","commits":[]}',
  event: 'push',
  sign: ({ secret, body }) => {
    const hash = createHmac('sha256', secret).update(body).digest('hex')
    return { headers: { 'x-gitea-event': 'push', 'x-gitea-signature': hash } }
  },
}
