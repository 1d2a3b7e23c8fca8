import type { CircleciPayloads } from './payloads/circleci.js'
import type { WithPayloads } from './table/define-vendor.js'
import { macVendor } from './table/mac-vendor.js'

export type { CircleciPayloads } from './payloads/circleci.js'

const events = ['job-completed', 'workflow-completed'] as const satisfies readonly (keyof CircleciPayloads)[]

const preset = macVendor({
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
  events,
  id: { field: 'id' },
  ackSeconds: 10,
})

/** CircleCI: finished workflows and jobs. */
export const circleci = preset as unknown as WithPayloads<typeof preset, CircleciPayloads>
