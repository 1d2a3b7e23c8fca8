import { createHmac } from 'node:crypto'
import type { Documented } from '../evidence.js'

export const documented: Documented = {
  secret: 'the-client-secret-of-the-integration',
  body: '{"id":"uev_7PQAu","type":"deployment.created","createdAt":1795000000000,"payload":{"deployment":{"id":"dpl_2"}}}',
  event: 'deployment.created',
  sign: ({ secret, body }) => ({
    headers: { 'x-vercel-signature': createHmac('sha1', secret).update(Buffer.from(body, 'utf-8')).digest('hex') },
  }),
}
