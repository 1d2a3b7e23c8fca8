import { jwtVendor } from './table/jwt-vendor.js'

/** LiveKit: rooms, participants and tracks. The secret is that of an API key. */
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
    sampleSeconds: 300,
    // The key that the secret belongs to.
    sampleClaims: { iss: 'APIq8sR3vNwDHzM' },
  },
  scheme: 'JWT with HS256',
  signs: 'the SHA-256 of the body, and the time',
  event: { field: 'event' },
  sampleEvent: 'room_started',
  id: { field: 'id' },
})
