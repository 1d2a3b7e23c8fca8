import { terraEvents } from '../generated/events/terra.js'
import type { TerraPayloads } from '../generated/payloads/terra.js'
import type { WithPayloads } from './table/define-vendor.js'
import { macVendor } from './table/mac-vendor.js'

export type { TerraPayloads } from '../generated/payloads/terra.js'

const preset = macVendor({
  name: 'terra',
  title: 'Terra',
  strength: 'signed with time',
  source: 'https://github.com/tryterra/terra-client-js',
  verifiedOn: '2026-11-22',
  evidence: 'library',
  library: 'terra-api',
  signature: { header: 'terra-signature', separator: ',', timestamp: 't', signature: 'v1' },
  message: '{time}.{body}',
  time: {},
  event: { field: 'type' },
  sampleEvent: 'activity',
  events: terraEvents,
})

/** Terra: data of wearables, and changes of the access to them. */
export const terra = preset as unknown as WithPayloads<typeof preset, TerraPayloads>
