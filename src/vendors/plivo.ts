import type { PlivoPayloads } from './payloads/plivo.js'
import type { WithPayloads } from './table/define-vendor.js'
import { flatForm } from './table/flat-form.js'
import { macVendor } from './table/mac-vendor.js'

export type { PlivoPayloads } from './payloads/plivo.js'

const events = ['Hangup', 'callback'] as const satisfies readonly (keyof PlivoPayloads)[]

const preset = macVendor(
  {
    name: 'plivo',
    title: 'Plivo (calls)',
    strength: 'signed',
    source: 'https://www.plivo.com/docs/voice/concepts/signature-validation',
    verifiedOn: '2026-11-27',
    evidence: 'library',
    library: 'plivo',
    signature: {
      header: ['X-Plivo-Signature-V3', 'X-Plivo-Signature-Ma-V3'],
      separator: ',',
      encoding: 'base64',
    },
    message: '{sorted}.{word:X-Plivo-Signature-V3-Nonce}',
    body: 'form',
    methods: ['GET'],
    queryPayload: true,
    event: { field: 'Event', or: { text: 'callback' } },
    sampleEvent: 'Hangup',
    events,
    samplePayload: { CallUUID: '6b3b1d3c-2e4d-4f0e-8f2b-3b1d3c2e4d4f' },
  },
  () => ({ body: flatForm }),
)

/**
 * Plivo's calls, with signatures of version 3. The event name is the field `Event`, such as `Hangup`, or `callback` without one. The
 * secret is the auth token. For messages use `plivoMessaging`.
 */
export const plivo = preset as unknown as WithPayloads<typeof preset, PlivoPayloads>
