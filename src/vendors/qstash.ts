import { jwtVendor } from './table/jwt-vendor.js'

/**
 * QStash: messages and schedules. The payload is the body that you published. With `url`, a message for another URL of yours is
 * refused.
 */
export const qstash = jwtVendor({
  name: 'qstash',
  title: 'Upstash QStash',
  strength: 'signed with time',
  source: 'https://upstash.com/docs/qstash/features/security',
  verifiedOn: '2026-11-22',
  evidence: 'library',
  untyped: 'yours',
  library: '@upstash/qstash',
  jwt: {
    header: 'Upstash-Signature',
    algorithm: 'HS256',
    bodyHash: { claim: 'body', encoding: 'base64url' },
    issuers: ['Upstash'],
    urlClaim: 'sub',
    // The package allows no difference of clocks at all.
    toleranceSeconds: 5,
  },
  // Upstash writes nbf as 0.
  sampleClaims: { sub: 'https://receiver.example/hooks', nbf: 0 },
  sampleSeconds: 300,
  scheme: 'JWT with HS256',
  signs: 'the SHA-256 of the body, and the time',
  event: { text: 'message' },
  sampleEvent: 'message',
  id: { header: 'Upstash-Message-Id' },
})
