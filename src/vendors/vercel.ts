import type { VercelPayloads } from './payloads/vercel.js'
import type { WithPayloads } from './table/define-vendor.js'
import { macVendor } from './table/mac-vendor.js'

export type { VercelPayloads } from './payloads/vercel.js'

const events = [
  'deployment.cancelled',
  'deployment.check-rerequested',
  'deployment.checkrun.start',
  'deployment.created',
  'deployment.error',
  'deployment.integration.action.start',
  'deployment.promoted',
  'deployment.ready',
  'deployment.succeeded',
  'integration-configuration.removed',
  'marketplace.invoice.created',
  'marketplace.invoice.notpaid',
  'marketplace.invoice.paid',
] as const satisfies readonly (keyof VercelPayloads)[]

const preset = macVendor({
  name: 'vercel',
  title: 'Vercel',
  strength: 'signed',
  source:
    'https://github.com/vercel/example-marketplace-integration/blob/4b971cff5c78f6c43e01bd13ff6bc34d84bfe6a3/app/webhook/route.ts',
  verifiedOn: '2026-11-22',
  evidence: 'documented',
  signature: { header: 'x-vercel-signature', algorithm: 'sha1' },
  event: { field: 'type' },
  sampleEvent: 'deployment.created',
  events,
  id: { field: 'id' },
  retries: { hours: 24 },
})

/** Vercel: deployments, projects and domains. */
export const vercel = preset as unknown as WithPayloads<typeof preset, VercelPayloads>
