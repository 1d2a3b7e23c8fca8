import { tokenVendor } from './table/token-vendor.js'

/**
 * RevenueCat: purchases and subscriptions. The event name is `event.type`: `INITIAL_PURCHASE`. The token is the
 * authorization header that you entered, whole.
 */
export const revenuecat = tokenVendor({
  name: 'revenuecat',
  title: 'RevenueCat',
  strength: 'token',
  source: 'https://www.revenuecat.com/docs/integrations/webhooks',
  verifiedOn: '2026-11-28',
  evidence: 'documented',
  header: 'Authorization',
  event: { field: 'event.type' },
  sampleEvent: 'INITIAL_PURCHASE',
  id: { field: 'event.id' },
  ackSeconds: 60,
  retries: { delaysSeconds: [300, 600, 1200, 2400, 4800], hours: 3 },
})
