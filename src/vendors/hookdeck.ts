import { macVendor } from './table/mac-vendor.js'

/**
 * Hookdeck Event Gateway: webhooks of other services, which it passes on. The event name is the name of the source. The payload
 * is that of the other service; `x-hookdeck-verified` says whether Hookdeck verified it.
 */
export const hookdeck = macVendor({
  name: 'hookdeck',
  title: 'Hookdeck',
  strength: 'signed',
  source:
    'https://github.com/hookdeck/webhook-skills/blob/main/skills/hookdeck-event-gateway-webhooks/references/verification.md',
  verifiedOn: '2026-11-22',
  evidence: 'library',
  untyped: 'yours',
  library: '@hookdeck/sdk',
  signature: { header: ['x-hookdeck-signature', 'x-hookdeck-signature-2'], encoding: 'base64' },
  event: { header: 'x-hookdeck-source-name' },
  sampleEvent: 'orders',
  id: { header: 'x-hookdeck-eventid' },
})
