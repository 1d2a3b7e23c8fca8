import { composioEvents } from '../generated/events/composio.js'
import type { ComposioPayloads } from '../generated/payloads/composio.js'
import type { WithPayloads } from './table/define-vendor.js'
import { standardVendor } from './table/standard-vendor.js'

export type { ComposioPayloads } from '../generated/payloads/composio.js'

const preset = standardVendor({
  name: 'composio',
  title: 'Composio',
  strength: 'signed with time',
  source: 'https://docs.composio.dev/docs/webhook-verification',
  verifiedOn: '2026-11-22',
  evidence: 'library',
  library: '@composio/core',
  headerPrefix: 'webhook-',
  secretEncoding: 'text',
  event: { field: 'type' },
  sampleEvent: 'composio.trigger.message',
  events: composioEvents,
  id: { header: 'webhook-id' },
})

/** Composio: triggers of other services, and expired accounts. */
export const composio = preset as unknown as WithPayloads<typeof preset, ComposioPayloads>
