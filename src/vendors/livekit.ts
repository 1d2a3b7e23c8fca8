import { livekitEvents } from '../generated/events/livekit.js'
import type { LivekitPayloads } from '../generated/payloads/livekit.js'
import type { WithPayloads } from './table/define-vendor.js'
import { jwtVendor } from './table/jwt-vendor.js'

export type { LivekitPayloads } from '../generated/payloads/livekit.js'

const preset = jwtVendor({
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
  events: livekitEvents,
  id: { field: 'id' },
})

/** LiveKit: rooms, participants and tracks. The secrets are those of API keys, by key: `secrets: { APIq8sR3vNwDHzM: 's3cret' }`. */
export const livekit = preset as unknown as WithPayloads<typeof preset, LivekitPayloads>
