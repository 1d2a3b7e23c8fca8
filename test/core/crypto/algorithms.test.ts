import { describe, expect, it } from 'vitest'
import {
  fitsAlgorithm,
  type KeyConstraints,
  requireFit,
  type SignatureAlgorithm,
} from '../../../src/core/crypto/algorithms.js'

describe('fitsAlgorithm', () => {
  it.each<[KeyConstraints, SignatureAlgorithm, boolean]>([
    [{ type: 'RSA', algorithm: undefined }, 'RS256', true],
    [{ type: 'RSA', algorithm: undefined }, 'PS512', true],
    [{ type: 'RSA', algorithm: undefined }, 'ES256', false],
    [{ type: 'P-384', algorithm: undefined }, 'ES256', false],
    [{ type: 'RSA', algorithm: 'PS256' }, 'PS256', true],
    [{ type: 'RSA', algorithm: 'PS256' }, 'RS256', false],
    [{ type: 'RSA', algorithm: 'PS256' }, 'PS512', false],
  ])('compares %j with %s', (key, algorithm, expected) => {
    expect(fitsAlgorithm(key, algorithm)).toBe(expected)
    const require = () => requireFit(key, algorithm)
    if (expected) expect(require).not.toThrow()
    else expect(require).toThrow(TypeError)
  })
})
