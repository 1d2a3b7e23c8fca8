import { kontentAiEvents } from '../generated/events/kontent-ai.js'
import type { KontentAiPayloads } from '../generated/payloads/kontent-ai.js'
import type { WithPayloads } from './table/define-vendor.js'
import { macVendor } from './table/mac-vendor.js'

export type { KontentAiPayloads } from '../generated/payloads/kontent-ai.js'

const preset = macVendor({
  name: 'kontent-ai',
  title: 'Kontent.ai',
  strength: 'signed',
  source: 'https://kontent.ai/learn/docs/webhooks',
  verifiedOn: '2026-11-22',
  evidence: 'library',
  library: '@kontent-ai/webhook-helper',
  signature: { header: 'X-Kontent-ai-Signature', encoding: 'base64' },
  items: 'notifications',
  event: [{ field: 'message.object_type' }, { field: 'message.action' }],
  sampleEvent: 'content_item.published',
  events: kontentAiEvents,
})

/** Kontent.ai: changes of content. The event name of a notification is object and action: `content_item.published`. */
export const kontentAi = preset as unknown as WithPayloads<typeof preset, KontentAiPayloads>
