import type { AcpPayloads } from './payloads/acp.js'
import type { WithPayloads } from './table/define-vendor.js'
import { macVendor } from './table/mac-vendor.js'

export type { AcpPayloads } from './payloads/acp.js'

const events = ['order_create', 'order_update'] as const satisfies readonly (keyof AcpPayloads)[]

const preset = macVendor({
  name: 'acp',
  title: 'Agentic Commerce Protocol',
  strength: 'signed with time',
  source:
    'https://github.com/agentic-commerce-protocol/agentic-commerce-protocol/blob/main/spec/2026-04-17/openapi/openapi.agentic_checkout_webhook.yaml',
  verifiedOn: '2026-11-22',
  evidence: 'documented',
  signature: { header: 'Merchant-Signature', separator: ',', timestamp: 't', signature: 'v1' },
  message: '{time}.{body}',
  time: { toleranceSeconds: 300 },
  event: { field: 'type' },
  sampleEvent: 'order_update',
  events,
})

/**
 * The Agentic Commerce Protocol (ACP) of 2026-04-17: orders that merchants created or changed, as `order_create` and
 * `order_update`. The payload has the whole order. Retries share no id, so make effects safe to repeat.
 *
 * @experimental the protocol still changes.
 */
export const acp = preset as unknown as WithPayloads<typeof preset, AcpPayloads>
