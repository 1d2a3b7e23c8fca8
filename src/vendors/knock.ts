import { knockEvents } from '../generated/events/knock.js'
import type { KnockPayloads } from '../generated/payloads/knock.js'
import type { WithPayloads } from './table/define-vendor.js'
import { macVendor } from './table/mac-vendor.js'

export type { KnockPayloads } from '../generated/payloads/knock.js'

const preset = macVendor({
  name: 'knock',
  title: 'Knock',
  strength: 'signed with time',
  source: 'https://docs.knock.app/developer-tools/outbound-webhooks/overview',
  verifiedOn: '2026-11-22',
  evidence: 'documented',
  signature: { header: 'x-knock-signature', separator: ',', timestamp: 't', signature: 's', encoding: 'base64' },
  message: '{time}.{body}',
  time: { unit: 'milliseconds' },
  event: { field: 'type' },
  sampleEvent: 'message.sent',
  events: knockEvents,
})

/** Knock: messages, and changes of workflows and other resources. */
export const knock = preset as unknown as WithPayloads<typeof preset, KnockPayloads>
