import { contentfulEvents } from '../generated/events/contentful.js'
import type { ContentfulPayloads } from '../generated/payloads/contentful.js'
import type { WithPayloads } from './table/define-vendor.js'
import { macVendor } from './table/mac-vendor.js'

export type { ContentfulPayloads } from '../generated/payloads/contentful.js'

const preset = macVendor({
  name: 'contentful',
  title: 'Contentful',
  strength: 'signed with time',
  source: 'https://www.contentful.com/developers/docs/webhooks/request-verification/',
  verifiedOn: '2026-11-22',
  evidence: 'library',
  library: '@contentful/node-apps-toolkit',
  signature: { header: 'x-contentful-signature' },
  message: '{method}\n{path}\n{signed:x-contentful-signed-headers,x-contentful-timestamp}\n{body}',
  time: { header: 'x-contentful-timestamp', unit: 'milliseconds', toleranceSeconds: 30 },
  event: { header: 'X-Contentful-Topic' },
  sampleEvent: 'ContentManagement.Entry.publish',
  events: contentfulEvents,
})

/** Contentful: changes of entries, assets and content types. The event name is the topic: `ContentManagement.Entry.publish`. */
export const contentful = preset as unknown as WithPayloads<typeof preset, ContentfulPayloads>
