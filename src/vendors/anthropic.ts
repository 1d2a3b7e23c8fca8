import { standardVendor } from './table/standard-vendor.js'

/** Anthropic: events of the Claude platform. */
export const anthropic = standardVendor({
  name: 'anthropic',
  title: 'Anthropic',
  strength: 'signed with time',
  source: 'https://github.com/anthropics/anthropic-sdk-typescript/blob/main/src/resources/beta/webhooks.ts',
  verifiedOn: '2026-11-22',
  evidence: 'library',
  library: '@anthropic-ai/sdk',
  headerPrefix: 'webhook-',
  secretEncoding: 'base64',
  event: { field: 'data.type' },
  sampleEvent: 'agent.created',
  id: { header: 'webhook-id' },
})
