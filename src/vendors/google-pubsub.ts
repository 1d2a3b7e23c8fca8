import { checkedLater, forPreset, listOf, optional, requireText } from '../core/base/options.js'
import { jwtSignature } from '../core/verify/jwt/jwt-signature.js'
import type { KeyOption } from '../core/verify/keys/key-source.js'
import { remoteKeys } from '../core/verify/keys/remote-keys.js'
import { requireTolerance } from '../core/verify/signed/timestamp.js'
import type { GooglePubsubPayloads } from './payloads/google-pubsub.js'
import { defineVendor, type Vendor, type WithPayloads } from './table/define-vendor.js'
import type { JwtVendorOptions } from './table/jwt-vendor.js'
import type { JwtRow } from './table/row.js'

export type { GooglePubsubPayloads } from './payloads/google-pubsub.js'

const events = ['message'] as const satisfies readonly (keyof GooglePubsubPayloads)[]

/** Options of {@link googlePubsub}. */
export interface GooglePubsubOptions extends JwtVendorOptions {
  /** The audiences of your push subscriptions: by default, the URL of the endpoint. Any Google account can send others. */
  readonly audiences: readonly string[]
  /** The email addresses of the service accounts that the subscriptions use. Anyone can make a token for your audience. */
  readonly serviceAccounts: readonly string[]
  /** The public keys of Google. @default those at https://www.googleapis.com/oauth2/v3/certs */
  readonly keys?: KeyOption
}

const row = {
  name: 'google-pubsub',
  title: 'Google Pub/Sub push',
  strength: 'signed but not the body',
  source: 'https://cloud.google.com/pubsub/docs/authenticate-push-subscriptions',
  verifiedOn: '2026-11-22',
  evidence: 'library',
  library: 'google-auth-library',
  jwt: {
    prefix: 'Bearer ',
    algorithm: 'RS256',
    issuers: ['https://accounts.google.com', 'accounts.google.com'],
  },
  sampleSeconds: 3600,
  sampleClaims: {
    aud: 'https://receiver.example/hooks',
    email: 'push@project.iam.gserviceaccount.com',
    email_verified: true,
  },
  sampleOptions: {
    audiences: ['https://receiver.example/hooks'],
    serviceAccounts: ['push@project.iam.gserviceaccount.com'],
  },
  scheme: 'OpenID Connect token with RS256',
  signs: 'audience, service account and time',
  event: { text: 'message' },
  sampleEvent: 'message',
  events,
  id: { field: 'message.messageId' },
} as const satisfies JwtRow

/** Google Pub/Sub: messages of push subscriptions with authentication. `payload.message.data` is base64. */
export const googlePubsub = defineVendor<GooglePubsubOptions, typeof row>(
  row,
  {
    audiences: listOf(requireText),
    serviceAccounts: listOf(requireText),
    keys: checkedLater,
    toleranceSeconds: optional(requireTolerance),
  },
  ({ audiences, serviceAccounts, keys, toleranceSeconds = 60 }, preset) => ({
    verify: forPreset(preset, () =>
      jwtSignature({
        prefix: row.jwt.prefix,
        keys: keys ?? remoteKeys('https://www.googleapis.com/oauth2/v3/certs'),
        algorithms: [row.jwt.algorithm],
        issuers: row.jwt.issuers,
        audiences,
        claims: { email: serviceAccounts, email_verified: ['true'] },
        toleranceSeconds,
      }),
    ),
  }),
) as unknown as WithPayloads<Vendor<GooglePubsubOptions, typeof row.strength>, GooglePubsubPayloads>
