import { macVendor } from './table/mac-vendor.js'

/**
 * Heroku: releases, builds, add-ons, dynos and domains of an app. The event name is resource and action:
 * `release.create`.
 */
export const heroku = macVendor({
  name: 'heroku',
  title: 'Heroku',
  strength: 'signed',
  source: 'https://devcenter.heroku.com/articles/app-webhooks',
  verifiedOn: '2026-11-27',
  evidence: 'documented',
  signature: { header: 'Heroku-Webhook-Hmac-SHA256', encoding: 'base64' },
  event: [{ field: 'resource' }, { field: 'action' }],
  sampleEvent: 'release.create',
  id: { field: 'id' },
})
