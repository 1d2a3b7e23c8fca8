import { createHmac } from 'node:crypto'
import type { Documented } from '../evidence.js'

export const documented: Documented = {
  secret: 'a-secret-token',
  body: '{"version":"1.0","resourceUrn":"urn:adsk:x","hook":{"event":"dm.version.modified","system":"data"}}',
  event: 'dm.version.modified',
  sign: ({ secret, body }) => {
    const hash = createHmac('sha1', secret).update(body).digest('hex')
    return { headers: { 'x-adsk-signature': `sha1hash=${hash}` } }
  },
}
