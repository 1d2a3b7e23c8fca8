import { macVendor } from './table/mac-vendor.js'

/** Filestack: uploads, conversions and workflows. Retries may keep the time of the first attempt, and come within 13 hours. */
export const filestack = macVendor({
  name: 'filestack',
  title: 'Filestack',
  strength: 'signed with time',
  source: 'https://www.filestack.com/docs/api/webhooks/',
  verifiedOn: '2026-11-22',
  evidence: 'vector',
  signature: { header: 'FS-Signature' },
  message: '{time}.{body}',
  time: { header: 'FS-Timestamp', toleranceSeconds: 46_800 },
  event: { field: 'action' },
  sampleEvent: 'fp.upload',
  id: { field: 'id' },
  retries: { delaysSeconds: [300, 1800, 43_200], hours: 13 },
})
