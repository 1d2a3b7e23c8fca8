import { adyenPlatformEvents } from '../generated/events/adyen-platform.js'
import type { AdyenPlatformPayloads } from '../generated/payloads/adyen-platform.js'
import type { WithPayloads } from './table/define-vendor.js'
import { macVendor } from './table/mac-vendor.js'

export type { AdyenPlatformPayloads } from '../generated/payloads/adyen-platform.js'

const preset = macVendor({
  name: 'adyen-platform',
  title: 'Adyen for Platforms',
  strength: 'signed',
  source: 'https://docs.adyen.com/development-resources/webhooks/secure-webhooks/verify-hmac-signatures',
  verifiedOn: '2026-11-27',
  evidence: 'library',
  library: '@adyen/api-library',
  signature: { header: 'HmacSignature', encoding: 'base64' },
  secret: 'hex',
  event: { field: 'type' },
  sampleEvent: 'balancePlatform.accountHolder.updated',
  events: adyenPlatformEvents,
  ackSeconds: 10,
})

/**
 * Adyen's platforms: balance accounts, transfers and configuration. For payments use `adyen`, which has another scheme.
 * The event name is `type`.
 */
export const adyenPlatform = preset as unknown as WithPayloads<typeof preset, AdyenPlatformPayloads>
