import { macVendor } from './table/mac-vendor.js'

/** Buildkite: builds, jobs and agents. Choose the signature, not the plain token, in the settings of the webhook. */
export const buildkite = macVendor({
  name: 'buildkite',
  title: 'Buildkite',
  strength: 'signed with time',
  source: 'https://github.com/buildkite/go-buildkite/blob/ed602dc41672a4df2960d01041f6e838c27b3a9b/webhook_test.go',
  verifiedOn: '2026-11-28',
  evidence: 'vector',
  signature: { header: 'X-Buildkite-Signature', separator: ',', timestamp: 'timestamp', signature: 'signature' },
  message: '{time}.{body}',
  time: {},
  event: { header: 'X-Buildkite-Event' },
  sampleEvent: 'build.finished',
})
