import { onfidoEvents } from '../generated/events/onfido.js'
import type { OnfidoPayloads } from '../generated/payloads/onfido.js'
import type { WithPayloads } from './table/define-vendor.js'
import { macVendor } from './table/mac-vendor.js'

export type { OnfidoPayloads } from '../generated/payloads/onfido.js'

const preset = macVendor({
  name: 'onfido',
  title: 'Onfido',
  strength: 'signed',
  source: 'https://documentation.identity.entrust.com/api/manual-webhook-signature-verification/',
  verifiedOn: '2026-11-22',
  evidence: 'library',
  library: '@onfido/api',
  signature: { header: 'X-SHA2-Signature' },
  event: { field: 'payload.action' },
  sampleEvent: 'workflow_run.completed',
  events: onfidoEvents,
})

/** Onfido: checks, reports and workflow runs. The event name is the action: `workflow_run.completed`. The secret is the webhook's token. */
export const onfido = preset as unknown as WithPayloads<typeof preset, OnfidoPayloads>
