import { macVendor } from './table/mac-vendor.js'

const numbers = Array.from({ length: 100 }, (_, index) => index + 1)

/** DocuSign: Connect with JSON messages of event notifications, such as `envelope-completed`. There is a signature for each of your keys. */
export const docusign = macVendor({
  name: 'docusign',
  title: 'DocuSign',
  strength: 'signed',
  source: 'https://github.com/docusign/connect-node-listener-aws/blob/master/index.js',
  verifiedOn: '2026-11-22',
  evidence: 'documented',
  signature: { header: numbers.map((number) => `X-DocuSign-Signature-${number}`), encoding: 'base64' },
  event: { field: 'event' },
  sampleEvent: 'envelope-completed',
})
