import { crispEvents } from '../generated/events/crisp.js'
import type { CrispPayloads } from '../generated/payloads/crisp.js'
import type { WithPayloads } from './table/define-vendor.js'
import { macVendor } from './table/mac-vendor.js'

export type { CrispPayloads } from '../generated/payloads/crisp.js'

const preset = macVendor({
  name: 'crisp',
  title: 'Crisp',
  strength: 'signed',
  source: 'https://docs.crisp.chat/references/web-hooks/v1/',
  verifiedOn: '2026-11-22',
  evidence: 'library',
  library: 'crisp-api',
  signature: { header: 'X-Crisp-Signature' },
  message: '\\[{header:X-Crisp-Request-Timestamp};{body}\\]',
  event: { field: 'event' },
  sampleEvent: 'message:send',
  events: crispEvents,
})

/** Crisp: messages, sessions and people, for plugins. Hooks of a website have no signature. */
export const crisp = preset as unknown as WithPayloads<typeof preset, CrispPayloads>
