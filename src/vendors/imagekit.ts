import { imagekitEvents } from '../generated/events/imagekit.js'
import type { ImagekitPayloads } from '../generated/payloads/imagekit.js'
import type { WithPayloads } from './table/define-vendor.js'
import { standardVendor } from './table/standard-vendor.js'

export type { ImagekitPayloads } from '../generated/payloads/imagekit.js'

const preset = standardVendor({
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
  events: imagekitEvents,
  id: { header: 'webhook-id' },
})

/** ImageKit: files, transformations of videos, and extensions. */
export const imagekit = preset as unknown as WithPayloads<typeof preset, ImagekitPayloads>
