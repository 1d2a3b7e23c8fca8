import { checkedLater, forPreset, optional } from '../../core/base/options.js'
import { type BodyHashClaim, jwtSignature } from '../../core/verify/jwt/jwt-signature.js'
import type { KeyOption } from '../../core/verify/keys/key-source.js'
import type { SecretSource } from '../../core/verify/secrets/secrets.js'
import type { PublicUrl } from '../../core/verify/signed/public-url.js'
import { requireTolerance } from '../../core/verify/signed/timestamp.js'
import { defineVendor, type Vendor, type VendorOptions } from './define-vendor.js'
import type { JwtRow } from './row.js'

/** Options of a vendor that sends a JWT. */
export interface JwtVendorOptions extends VendorOptions {
  /** How far the times of the JWT may be from the clock, in seconds. @default the vendor's, mostly 300 */
  readonly toleranceSeconds?: number
}

/** Options of a vendor that signs a JWT with a shared secret. */
export interface SecretJwtOptions extends JwtVendorOptions {
  /** The secrets as the vendor shows them, newest first, or a function that looks them up. */
  readonly secrets: SecretSource
}

/** Options of a vendor whose JWT covers the URL that it calls. */
export interface UrlJwtOptions {
  /** The URL that the vendor calls, without its query; or a function that returns it with its query. */
  readonly url: PublicUrl
}

/** Options of a vendor that signs a JWT with a private key. */
export interface KeyJwtOptions extends JwtVendorOptions {
  /** The public keys of the vendor, by their `kid`, or where to find them. */
  readonly keys: KeyOption
}

/** The type of the options of a row. */
export type JwtOptionsOf<Row extends JwtRow> = (Row['jwt']['algorithm'] extends 'HS256'
  ? SecretJwtOptions
  : KeyJwtOptions) &
  (Row['jwt'] extends { readonly urlHash: BodyHashClaim } ? UrlJwtOptions : unknown)

/** Makes the preset of a vendor that sends a JWT, from its row. */
export function jwtVendor<const Row extends JwtRow>(row: Row): Vendor<JwtOptionsOf<Row>, Row['strength']> {
  const {
    algorithm,
    toleranceSeconds: standard = 300,
    sampleClaims: _claims,
    sampleSeconds: _seconds,
    urlHash,
    ...jwt
  } = row.jwt
  const credential = algorithm === 'HS256' ? 'secrets' : 'keys'
  // The table of checks follows the same condition as the type of the options.
  const checks = {
    [credential]: checkedLater,
    toleranceSeconds: optional(requireTolerance),
    ...(urlHash && { url: checkedLater }),
  } as { secrets: () => void; keys: () => void; toleranceSeconds: () => void; url: () => void }
  return defineVendor<SecretJwtOptions & KeyJwtOptions & UrlJwtOptions, Row>(
    row,
    checks,
    ({ secrets, keys, url, toleranceSeconds = standard }, preset) => ({
      verify: forPreset(preset, () =>
        jwtSignature({
          ...jwt,
          toleranceSeconds,
          ...(urlHash && { urlHash: { ...urlHash, url } }),
          ...(algorithm === 'HS256' ? { secrets } : { keys, algorithms: [algorithm] }),
        }),
      ),
    }),
  ) as unknown as Vendor<JwtOptionsOf<Row>, Row['strength']>
}
