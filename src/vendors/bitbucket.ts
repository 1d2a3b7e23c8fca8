import { macVendor } from './table/mac-vendor.js'

/** Bitbucket Cloud: pushes, pull requests and builds. The event name is the key of the event: `pullrequest:created`. */
export const bitbucket = macVendor({
  name: 'bitbucket',
  title: 'Bitbucket Cloud',
  strength: 'signed',
  source: 'https://support.atlassian.com/bitbucket-cloud/docs/manage-webhooks/',
  verifiedOn: '2026-11-22',
  evidence: 'vector',
  signature: { header: 'X-Hub-Signature', prefix: 'sha256=' },
  event: { header: 'X-Event-Key' },
  sampleEvent: 'repo:push',
})
