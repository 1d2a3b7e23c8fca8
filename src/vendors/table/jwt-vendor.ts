import { chain } from '../../core/base/maybe-promise.js'
import { checkedLater, forPreset, optional, requirePlainObject } from '../../core/base/options.js'
import type { WebhookRequest } from '../../core/request/delivery.js'
import { requireHeader } from '../../core/request/headers.js'
import { readJoseObject } from '../../core/verify/jose-object.js'
import { requireClaim } from '../../core/verify/jwt/claims.js'
import { type BodyHashClaim, type JwtSignatureOptions, jwtSignature } from '../../core/verify/jwt/jwt-signature.js'
import type { KeyOption } from '../../core/verify/keys/key-source.js'
import { prepareMacKeys } from '../../core/verify/secrets/mac-keys.js'
import type { SecretSource } from '../../core/verify/secrets/secrets.js'
import { type PublicUrl, urlReader } from '../../core/verify/signed/public-url.js'
import { requireTolerance } from '../../core/verify/signed/timestamp.js'
import type { Verifier } from '../../core/verify/verifier.js'
import { defineVendor, type Vendor, type VendorDefinition, type VendorOptions } from './define-vendor.js'
import type { NamedSecretOptions } from './mac-vendor.js'
import type { JwtRow } from './row.js'

/** Options of a vendor that sends a JWT. */
export interface JwtVendorOptions extends VendorOptions {
  /** How far the times of the JWT may be off, in seconds, because clocks differ. @default the vendor's, at most 60 */
  readonly toleranceSeconds?: number
}

/** Options of a vendor that signs a JWT with a shared secret. */
export interface SecretJwtOptions extends JwtVendorOptions {
  /** The secrets as the vendor shows them, newest first, or a function that looks them up. */
  readonly secrets: SecretSource
}

/** Options of a vendor that names the secret in the JWT. */
export interface NamedSecretJwtOptions extends JwtVendorOptions {
  /** The secrets by the keys that they belong to. The JWT must name one of the keys. */
  readonly secrets: NamedSecretOptions['secrets']
}

/** Options of a vendor whose JWT names the URL that it calls. */
export interface UrlClaimOptions {
  /** The URL that the vendor calls, without its query; or a function that returns it with its query. @default any URL */
  readonly url?: PublicUrl
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
export type JwtOptionsOf<Row extends JwtRow> = (Row['jwt'] extends { readonly keyIssuer: true }
  ? NamedSecretJwtOptions
  : Row['jwt']['algorithm'] extends 'HS256'
    ? SecretJwtOptions
    : KeyJwtOptions) &
  (Row['jwt'] extends { readonly urlHash: BodyHashClaim } ? UrlJwtOptions : unknown) &
  (Row['jwt'] extends { readonly urlClaim: string } ? UrlClaimOptions : unknown)

/** All options of {@link JwtRow} vendors. */
type AnyJwtOptions = JwtVendorOptions & {
  readonly secrets: SecretSource | NamedSecretOptions['secrets']
  readonly keys: KeyOption
  readonly url: PublicUrl | undefined
}

/**
 * Makes the preset of a vendor that sends a JWT, from its row.
 *
 * @param define - makes what a row cannot say, such as a handshake
 */
export function jwtVendor<const Row extends JwtRow>(
  row: Row,
  define?: (options: JwtVendorOptions) => Omit<VendorDefinition, 'verify'>,
): Vendor<JwtOptionsOf<Row>, Row['strength']> {
  const { algorithm, urlHash, urlClaim } = row.jwt
  const credential = algorithm === 'HS256' ? 'secrets' : 'keys'
  // The table of checks follows the same condition as the type of the options.
  const checks = {
    [credential]: checkedLater,
    toleranceSeconds: optional(requireTolerance),
    ...((urlHash || urlClaim) && { url: checkedLater }),
  } as { secrets: () => void; keys: () => void; toleranceSeconds: () => void; url: () => void }
  return defineVendor<AnyJwtOptions, Row>(row, checks, (options, preset) => {
    const verify = forPreset(preset, () => jwtSignature(toSignature(row, options, preset)))
    const parts = define?.(options)
    if (urlClaim === undefined || options.url === undefined) return { ...parts, verify }
    return { ...parts, verify: withUrl(verify, row, urlClaim, urlReader(options.url, `${preset}: url`)) }
  }) as unknown as Vendor<JwtOptionsOf<Row>, Row['strength']>
}

function toSignature({ jwt }: JwtRow, options: AnyJwtOptions, preset: string): JwtSignatureOptions {
  const { header, prefix, algorithm, otherAlgorithms = [], bodyHash, urlHash, issuers, requiredClaims, timed } = jwt
  const { toleranceSeconds = jwt.toleranceSeconds ?? 60, keys, url } = options
  const common = {
    ...(header !== undefined && { header }),
    ...(prefix !== undefined && { prefix }),
    ...(bodyHash && { bodyHash }),
    ...(urlHash && { urlHash: { ...urlHash, url: url as PublicUrl } }),
    ...(issuers && { issuers }),
    ...(requiredClaims && { requiredClaims }),
    ...(timed !== undefined && { timed }),
    toleranceSeconds,
  }
  if (algorithm !== 'HS256') return { ...common, keys, algorithms: [algorithm] }
  const algorithms = [algorithm, ...otherAlgorithms]
  if (!jwt.keyIssuer) return { ...common, algorithms, secrets: options.secrets as SecretSource }
  requirePlainObject(options.secrets, `${preset}: secrets`)
  const named = options.secrets as NamedSecretOptions['secrets']
  const all = Object.values(named).flat()
  prepareMacKeys(all, { option: 'jwtSignature: secrets', algorithm: 'sha256' })
  // The secret of the issuer that the token names: one of another issuer proves nothing about it.
  const secrets = (request: WebhookRequest) => {
    const issuer = unverifiedClaims(request, jwt)['iss']
    return typeof issuer === 'string' && Object.hasOwn(named, issuer) ? named[issuer] : all
  }
  return { ...common, algorithms, issuers: Object.keys(named), secrets }
}

/** Requires the URL of a claim, which the verifier has verified, to be that of the endpoint. */
function withUrl(
  verify: Verifier,
  { jwt }: JwtRow,
  claim: string,
  readUrl: (request: WebhookRequest) => string,
): Verifier {
  return (request, context) =>
    chain(verify(request, context), (proof) => {
      requireClaim(unverifiedClaims(request, jwt), claim, [readUrl(request)])
      return proof
    })
}

function unverifiedClaims(
  request: WebhookRequest,
  { header = 'Authorization', prefix = '' }: JwtRow['jwt'],
): Readonly<Record<string, unknown>> {
  const [, body = ''] = requireHeader(request, header).slice(prefix.length).split('.')
  return readJoseObject(body, 16) ?? {}
}
