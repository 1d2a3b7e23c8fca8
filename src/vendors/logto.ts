import { logtoEvents } from '../generated/events/logto.js'
import type { LogtoPayloads } from '../generated/payloads/logto.js'
import type { WithPayloads } from './table/define-vendor.js'
import { macVendor } from './table/mac-vendor.js'

export type { LogtoPayloads } from '../generated/payloads/logto.js'

const preset = macVendor({
  name: 'logto',
  title: 'Logto',
  strength: 'signed',
  source:
    'https://github.com/logto-io/logto/blob/e8ea7124ac5e6b8d1ed420f2abc0e81f5b5ce6b0/packages/core/src/utils/sign.test.ts',
  verifiedOn: '2026-11-28',
  evidence: 'vector',
  signature: { header: 'logto-signature-sha-256' },
  event: { field: 'event' },
  sampleEvent: 'User.Created',
  events: logtoEvents,
})

/** Logto: sign-ins, users, roles and organizations. */
export const logto = preset as unknown as WithPayloads<typeof preset, LogtoPayloads>
