import { checkedLater, forPreset } from '../core/base/options.js'
import { headerToken } from '../core/verify/header-token.js'
import { oktaEvents } from '../generated/events/okta.js'
import type { OktaPayloads } from '../generated/payloads/okta.js'
import { defineVendor, type WithPayloads } from './table/define-vendor.js'
import { echoHeaderProbe } from './table/probes.js'
import type { TokenRow } from './table/row.js'
import type { TokenVendorOptions } from './table/token-vendor.js'

export type { OktaPayloads } from '../generated/payloads/okta.js'

const row = {
  name: 'okta',
  title: 'Okta',
  strength: 'token',
  source: 'https://developer.okta.com/docs/concepts/event-hooks/',
  verifiedOn: '2026-11-22',
  evidence: 'documented',
  header: 'Authorization',
  event: { field: 'eventType' },
  sampleEvent: 'com.okta.event_hook',
  events: oktaEvents,
  id: { field: 'eventId' },
  ackSeconds: 3,
  retries: { count: 1, hours: 1, after: ['5XX', 'timeout'] },
  handshake: '`GET` with `X-Okta-Verification-Challenge`: its echo in JSON',
} as const satisfies TokenRow

const preset = defineVendor<TokenVendorOptions, typeof row>(row, { tokens: checkedLater }, ({ tokens }, preset) => ({
  verify: forPreset(preset, () => headerToken({ header: row.header, tokens })),
  probe: echoHeaderProbe({ header: 'X-Okta-Verification-Challenge', field: 'verification' }),
}))

/** Okta: event hooks. The event name is that of the hook; `payload.data.events` has the events. */
export const okta = preset as unknown as WithPayloads<typeof preset, OktaPayloads>
