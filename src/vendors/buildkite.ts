import type { BuildkitePayloads } from './payloads/buildkite.js'
import type { WithPayloads } from './table/define-vendor.js'
import { macVendor } from './table/mac-vendor.js'

export type { BuildkitePayloads } from './payloads/buildkite.js'

const events = [
  'agent.blocked',
  'agent.connected',
  'agent.disconnected',
  'agent.lost',
  'agent.stopped',
  'agent.stopping',
  'build.failing',
  'build.finished',
  'build.running',
  'build.scheduled',
  'build.skipped',
  'cluster_token.registration_blocked',
  'job.activated',
  'job.finished',
  'job.promised_exit_status',
  'job.scheduled',
  'job.started',
  'ping',
] as const satisfies readonly (keyof BuildkitePayloads)[]

const preset = macVendor({
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
  events,
})

/** Buildkite: builds, jobs and agents. Choose the signature, not the plain token, in the settings of the webhook. */
export const buildkite = preset as unknown as WithPayloads<typeof preset, BuildkitePayloads>
