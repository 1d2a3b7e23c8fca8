import { macVendor } from './table/mac-vendor.js'

/**
 * Persona: inquiries, verifications and reports. The event name is `data.attributes.name`: `inquiry.completed`. While a
 * secret rotates, the header has a set of time and signature for each.
 */
export const persona = macVendor({
  name: 'persona',
  title: 'Persona',
  strength: 'signed with time',
  source: 'https://docs.withpersona.com/webhooks-best-practices',
  verifiedOn: '2026-11-27',
  evidence: 'documented',
  signature: { header: 'Persona-Signature', separator: ',', sets: ' ', timestamp: 't', signature: 'v1' },
  message: '{time}.{body}',
  time: {},
  event: { field: 'data.attributes.name' },
  sampleEvent: 'inquiry.completed',
  id: { field: 'data.id' },
})
