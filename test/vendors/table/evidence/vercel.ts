import { hmacOfBody } from '../documented-hmac.js'

export const documented = hmacOfBody({
  secret: 'the-client-secret-of-the-integration',
  body: '{"id":"uev_7PQAu","type":"deployment.created","createdAt":1795000000000,"payload":{"deployment":{"id":"dpl_2"}}}',
  event: 'deployment.created',
  header: 'x-vercel-signature',
  hash: 'sha1',
})
