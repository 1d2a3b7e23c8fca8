import { bitbucketEvents } from '../generated/events/bitbucket.js'
import type { BitbucketPayloads } from '../generated/payloads/bitbucket.js'
import type { WithPayloads } from './table/define-vendor.js'
import { macVendor } from './table/mac-vendor.js'

export type { BitbucketPayloads } from '../generated/payloads/bitbucket.js'

const preset = macVendor({
  name: 'bitbucket',
  title: 'Bitbucket Cloud',
  strength: 'signed',
  source: 'https://support.atlassian.com/bitbucket-cloud/docs/manage-webhooks/',
  verifiedOn: '2026-11-22',
  evidence: 'vector',
  signature: { header: 'X-Hub-Signature', prefix: 'sha256=' },
  event: { header: 'X-Event-Key' },
  sampleEvent: 'repo:push',
  events: bitbucketEvents,
})

/** Bitbucket Cloud: pushes, pull requests and builds. The event name is the key of the event: `pullrequest:created`. */
export const bitbucket = preset as unknown as WithPayloads<typeof preset, BitbucketPayloads>
