import { macVendor } from './table/mac-vendor.js'

/** Crisp: messages, sessions and people, for plugins. Hooks of a website have no signature. */
export const crisp = macVendor({
  name: 'crisp',
  title: 'Crisp',
  strength: 'signed',
  source: 'https://docs.crisp.chat/references/web-hooks/v1/',
  verifiedOn: '2026-11-22',
  evidence: 'library',
  library: 'crisp-api',
  signature: { header: 'X-Crisp-Signature' },
  message: '\\[{header:X-Crisp-Request-Timestamp};{body}\\]',
  event: { field: 'event' },
  sampleEvent: 'message:send',
})
