import { checkedLater, forPreset } from '../core/base/options.js'
import type { KeyOption } from '../core/verify/keys/key-source.js'
import { tokenBody } from '../core/verify/token/token-body.js'
import { kindeEvents } from '../generated/events/kinde.js'
import type { KindePayloads } from '../generated/payloads/kinde.js'
import { defineVendor, type Vendor, type WithPayloads } from './table/define-vendor.js'
import type { TokenBodyRow } from './table/row.js'

export type { KindePayloads } from '../generated/payloads/kinde.js'

/** Options of {@link kinde}. */
export interface KindeOptions {
  /** The public keys of your business: `remoteKeys('https://<business>.kinde.com/.well-known/jwks.json')`. */
  readonly keys: KeyOption
}

const row = {
  name: 'kinde',
  title: 'Kinde',
  strength: 'signed',
  source: 'https://docs.kinde.com/integrate/webhooks/about-webhooks/',
  verifiedOn: '2026-11-27',
  evidence: 'library',
  library: '@kinde/webhooks',
  token: { at: 'body', mediaType: 'application/jwt', algorithm: 'RS256', timed: false },
  scheme: 'JWT with RS256, as the body',
  signs: 'the claims, which are the payload',
  event: { field: 'type' },
  sampleEvent: 'user.created',
  events: kindeEvents,
  id: { field: 'event_id' },
  samplePayload: {
    source: 'admin',
    timestamp: '2026-11-21T10:15:00.000Z',
    data: { user: { id: 'kp_b54557e4bdd94b37', email: 'mira@harbour.example' } },
  },
} as const satisfies TokenBodyRow

/** Kinde: users, organizations, roles and permissions. The body is a JWT without a time: a copy is accepted at any time. */
export const kinde = defineVendor<KindeOptions, typeof row>(row, { keys: checkedLater }, ({ keys }, preset) =>
  forPreset(preset, () =>
    tokenBody({
      at: 'body',
      mediaTypes: ['application/jwt', 'text/plain'],
      keys,
      algorithms: ['RS256'],
      requiredClaims: ['type', 'event_id'],
      timed: false,
    }),
  ),
) as unknown as WithPayloads<Vendor<KindeOptions, typeof row.strength>, KindePayloads>
