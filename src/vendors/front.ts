import { macVendor } from './table/mac-vendor.js'
import { echoHandshake } from './table/probes.js'

/**
 * Front: webhooks of applications. The event name is `type`: `inbound`. Webhooks of rules have another scheme, and are refused.
 */
export const front = macVendor(
  {
    name: 'front',
    title: 'Front',
    strength: 'signed with time',
    source: 'https://dev.frontapp.com/docs/application-webhooks',
    verifiedOn: '2026-11-27',
    evidence: 'documented',
    signature: { header: 'X-Front-Signature', encoding: 'base64' },
    message: '{time}:{body}',
    time: { header: 'X-Front-Request-Timestamp', unit: 'milliseconds' },
    event: { field: 'type' },
    sampleEvent: 'inbound',
    id: { field: 'payload.id' },
    handshake: 'a signed `POST` with `X-Front-Challenge`: its echo',
  },
  () => ({ handshake: echoHandshake('X-Front-Challenge') }),
)
