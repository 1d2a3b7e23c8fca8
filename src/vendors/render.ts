import { standardVendor } from './table/standard-vendor.js'

/** Render: deploys, builds and the state of services. */
export const render = standardVendor({
  name: 'render',
  title: 'Render',
  strength: 'signed with time',
  source:
    'https://github.com/render-examples/webhook-github-action/blob/167c81b79701c6b3d7ddbc6ecd13dc5966fd5853/app.ts',
  verifiedOn: '2026-11-22',
  evidence: 'library',
  library: 'standardwebhooks',
  headerPrefix: 'webhook-',
  event: { field: 'type' },
  sampleEvent: 'deploy_ended',
  id: { header: 'webhook-id' },
})
