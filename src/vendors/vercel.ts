import { macVendor } from './table/mac-vendor.js'

/** Vercel: deployments, projects and domains. */
export const vercel = macVendor({
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
  id: { field: 'id' },
  retries: { hours: 24 },
})
