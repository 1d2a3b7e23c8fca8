import { checkedLater, forPreset, listOf, optional, requireFunction, requireText } from '../core/base/options.js'
import type { SignatureAlgorithm } from '../core/crypto/algorithms.js'
import { joinId } from '../core/provider/join-id.js'
import type { KeyOption } from '../core/verify/keys/key-source.js'
import { requireTolerance } from '../core/verify/signed/timestamp.js'
import { tokenBody } from '../core/verify/token/token-body.js'
import { refusal } from '../errors.js'
import { finishRefusal } from './table/answers.js'
import { defineVendor, type Vendor, type VendorPayloadTypes } from './table/define-vendor.js'
import type { TokenBodyRow } from './table/row.js'

/** Options of {@link oidcLogout}. */
export interface OidcLogoutOptions {
  /** The public keys of each provider, by its issuer: `remoteKeys` of the `jwks_uri` in its configuration. */
  readonly issuers?: Readonly<Record<string, KeyOption>>
  /** The public keys of a single provider, whatever its issuer. Prefer `issuers`. */
  readonly keys?: KeyOption
  /** Your client ids. */
  readonly audiences: readonly string[]
  /** The accepted algorithms: those of your ID tokens. @default ['RS256'] */
  readonly algorithms?: readonly SignatureAlgorithm[]
  /** Decrypts logout tokens, for clients with encrypted ID tokens: `decryptTokens`. @default encrypted tokens are refused */
  readonly decrypt?: (token: string) => Promise<string>
  /** How far the times of the token may be off, in seconds, because clocks differ. @default 60 */
  readonly toleranceSeconds?: number
}

/** The claims of a logout token: the session, or all sessions of the subject. */
export interface OidcLogoutPayload {
  readonly iss: string
  readonly aud: string | readonly string[]
  readonly iat: number
  readonly jti: string
  readonly sub?: string
  readonly sid?: string
  readonly [claim: string]: unknown
}

const event = 'http://schemas.openid.net/event/backchannel-logout'

const row = {
  name: 'oidc-logout',
  title: 'OpenID Connect back-channel logout',
  strength: 'signed with time',
  source: 'https://openid.net/specs/openid-connect-backchannel-1_0.html',
  verifiedOn: '2026-11-27',
  evidence: 'library',
  library: 'oidc-provider',
  token: { at: { form: 'logout_token' }, algorithm: 'RS256', type: 'logout+jwt', sampleSeconds: 120 },
  scheme: 'logout token with RS256, in a form',
  signs: 'the claims, which are the payload',
  event: { text: 'logout' },
  events: ['logout'],
  sampleEvent: 'logout',
  id: { field: 'jti' },
  sampleOptions: { audiences: ['our-client'] },
  samplePayload: {
    iss: 'https://login.example',
    aud: 'our-client',
    sub: '248289761001',
    sid: '08a5019c-17e1-4977-8f42-65a12843ea02',
    events: { [event]: {} },
  },
} as const satisfies TokenBodyRow

/**
 * Back-channel logout of any OpenID provider, such as Keycloak, Auth0 and Okta: end the session `sid`, or all of `sub`.
 *
 * @see https://openid.net/specs/openid-connect-backchannel-1_0.html
 */
export const oidcLogout = defineVendor<OidcLogoutOptions, typeof row>(
  row,
  {
    issuers: checkedLater,
    keys: checkedLater,
    audiences: listOf(requireText),
    algorithms: checkedLater,
    decrypt: optional(requireFunction),
    toleranceSeconds: optional(requireTolerance),
  },
  (options, preset) => ({
    ...forPreset(preset, () =>
      tokenBody({
        at: row.token.at,
        ...(options.issuers && { issuers: options.issuers }),
        ...(options.keys !== undefined && { keys: options.keys }),
        ...(options.decrypt && { decrypt: options.decrypt }),
        algorithms: options.algorithms ?? ['RS256'],
        // Some providers write no type, or the one of any JWT.
        types: ['logout+jwt', 'jwt', ''],
        audiences: options.audiences,
        requiredClaims: ['iss', 'iat', 'exp', 'jti'],
        // An ID token could be sent in place of a logout token.
        forbiddenClaims: ['nonce'],
        toleranceSeconds: options.toleranceSeconds ?? 60,
        check: requireLogout,
      }),
    ),
    id: ({ iss, jti }) => joinId([iss, jti].map(String)),
    responses: {
      successHeaders: { 'cache-control': 'no-store' },
      errors: {
        proof_missing: 400,
        proof_duplicated: 400,
        signature_malformed: 400,
        signature_mismatch: 400,
        algorithm_not_allowed: 400,
        key_unknown: 400,
        timestamp_malformed: 400,
        timestamp_too_old: 400,
        timestamp_in_future: 400,
      },
      finish: finishRefusal(({ code }) =>
        /unavailable|timeout|internal/.test(code) ? undefined : { error: 'invalid_request' },
      ),
    },
  }),
) as unknown as Vendor<OidcLogoutOptions, typeof row.strength, VendorPayloadTypes<{ logout: OidcLogoutPayload }>>

function requireLogout({ events, sub, sid }: Readonly<Record<string, unknown>>): void {
  const isLogout =
    typeof events === 'object' &&
    events !== null &&
    Object.hasOwn(events, event) &&
    isObject(Reflect.get(events, event))
  const names = [sub, sid].filter((value) => value !== undefined)
  if (isLogout && names.length > 0 && names.every((value) => typeof value === 'string')) return
  throw refusal('signature_mismatch', 'the token is not a logout token with sub or sid', { field: 'events' })
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
