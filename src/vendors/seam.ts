import { seamEvents } from '../generated/events/seam.js'
import type { SeamPayloads } from '../generated/payloads/seam.js'
import type { WithPayloads } from './table/define-vendor.js'
import { standardVendor } from './table/standard-vendor.js'

export type { SeamPayloads } from '../generated/payloads/seam.js'

const preset = standardVendor({
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
  events: seamEvents,
  id: { header: 'svix-id' },
  retries: { delaysSeconds: [5, 300, 1800, 7200, 18_000, 36_000, 36_000], hours: 28 },
})

/** Seam: smart locks, thermostats and other devices. */
export const seam = preset as unknown as WithPayloads<typeof preset, SeamPayloads>
