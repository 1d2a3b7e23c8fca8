import { openaiEvents } from '../generated/events/openai.js'
import type { OpenaiPayloads } from '../generated/payloads/openai.js'
import type { WithPayloads } from './table/define-vendor.js'
import { standardVendor } from './table/standard-vendor.js'

export type { OpenaiPayloads } from '../generated/payloads/openai.js'

const preset = standardVendor({
  name: 'openai',
  title: 'OpenAI',
  strength: 'signed with time',
  source: 'https://platform.openai.com/docs/guides/webhooks',
  verifiedOn: '2026-11-22',
  evidence: 'vector',
  library: 'openai',
  headerPrefix: 'webhook-',
  secretEncoding: 'whsec or text',
  event: { field: 'type' },
  sampleEvent: 'response.completed',
  events: openaiEvents,
  id: { header: 'webhook-id' },
  retries: { hours: 72 },
})

/** OpenAI: background responses, batches, fine-tuning jobs and evaluations. */
export const openai = preset as unknown as WithPayloads<typeof preset, OpenaiPayloads>
