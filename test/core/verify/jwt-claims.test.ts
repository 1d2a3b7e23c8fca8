import { describe, expect, it } from 'vitest'
import { checkClaimTimes, requireClaim } from '../../../src/core/verify/jwt/claims.js'

const now = 1_795_000_000_000
const iat = now / 1000
const timed = { toleranceSeconds: 60, maxAgeSeconds: 300, timed: true }
const check = (claims: Record<string, unknown>) => () => checkClaimTimes(claims, now, timed)

describe('checkClaimTimes', () => {
  it('returns the time of issue, if there is one', () => {
    expect(check({ iat })()).toBe(now)
    expect(check({ exp: iat })()).toBeUndefined()
  })

  it.each([
    ['iat at the end of its age', { iat: iat - 300 }],
    ['times of zero', { iat: 0, nbf: 0, exp: iat }],
    ['iat at the end of the tolerance', { iat: iat + 60 }],
    ['nbf at the end of the tolerance', { iat, nbf: iat + 60 }],
    ['exp at the end of the tolerance', { iat: iat - 9000, exp: iat - 60 }],
  ])('accepts %s', (_, claims) => {
    expect(check(claims)).not.toThrow()
  })

  it.each([
    ['an old token', { iat: iat - 301 }, 'timestamp_too_old', 'exp', 301],
    ['an expired token', { iat, exp: iat - 61 }, 'timestamp_too_old', 'exp', 61],
    ['a future token', { iat: iat + 61 }, 'timestamp_in_future', 'iat', -61],
    ['a token that is not valid yet', { iat, nbf: iat + 61 }, 'timestamp_in_future', 'iat', -61],
    ['no time', {}, 'timestamp_malformed', 'exp', undefined],
    ['a text', { iat: String(iat) }, 'timestamp_malformed', 'iat', undefined],
    ['infinity', { iat, exp: Number.POSITIVE_INFINITY }, 'timestamp_malformed', 'exp', undefined],
    ['an age of decades', { iat: 0 }, 'timestamp_too_old', 'exp', iat],
    ['an expiry at zero', { iat, exp: 0 }, 'timestamp_too_old', 'exp', iat],
    ['a negative number', { iat, nbf: -1 }, 'timestamp_malformed', 'nbf', undefined],
  ])('refuses %s, and names the claim', (_, claims, code, field, skewSeconds) => {
    expect(check(claims)).toThrow(expect.objectContaining({ code, field, skewSeconds }))
  })

  it('refuses everything with a broken clock', () => {
    expect(() => checkClaimTimes({ iat }, Number.NaN, timed)).toThrow(
      expect.objectContaining({ code: 'timestamp_too_old' }),
    )
  })
})

describe('requireClaim', () => {
  it('compares texts, one of a list, and the text of a boolean', () => {
    for (const level of ['7', ['6', '7']]) expect(() => requireClaim({ level }, 'level', ['7'])).not.toThrow()
    expect(() => requireClaim({ verified: true }, 'verified', ['true'])).not.toThrow()
  })

  it('takes only a single text as the issuer', () => {
    expect(() => requireClaim({ iss: 'a' }, 'iss', ['a'])).not.toThrow()
    expect(() => requireClaim({ iss: ['a'] }, 'iss', ['a'])).toThrow(
      expect.objectContaining({ code: 'signature_mismatch', field: 'iss' }),
    )
  })

  it.each([7, null, undefined, ['6'], [], { 7: 7 }])('refuses %j', (level) => {
    const mismatch = expect.objectContaining({ code: 'signature_mismatch', field: 'level' })
    expect(() => requireClaim({ level }, 'level', ['7', '[object Object]', 'null'])).toThrow(mismatch)
  })
})
