import { macVendor } from './table/mac-vendor.js'

/** CircleCI: finished workflows and jobs. */
export const circleci = macVendor({
  name: 'circleci',
  title: 'CircleCI',
  strength: 'signed',
  source:
    'https://github.com/circleci/circleci-docs/blob/002e41a773cc7c89e8a66dc0071ab0ca262a885c/jekyll/_cci2/webhooks.adoc',
  verifiedOn: '2026-11-22',
  evidence: 'vector',
  signature: { header: 'circleci-signature', separator: ',', signature: 'v1' },
  event: { field: 'type' },
  sampleEvent: 'workflow-completed',
  id: { field: 'id' },
  ackSeconds: 10,
})
