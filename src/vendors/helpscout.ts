import { macVendor } from './table/mac-vendor.js'

/**
 * Help Scout: conversations, customers and ratings. The event name, such as `convo.created`, is in a header that is not
 * signed.
 */
export const helpscout = macVendor({
  name: 'helpscout',
  title: 'Help Scout',
  strength: 'signed',
  source: 'https://developer.helpscout.com/webhooks',
  verifiedOn: '2026-11-27',
  evidence: 'documented',
  signature: { header: 'X-HelpScout-Signature', encoding: 'base64', algorithm: 'sha1' },
  event: { header: 'X-HelpScout-Event' },
  sampleEvent: 'convo.created',
})
