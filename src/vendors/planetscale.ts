import type { PlanetscalePayloads } from './payloads/planetscale.js'
import type { WithPayloads } from './table/define-vendor.js'
import { macVendor } from './table/mac-vendor.js'

export type { PlanetscalePayloads } from './payloads/planetscale.js'

const events = [
  'branch.anomaly',
  'branch.ready',
  'branch.sleeping',
  'deploy_request.closed',
  'deploy_request.errored',
  'deploy_request.in_progress',
  'deploy_request.opened',
  'deploy_request.pending_cutover',
  'deploy_request.queued',
  'deploy_request.reverted',
  'deploy_request.schema_applied',
  'webhook.test',
] as const satisfies readonly (keyof PlanetscalePayloads)[]

const preset = macVendor({
  name: 'planetscale',
  title: 'PlanetScale',
  strength: 'signed',
  source: 'https://planetscale.com/docs/concepts/webhooks',
  verifiedOn: '2026-11-22',
  evidence: 'documented',
  signature: { header: 'X-PlanetScale-Signature' },
  event: { field: 'event' },
  sampleEvent: 'branch.ready',
  events,
  ackSeconds: 2,
})

/** PlanetScale: branches and deploy requests of databases. */
export const planetscale = preset as unknown as WithPayloads<typeof preset, PlanetscalePayloads>
