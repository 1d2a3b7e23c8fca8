import { macVendor } from './table/mac-vendor.js'

/** PlanetScale: branches and deploy requests of databases. */
export const planetscale = macVendor({
  name: 'planetscale',
  title: 'PlanetScale',
  strength: 'signed',
  source: 'https://planetscale.com/docs/concepts/webhooks',
  verifiedOn: '2026-11-22',
  evidence: 'documented',
  signature: { header: 'X-PlanetScale-Signature' },
  event: { field: 'event' },
  sampleEvent: 'branch.ready',
  ackSeconds: 2,
})
