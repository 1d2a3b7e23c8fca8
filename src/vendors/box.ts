import { macVendor } from './table/mac-vendor.js'

/** Box: changes of files and folders. The event name is the trigger: `FILE.UPLOADED`. Either of the two keys may sign. */
export const box = macVendor({
  name: 'box',
  title: 'Box',
  strength: 'signed with time',
  source: 'https://developer.box.com/guides/webhooks/v2/signatures-v2/',
  verifiedOn: '2026-11-22',
  evidence: 'vector',
  library: 'box-node-sdk',
  signature: { header: ['BOX-SIGNATURE-PRIMARY', 'BOX-SIGNATURE-SECONDARY'], encoding: 'base64' },
  message: '{body}{time}',
  time: { header: 'BOX-DELIVERY-TIMESTAMP', unit: 'date', toleranceSeconds: 600, futureSeconds: 60 },
  fixedHeaders: { 'BOX-SIGNATURE-VERSION': '1', 'BOX-SIGNATURE-ALGORITHM': 'HmacSHA256' },
  event: { field: 'trigger' },
  sampleEvent: 'FILE.UPLOADED',
  id: { field: 'id' },
})
