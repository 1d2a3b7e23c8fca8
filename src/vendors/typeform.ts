import type { TypeformPayloads } from './payloads/typeform.js'
import type { WithPayloads } from './table/define-vendor.js'
import { macVendor } from './table/mac-vendor.js'

export type { TypeformPayloads } from './payloads/typeform.js'

const events = ['form_response'] as const satisfies readonly (keyof TypeformPayloads)[]

const preset = macVendor({
  name: 'typeform',
  title: 'Typeform',
  strength: 'signed',
  source: 'https://www.typeform.com/developers/webhooks/secure-your-webhooks/',
  verifiedOn: '2026-11-22',
  evidence: 'documented',
  signature: { header: 'Typeform-Signature', prefix: 'sha256=', encoding: 'base64' },
  event: { field: 'event_type' },
  sampleEvent: 'form_response',
  events,
  id: { field: 'event_id' },
  ackSeconds: 30,
})

/** Typeform: `form_response` and `form_response_partial`. An answer of 404 or 410 disables the webhook at once. */
export const typeform = preset as unknown as WithPayloads<typeof preset, TypeformPayloads>
