import { macVendor } from './table/mac-vendor.js'

/** ClickUp: tasks, lists, folders and goals. The secret is in the answer of the API that creates the webhook. */
export const clickup = macVendor({
  name: 'clickup',
  title: 'ClickUp',
  strength: 'signed',
  source: 'https://developer.clickup.com/docs/webhooksignature',
  verifiedOn: '2026-11-22',
  evidence: 'documented',
  signature: { header: 'X-Signature' },
  event: { field: 'event' },
  sampleEvent: 'taskCreated',
})
