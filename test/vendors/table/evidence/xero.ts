import { createHmac } from 'node:crypto'
import type { Documented } from '../evidence.js'

export const documented: Documented = {
  secret: 'OSd0eLlVIY9ZhViEqlDUh4+6n6M+Lo+eDaEJheJ6OCCgWwIz2D3JIAU6jPMipHRbgKTLz2uJ==',
  body: '{"events":[{"resourceId":"717f2bfc-c6d4-41fd-b238-3f2f0c0cf777","eventCategory":"INVOICE","eventType":"UPDATE"}],"firstEventSequence":1,"lastEventSequence":1}',
  event: 'INVOICE.UPDATE',
  sign: ({ secret, body }) => ({
    headers: { 'x-xero-signature': createHmac('sha256', secret).update(body).digest('base64') },
  }),
}
