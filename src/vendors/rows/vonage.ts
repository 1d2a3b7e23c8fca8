import { jwtVendor } from '../table/jwt-vendor.js'

/** Vonage: messages and calls. The event name is the channel, or `event` if there is none. */
export const vonage = jwtVendor({
  name: 'vonage',
  title: 'Vonage',
  strength: 'signed with time',
  source: 'https://developer.vonage.com/en/getting-started/concepts/webhooks',
  verifiedOn: '2026-11-22',
  evidence: 'documented',
  jwt: { prefix: 'Bearer ', algorithm: 'HS256', bodyHash: { claim: 'payload_hash' }, issuers: ['Vonage'] },
  scheme: 'JWT with HS256',
  signs: 'the SHA-256 of the body, and the time',
  event: { text: 'event' },
  sampleEvent: 'event',
  id: { field: 'message_uuid' },
})
