import { anthropicEvents } from '../generated/events/anthropic.js'
import type { AnthropicPayloads } from '../generated/payloads/anthropic.js'
import type { WithPayloads } from './table/define-vendor.js'
import { standardVendor } from './table/standard-vendor.js'

export type { AnthropicPayloads } from '../generated/payloads/anthropic.js'

const preset = standardVendor({
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
  events: anthropicEvents,
  id: { header: 'webhook-id' },
})

/** Anthropic: events of the Claude platform. */
export const anthropic = preset as unknown as WithPayloads<typeof preset, AnthropicPayloads>
