import { retellEvents } from '../generated/events/retell.js'
import type { RetellPayloads } from '../generated/payloads/retell.js'
import type { WithPayloads } from './table/define-vendor.js'
import { macVendor } from './table/mac-vendor.js'

export type { RetellPayloads } from '../generated/payloads/retell.js'

const preset = macVendor({
  name: 'retell',
  title: 'Retell AI',
  strength: 'signed with time',
  source: 'https://docs.retellai.com/features/secure-webhook',
  verifiedOn: '2026-11-22',
  evidence: 'library',
  library: 'retell-sdk',
  signature: { header: 'x-retell-signature', separator: ',', timestamp: 'v', signature: 'd' },
  message: '{body}{time}',
  time: { unit: 'milliseconds' },
  event: { field: 'event' },
  sampleEvent: 'call_ended',
  events: retellEvents,
})

/** Retell AI: calls and chats of voice agents. The secret is the API key that the dashboard marks for webhooks. */
export const retell = preset as unknown as WithPayloads<typeof preset, RetellPayloads>
