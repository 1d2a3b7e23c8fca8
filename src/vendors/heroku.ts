import { herokuEvents } from '../generated/events/heroku.js'
import type { HerokuPayloads } from '../generated/payloads/heroku.js'
import type { WithPayloads } from './table/define-vendor.js'
import { macVendor } from './table/mac-vendor.js'

export type { HerokuPayloads } from '../generated/payloads/heroku.js'

const preset = macVendor({
  name: 'heroku',
  title: 'Heroku',
  strength: 'signed',
  source: 'https://devcenter.heroku.com/articles/app-webhooks',
  verifiedOn: '2026-11-27',
  evidence: 'documented',
  signature: { header: 'Heroku-Webhook-Hmac-SHA256', encoding: 'base64' },
  event: [{ field: 'resource' }, { field: 'action' }],
  sampleEvent: 'release.create',
  events: herokuEvents,
  id: { field: 'id' },
})

/**
 * Heroku: releases, builds, add-ons, dynos and domains of an app. The event name is resource and action:
 * `release.create`.
 */
export const heroku = preset as unknown as WithPayloads<typeof preset, HerokuPayloads>
