import { lobEvents } from '../generated/events/lob.js'
import type { LobPayloads } from '../generated/payloads/lob.js'
import type { WithPayloads } from './table/define-vendor.js'
import { macVendor } from './table/mac-vendor.js'

export type { LobPayloads } from '../generated/payloads/lob.js'

const preset = macVendor({
  name: 'lob',
  title: 'Lob',
  strength: 'signed',
  source: 'https://docs.lob.com/#tag/Webhooks',
  verifiedOn: '2026-11-28',
  evidence: 'documented',
  signature: { header: 'Lob-Signature' },
  message: '{header:Lob-Signature-Timestamp}.{body}',
  event: { field: 'event_type.id' },
  sampleEvent: 'letter.created',
  events: lobEvents,
  id: { field: 'id' },
})

/**
 * Lob: letters, postcards and checks. The event name is `event_type.id`: `letter.created`. The text of the time is
 * signed; its form is not documented, so it is not compared with the clock.
 */
export const lob = preset as unknown as WithPayloads<typeof preset, LobPayloads>
