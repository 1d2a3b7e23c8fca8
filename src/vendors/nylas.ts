import { macVendor } from './table/mac-vendor.js'
import { echoProbe } from './table/probes.js'

/** Nylas: messages, events and grants. The event name is `type`: `message.created`. Notifications must not be compressed by a proxy. */
export const nylas = macVendor(
  {
    name: 'nylas',
    title: 'Nylas',
    strength: 'signed',
    source: 'https://developer.nylas.com/docs/cookbook/use-cases/build/verify-webhook-signatures/',
    verifiedOn: '2026-11-28',
    evidence: 'documented',
    signature: { header: 'X-Nylas-Signature' },
    event: { field: 'type' },
    sampleEvent: 'message.created',
    id: { field: 'id' },
    ackSeconds: 10,
    handshake: '`GET` with `challenge`: its echo',
  },
  () => ({ probe: echoProbe({ parameter: 'challenge' }) }),
)
