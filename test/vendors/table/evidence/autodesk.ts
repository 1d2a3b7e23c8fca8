import { hmacOfBody } from '../documented-hmac.js'

export const documented = hmacOfBody({
  secret: 'a-secret-token',
  body: '{"version":"1.0","resourceUrn":"urn:adsk:x","hook":{"event":"dm.version.modified","system":"data"}}',
  event: 'dm.version.modified',
  header: 'x-adsk-signature',
  prefix: 'sha1hash=',
  hash: 'sha1',
})
