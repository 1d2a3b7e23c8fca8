import { fingerprintEvents } from '../generated/events/fingerprint.js'
import type { FingerprintPayloads } from '../generated/payloads/fingerprint.js'
import type { WithPayloads } from './table/define-vendor.js'
import { macVendor } from './table/mac-vendor.js'

export type { FingerprintPayloads } from '../generated/payloads/fingerprint.js'

const preset = macVendor({
  name: 'fingerprint',
  title: 'Fingerprint',
  strength: 'signed',
  source: 'https://docs.fingerprint.com/docs/webhooks',
  verifiedOn: '2026-11-22',
  evidence: 'library',
  library: '@fingerprint/node-sdk',
  signature: { header: 'fpjs-event-signature', separator: ',', signature: 'v1' },
  event: { text: 'identification' },
  sampleEvent: 'identification',
  events: fingerprintEvents,
  id: { field: 'event_id' },
})

/** Fingerprint: identifications of visitors. Every event is an `identification`, because the payload names no type. */
export const fingerprint = preset as unknown as WithPayloads<typeof preset, FingerprintPayloads>
