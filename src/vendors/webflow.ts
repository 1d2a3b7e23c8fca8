import { webflowEvents } from '../generated/events/webflow.js'
import type { WebflowPayloads } from '../generated/payloads/webflow.js'
import type { WithPayloads } from './table/define-vendor.js'
import { macVendor } from './table/mac-vendor.js'

export type { WebflowPayloads } from '../generated/payloads/webflow.js'

const preset = macVendor({
  name: 'webflow',
  title: 'Webflow',
  strength: 'signed with time',
  source: 'https://developers.webflow.com/data/docs/working-with-webhooks',
  verifiedOn: '2026-11-22',
  evidence: 'library',
  library: 'webflow-api',
  signature: { header: 'x-webflow-signature' },
  message: '{time}:{body}',
  time: { header: 'x-webflow-timestamp', unit: 'milliseconds' },
  event: { field: 'triggerType' },
  sampleEvent: 'form_submission',
  events: webflowEvents,
})

/**
 * Webflow: forms, sites, pages, items of the CMS and orders. The event name is `triggerType`. The secret is the client secret
 * of the app; webhooks made in the dashboard are not signed.
 */
export const webflow = preset as unknown as WithPayloads<typeof preset, WebflowPayloads>
