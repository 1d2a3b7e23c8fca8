import { macVendor } from './table/mac-vendor.js'

/** Buildkite: builds, jobs and agents. Choose the signature, not the plain token, in the settings of the webhook. */
export const buildkite = macVendor({
  name: 'buildkite',
  title: 'Buildkite',
  strength: 'signed with time',
  source: 'https://buildkite.com/docs/apis/webhooks/pipelines',
  verifiedOn: '2026-11-22',
  evidence: 'documented',
  signature: { header: 'X-Buildkite-Signature', separator: ',', timestamp: 'timestamp', signature: 'signature' },
  message: '{time}.{body}',
  time: {},
  event: { header: 'X-Buildkite-Event' },
  sampleEvent: 'build.finished',
})
