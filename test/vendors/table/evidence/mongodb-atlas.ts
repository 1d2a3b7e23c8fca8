import { createHmac } from 'node:crypto'
import type { Documented } from '../evidence.js'

export const documented: Documented = {
  secret: 'a-webhook-secret',
  body: '{"id":"533cb4b8e4b0f1820cdabc7f","eventTypeName":"OUTSIDE_METRIC_THRESHOLD","status":"OPEN"}',
  event: 'OUTSIDE_METRIC_THRESHOLD',
  sign: ({ secret, body }) => {
    const hash = createHmac('sha1', secret).update(body).digest('base64')
    return { headers: { 'x-mms-signature': hash } }
  },
}
