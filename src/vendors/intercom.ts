import { macVendor } from './table/mac-vendor.js'

/**
 * Intercom: conversations, contacts and tickets. The event name is the topic: `conversation.user.created`. The secret is
 * the client secret of the app.
 */
export const intercom = macVendor({
  name: 'intercom',
  title: 'Intercom',
  strength: 'signed',
  source: 'https://developers.intercom.com/docs/webhooks',
  verifiedOn: '2026-11-27',
  evidence: 'documented',
  signature: { header: 'X-Hub-Signature', prefix: 'sha1=', algorithm: 'sha1' },
  event: { field: 'topic' },
  sampleEvent: 'conversation.user.created',
  id: { field: 'id' },
})
