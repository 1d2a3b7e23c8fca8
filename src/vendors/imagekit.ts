import { standardVendor } from './table/standard-vendor.js'

/** ImageKit: files, transformations of videos, and extensions. */
export const imagekit = standardVendor({
  name: 'imagekit',
  title: 'ImageKit',
  strength: 'signed with time',
  source: 'https://imagekit.io/docs/webhooks',
  verifiedOn: '2026-11-22',
  evidence: 'library',
  library: '@imagekit/nodejs',
  headerPrefix: 'webhook-',
  secretEncoding: 'text',
  event: { field: 'type' },
  sampleEvent: 'file.created',
  id: { header: 'webhook-id' },
})
