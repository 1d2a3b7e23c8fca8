import { macVendor } from '../table/mac-vendor.js'

/**
 * Recurly: accounts, subscriptions and payments, as JSON: XML is not signed. Every event is a `notification`, because its name
 * is at another place in each of the two forms of JSON that Recurly sends.
 */
export const recurly = macVendor({
  name: 'recurly',
  title: 'Recurly',
  strength: 'signed with time',
  source: 'https://docs.recurly.com/v1.3/docs/signature-verification',
  verifiedOn: '2026-11-22',
  evidence: 'documented',
  signature: { header: 'recurly-signature', separator: ',', timestamp: 0 },
  message: '{time}.{body}',
  time: { unit: 'milliseconds' },
  event: { text: 'notification' },
  sampleEvent: 'notification',
})
