import { macVendor } from '../table/mac-vendor.js'

/** CircleCI: finished workflows and jobs. */
export const circleci = macVendor({
  name: 'circleci',
  title: 'CircleCI',
  strength: 'signed',
  source: 'https://circleci.com/docs/guides/integration/outbound-webhooks/',
  verifiedOn: '2026-11-22',
  evidence: 'vector',
  signature: { header: 'circleci-signature', separator: ',', signature: 'v1' },
  event: { field: 'type' },
  sampleEvent: 'workflow-completed',
  id: { field: 'id' },
})
