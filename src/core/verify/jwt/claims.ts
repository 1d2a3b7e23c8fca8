import { refusal } from '../../../errors.js'

/** The claims of a JWT. They are not verified until its signature is. */
export type Claims = Readonly<Record<string, unknown>>

/** Limits on the times of a JWT. */
export interface ClaimTimeRules {
  /** How far `exp`, `nbf` and `iat` may be off, because clocks differ. */
  readonly toleranceSeconds: number
  /** How long a token without `exp` is accepted after `iat`. */
  readonly maxAgeSeconds: number
  /** Whether `exp` or `iat` is required. */
  readonly timed: boolean
}

/**
 * Refuses a JWT that is expired, not valid yet, or issued too long ago or in the future (RFC 7519, section 4.1).
 *
 * A token without `exp` is accepted for `maxAgeSeconds` after `iat`; one of them is required if `timed`.
 *
 * @returns the time of issue in milliseconds since 1970, if the token says it
 * @throws {WebhookError} `timestamp_malformed`, `timestamp_too_old`, `timestamp_in_future`
 */
export function checkClaimTimes(
  claims: Claims,
  now: number,
  { toleranceSeconds, maxAgeSeconds, timed }: ClaimTimeRules,
): number | undefined {
  const [issuedAt, notBefore, expiresAt] = ['iat', 'nbf', 'exp'].map((name) => readTime(claims, name))
  const until = expiresAt ?? issuedAt
  if (until === undefined && !timed) return undefined
  if (until === undefined) throw refusal('timestamp_malformed', 'the JWT has neither exp nor iat', { field: 'exp' })
  // Negated, because comparisons with NaN are false: a broken clock must refuse everything.
  const age = now / 1000 - until
  if (!(age <= (expiresAt === undefined ? maxAgeSeconds : toleranceSeconds))) {
    throw refusal('timestamp_too_old', `the JWT is ${Math.round(age)} s too old`, { field: 'exp', skewSeconds: age })
  }
  for (const since of [issuedAt, notBefore]) {
    if (since !== undefined && !(since - now / 1000 <= toleranceSeconds)) {
      throw refusal('timestamp_in_future', 'the JWT is not valid yet', {
        field: 'iat',
        skewSeconds: now / 1000 - since,
      })
    }
  }
  return issuedAt === undefined ? undefined : issuedAt * 1000
}

function readTime(claims: Claims, name: string): number | undefined {
  const time = claims[name]
  if (time === undefined) return undefined
  // Equivalent (ConditionalExpression): `true`. Only numbers are finite. The first condition is for the compiler; the others are tested.
  if (typeof time === 'number' && Number.isFinite(time) && time >= 0) return time
  throw refusal('timestamp_malformed', `the ${name} claim is not a number of seconds`, { field: name })
}

/**
 * Requires a claim to be one of the expected texts, or to contain one of them; the issuer is a single text (RFC 7519,
 * section 4.1.1).
 *
 * @throws {WebhookError} `signature_mismatch`
 */
export function requireClaim(claims: Claims, name: string, expected: readonly string[]): void {
  const values: readonly unknown[] = name === 'iss' ? [claims[name]] : [claims[name]].flat()
  const texts = values.map((value) => (typeof value === 'boolean' ? String(value) : value))
  if (texts.some((text) => expected.some((other) => other === text))) return
  throw refusal('signature_mismatch', `the ${name} claim is not the expected one`, { field: name })
}

/** @throws {WebhookError} `signature_mismatch` unless the claim is present */
export function requirePresent(claims: Claims, name: string): void {
  if (claims[name] !== undefined && claims[name] !== '') return
  throw refusal('signature_mismatch', `the ${name} claim is missing`, { field: name })
}
