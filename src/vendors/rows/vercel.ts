import { macVendor } from '../table/mac-vendor.js'

/** Vercel: deployments, projects and domains. */
export const vercel = macVendor({
  name: 'vercel',
  title: 'Vercel',
  strength: 'signed',
  source: 'https://vercel.com/docs/webhooks/webhooks-api',
  verifiedOn: '2026-11-22',
  evidence: 'documented',
  signature: { header: 'x-vercel-signature', algorithm: 'sha1' },
  event: { field: 'type' },
  sampleEvent: 'deployment.created',
  id: { field: 'id' },
  retries: { hours: 24 },
})
