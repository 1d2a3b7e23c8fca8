import { standardVendor } from './table/standard-vendor.js'

/** Seam: smart locks, thermostats and other devices. */
export const seam = standardVendor({
  name: 'seam',
  title: 'Seam',
  strength: 'signed with time',
  source: 'https://docs.seam.co/developer-tools/webhooks',
  verifiedOn: '2026-11-22',
  evidence: 'library',
  library: '@seamapi/webhook',
  headerPrefix: 'svix-',
  event: { field: 'event_type' },
  sampleEvent: 'device.connected',
  id: { header: 'svix-id' },
  retries: { delaysSeconds: [5, 300, 1800, 7200, 18_000, 36_000, 36_000], hours: 28 },
})
