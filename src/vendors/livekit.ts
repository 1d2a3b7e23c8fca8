import { jwtVendor } from './table/jwt-vendor.js'

/** LiveKit: rooms, participants and tracks. The secrets are those of API keys, by key: `secrets: { APIq8sR3vNwDHzM: 's3cret' }`. */
export const livekit = jwtVendor({
  name: 'livekit',
  title: 'LiveKit',
  strength: 'signed with time',
  source: 'https://docs.livekit.io/home/server/webhooks/',
  verifiedOn: '2026-11-22',
  evidence: 'library',
  library: 'livekit-server-sdk',
  jwt: {
    algorithm: 'HS256',
    bodyHash: { claim: 'sha256', encoding: 'base64' },
    keyIssuer: true,
    requiredClaims: ['exp'],
    toleranceSeconds: 10,
  },
  sampleSeconds: 300,
  sampleClaims: { iss: 'APIq8sR3vNwDHzM' },
  scheme: 'JWT with HS256',
  signs: 'the SHA-256 of the body, and the time',
  event: { field: 'event' },
  sampleEvent: 'room_started',
  id: { field: 'id' },
})
