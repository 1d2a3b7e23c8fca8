import { hmacOfBody } from '../documented-hmac.js'

export const documented = hmacOfBody({
  secret: 'OSd0eLlVIY9ZhViEqlDUh4+6n6M+Lo+eDaEJheJ6OCCgWwIz2D3JIAU6jPMipHRbgKTLz2uJ==',
  body: '{"events":[{"resourceId":"717f2bfc-c6d4-41fd-b238-3f2f0c0cf777","eventCategory":"INVOICE","eventType":"UPDATE"}],"firstEventSequence":1,"lastEventSequence":1}',
  event: 'INVOICE.UPDATE',
  header: 'x-xero-signature',
  encoding: 'base64',
})
