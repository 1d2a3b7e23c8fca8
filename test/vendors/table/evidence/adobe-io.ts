import { createSign } from 'node:crypto'
import { rsa } from '../../../rsa-keys.js'
import type { Documented } from '../evidence.js'

export const documented: Documented = {
  secret: String(rsa.publicKey.export({ type: 'spki', format: 'pem' })),
  body: '{"event_id":"one","recipient_client_id":"cd1ddb9cbd3c4a9f"}',
  event: 'asset_created',
  sign: ({ body }) => ({
    headers: {
      'x-adobe-event-code': 'asset_created',
      'x-adobe-event-id': 'one',
      'x-adobe-digital-signature-1': createSign('sha256').update(body).sign(rsa.privateKey, 'base64'),
    },
  }),
}
