import { macVendor } from './table/mac-vendor.js'

/** Retell AI: calls and chats of voice agents. The secret is the API key that the dashboard marks for webhooks. */
export const retell = macVendor({
  name: 'retell',
  title: 'Retell AI',
  strength: 'signed with time',
  source: 'https://docs.retellai.com/features/secure-webhook',
  verifiedOn: '2026-11-22',
  evidence: 'library',
  library: 'retell-sdk',
  signature: { header: 'x-retell-signature', separator: ',', timestamp: 'v', signature: 'd' },
  message: '{body}{time}',
  time: { unit: 'milliseconds' },
  event: { field: 'event' },
  sampleEvent: 'call_ended',
})
