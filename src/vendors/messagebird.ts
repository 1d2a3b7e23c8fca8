import { jwtVendor } from './table/jwt-vendor.js'

/**
 * MessageBird: messages and calls of its older APIs, which have no names of events. The payload of a status report that comes by
 * GET is its query.
 */
export const messagebird = jwtVendor({
  name: 'messagebird',
  title: 'MessageBird',
  strength: 'signed with time',
  source: 'https://github.com/messagebird/messagebird-nodejs/blob/master/lib/webhook-signature-jwt.js',
  verifiedOn: '2026-11-22',
  evidence: 'library',
  library: 'messagebird',
  jwt: {
    header: 'MessageBird-Signature-JWT',
    algorithm: 'HS256',
    otherAlgorithms: ['HS384', 'HS512'],
    bodyHash: { claim: 'payload_hash', optionalIfEmpty: true },
    urlHash: { claim: 'url_hash' },
    issuers: ['MessageBird'],
    requiredClaims: ['jti'],
    toleranceSeconds: 5,
  },
  sampleSeconds: 60,
  sampleClaims: { jti: 'b54557e4-bdd9-4b37-8a5f-bf7d70bcd040' },
  scheme: 'JWT with HS256',
  signs: 'the SHA-256 of the body and of the URL, and the time',
  methods: ['GET'],
  queryPayload: true,
  event: { text: 'message' },
  sampleEvent: 'message',
})
