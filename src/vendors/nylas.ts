import { nylasEvents } from '../generated/events/nylas.js'
import type { NylasPayloads } from '../generated/payloads/nylas.js'
import type { WithPayloads } from './table/define-vendor.js'
import { macVendor } from './table/mac-vendor.js'
import { echoProbe } from './table/probes.js'

export type { NylasPayloads } from '../generated/payloads/nylas.js'

const preset = macVendor(
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
    events: nylasEvents,
    id: { field: 'id' },
    ackSeconds: 10,
    handshake: '`GET` with `challenge`: its echo',
  },
  () => ({ probe: echoProbe({ parameter: 'challenge' }) }),
)

/** Nylas: messages, events and grants. The event name is `type`: `message.created`. Notifications must not be compressed by a proxy. */
export const nylas = preset as unknown as WithPayloads<typeof preset, NylasPayloads>
