import { macVendor } from './table/mac-vendor.js'

/**
 * Gitea: pushes, issues, pull requests and releases. Choose `application/json` as the content type of the webhook: a form is
 * signed before it is encoded.
 */
export const gitea = macVendor({
  name: 'gitea',
  title: 'Gitea',
  strength: 'signed',
  source: 'https://github.com/go-gitea/gitea/blob/main/services/webhook/deliver.go',
  verifiedOn: '2026-11-22',
  evidence: 'documented',
  signature: { header: 'X-Gitea-Signature' },
  event: { header: 'X-Gitea-Event' },
  sampleEvent: 'push',
  id: { header: 'X-Gitea-Delivery' },
})
