import type { Documented } from '../evidence.js'

export const documented: Documented = {
  secret: 'a-delivery-property',
  body: '[{"id":"831e1650-001e-001b-66ab-eeb76e069631","eventType":"Microsoft.Storage.BlobCreated","subject":"/blobServices","data":{}}]',
  event: 'Microsoft.Storage.BlobCreated',
  sign: ({ secret }) => ({ headers: { authorization: secret } }),
}
