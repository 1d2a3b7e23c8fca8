import { jwtVendor } from './table/jwt-vendor.js'

/** QStash: messages and schedules. The payload is the body that you published. */
export const qstash = jwtVendor({
  name: 'qstash',
  title: 'Upstash QStash',
  strength: 'signed with time',
  source: 'https://upstash.com/docs/qstash/features/security',
  verifiedOn: '2026-11-22',
  evidence: 'library',
  library: '@upstash/qstash',
  jwt: {
    header: 'Upstash-Signature',
    algorithm: 'HS256',
    bodyHash: { claim: 'body', encoding: 'base64url' },
    issuers: ['Upstash'],
  },
  scheme: 'JWT with HS256',
  signs: 'the SHA-256 of the body, and the time',
  event: { text: 'message' },
  sampleEvent: 'message',
  id: { header: 'Upstash-Message-Id' },
})
