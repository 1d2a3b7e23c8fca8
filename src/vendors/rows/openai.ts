import { standardVendor } from '../table/standard-vendor.js'

/** OpenAI: background responses, batches, fine-tuning jobs and evaluations. */
export const openai = standardVendor({
  name: 'openai',
  title: 'OpenAI',
  strength: 'signed with time',
  source: 'https://platform.openai.com/docs/guides/webhooks',
  verifiedOn: '2026-11-22',
  evidence: 'vector',
  library: 'openai',
  headerPrefix: 'webhook-',
  secretForm: 'whsec or text',
  event: { field: 'type' },
  sampleEvent: 'response.completed',
  id: { header: 'webhook-id' },
  retries: { hours: 72 },
})
