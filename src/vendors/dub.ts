import { dubEvents } from '../generated/events/dub.js'
import type { DubPayloads } from '../generated/payloads/dub.js'
import type { WithPayloads } from './table/define-vendor.js'
import { macVendor } from './table/mac-vendor.js'

export type { DubPayloads } from '../generated/payloads/dub.js'

const preset = macVendor({
  name: 'dub',
  title: 'Dub',
  strength: 'signed',
  source: 'https://dub.co/docs/concepts/webhooks/verify-webhook-requests',
  verifiedOn: '2026-11-28',
  evidence: 'documented',
  signature: { header: 'Dub-Signature' },
  event: { field: 'event' },
  sampleEvent: 'link.clicked',
  events: dubEvents,
  id: { field: 'id' },
})

/** Dub: clicks, leads and sales of links. The event name is `event`: `link.clicked`. */
export const dub = preset as unknown as WithPayloads<typeof preset, DubPayloads>
