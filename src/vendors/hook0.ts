import { macVendor } from './table/mac-vendor.js'

/** Hook0: events of any application that sends its webhooks by Hook0. The event name is the event type of the application. */
export const hook0 = macVendor({
  name: 'hook0',
  title: 'Hook0',
  strength: 'signed with time',
  source: 'https://documentation.hook0.com/docs/sdk-javascript-typescript',
  verifiedOn: '2026-11-22',
  evidence: 'library',
  untyped: 'yours',
  library: 'hook0-client',
  signature: { header: 'X-Hook0-Signature', separator: ',', timestamp: 't', listed: 'h', signature: 'v1' },
  message: '{time}.{listed:x-event-id,x-event-type}.{body}',
  time: {},
  event: { header: 'X-Event-Type' },
  sampleEvent: 'account.created',
  id: { header: 'X-Event-Id' },
})
