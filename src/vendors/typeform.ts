import { macVendor } from './table/mac-vendor.js'

/** Typeform: `form_response` and `form_response_partial`. An answer of 404 or 410 disables the webhook at once. */
export const typeform = macVendor({
  name: 'typeform',
  title: 'Typeform',
  strength: 'signed',
  source: 'https://www.typeform.com/developers/webhooks/secure-your-webhooks/',
  verifiedOn: '2026-11-22',
  evidence: 'documented',
  signature: { header: 'Typeform-Signature', prefix: 'sha256=', encoding: 'base64' },
  event: { field: 'event_type' },
  sampleEvent: 'form_response',
  id: { field: 'event_id' },
  ackSeconds: 30,
})
