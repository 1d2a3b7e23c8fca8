import type { RevenuecatPayloads } from './payloads/revenuecat.js'
import type { WithPayloads } from './table/define-vendor.js'
import { tokenVendor } from './table/token-vendor.js'

export type { RevenuecatPayloads } from './payloads/revenuecat.js'

const events = [
  'BILLING_ISSUE',
  'CANCELLATION',
  'EXPIRATION',
  'INITIAL_PURCHASE',
  'NON_RENEWING_PURCHASE',
  'PRODUCT_CHANGE',
  'RENEWAL',
  'SUBSCRIPTION_EXTENDED',
  'SUBSCRIPTION_PAUSED',
  'TEST',
  'TRANSFER',
  'UNCANCELLATION',
] as const satisfies readonly (keyof RevenuecatPayloads)[]

const preset = tokenVendor({
  name: 'revenuecat',
  title: 'RevenueCat',
  strength: 'token',
  source: 'https://www.revenuecat.com/docs/integrations/webhooks',
  verifiedOn: '2026-11-28',
  evidence: 'documented',
  header: 'Authorization',
  event: { field: 'event.type' },
  sampleEvent: 'INITIAL_PURCHASE',
  events,
  id: { field: 'event.id' },
  ackSeconds: 60,
  retries: { delaysSeconds: [300, 600, 1200, 2400, 4800], hours: 3 },
})

/**
 * RevenueCat: purchases and subscriptions. The event name is `event.type`: `INITIAL_PURCHASE`. The token is the
 * authorization header that you entered, whole.
 */
export const revenuecat = preset as unknown as WithPayloads<typeof preset, RevenuecatPayloads>
