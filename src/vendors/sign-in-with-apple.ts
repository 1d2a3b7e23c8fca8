import { checkedLater, forPreset, listOf, optional, requireText } from '../core/base/options.js'
import { encodeUtf8 } from '../core/bytes/encoding.js'
import { parseJson } from '../core/request/body/json.js'
import type { KeyOption } from '../core/verify/keys/key-source.js'
import { remoteKeys } from '../core/verify/keys/remote-keys.js'
import { requireTolerance } from '../core/verify/signed/timestamp.js'
import { tokenBody } from '../core/verify/token/token-body.js'
import { defineVendor, type Vendor, type VendorPayloadTypes } from './table/define-vendor.js'
import type { TokenBodyRow } from './table/row.js'

/** Options of {@link signInWithApple}. */
export interface SignInWithAppleOptions {
  /** Your app ids and service ids. */
  readonly audiences: readonly string[]
  /** The public keys of Apple. @default those at https://appleid.apple.com/auth/keys */
  readonly keys?: KeyOption
  /** How far the times of the token may be off, in seconds, because clocks differ. @default 60 */
  readonly toleranceSeconds?: number
}

/** The claims of a notification, whose `events` are read. */
export interface SignInWithApplePayload {
  readonly iss: string
  readonly aud: string
  readonly jti: string
  readonly iat: number
  readonly events: {
    readonly type: string
    readonly sub: string
    /** Milliseconds since 1970. */
    readonly event_time: number
    readonly email?: string
    readonly is_private_email?: boolean | 'true' | 'false'
  }
  readonly [claim: string]: unknown
}

// The last two mean the same: Apple's document and what Apple sends differ.
const events = ['email-disabled', 'email-enabled', 'consent-revoked', 'account-delete', 'account-deleted'] as const
const issuer = 'https://appleid.apple.com'

const row = {
  name: 'sign-in-with-apple',
  title: 'Sign in with Apple',
  strength: 'signed with time',
  source:
    'https://developer.apple.com/documentation/signinwithapple/processing-changes-for-sign-in-with-apple-accounts',
  verifiedOn: '2026-11-27',
  evidence: 'documented',
  token: { at: { json: 'payload' }, algorithm: 'RS256', sampleSeconds: 86_400 },
  scheme: 'JWT with RS256, in the field `payload`',
  signs: 'the claims, which are the payload',
  event: { text: 'consent-revoked' },
  events,
  sampleEvent: 'consent-revoked',
  id: { field: 'jti' },
  sampleOptions: { audiences: ['com.example.receiver'] },
  samplePayload: {
    iss: issuer,
    aud: 'com.example.receiver',
    events:
      '{"type":"consent-revoked","sub":"820417.faa325acbc78e1be1668ba852d492d8a.0219","event_time":1795256130000}',
  },
} as const satisfies TokenBodyRow

/** Sign in with Apple: changes of accounts and of their email addresses. `payload.events` is read from its text. */
export const signInWithApple = defineVendor<SignInWithAppleOptions, typeof row>(
  row,
  { audiences: listOf(requireText), keys: checkedLater, toleranceSeconds: optional(requireTolerance) },
  ({ audiences, keys = remoteKeys(`${issuer}/auth/keys`), toleranceSeconds = 60 }, preset) => ({
    ...forPreset(preset, () =>
      tokenBody({
        at: row.token.at,
        issuers: { [issuer]: keys },
        algorithms: ['RS256'],
        audiences,
        requiredClaims: ['jti', 'events'],
        toleranceSeconds,
      }),
    ),
    payload: (claims) => {
      const { events: text, ...others } = claims as Readonly<Record<string, unknown>>
      return { ...others, events: typeof text === 'string' ? parseJson(encodeUtf8(text), 8) : text }
    },
    event: ({ events: found }) => String((found as SignInWithApplePayload['events']).type),
  }),
) as unknown as Vendor<
  SignInWithAppleOptions,
  typeof row.strength,
  VendorPayloadTypes<{ readonly [Name in (typeof events)[number]]: SignInWithApplePayload }>
>
