import { createHmac } from 'node:crypto'
import type { RowEvidence } from '../evidence.js'

export const evidence: RowEvidence = {
  documented: {
    secret: 'a-verifier-token',
    body: '{"eventNotifications":[{"realmId":"1185883450","dataChangeEvent":{"entities":[{"name":"Customer","id":"1","operation":"Create"}]}}]}',
    event: 'notification',
    sign: ({ secret, body }) => {
      const hash = createHmac('sha256', secret).update(body).digest('base64')
      return { headers: { 'intuit-signature': hash } }
    },
  },
}
