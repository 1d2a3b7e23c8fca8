import { macVendor } from '../table/mac-vendor.js'

/** Sentry: the integration platform. The event name is resource and action: `issue.created`. */
export const sentry = macVendor({
  name: 'sentry',
  title: 'Sentry',
  strength: 'signed',
  source: 'https://docs.sentry.io/integrations/integration-platform/webhooks/',
  verifiedOn: '2026-11-22',
  evidence: 'documented',
  signature: { header: 'Sentry-Hook-Signature' },
  event: [{ header: 'Sentry-Hook-Resource' }, { field: 'action' }],
  sampleEvent: 'issue.created',
  id: { header: 'Request-ID' },
  ackSeconds: 1,
})
