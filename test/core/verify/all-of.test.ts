import { describe, expect, it } from 'vitest'
import { allOf, type ProofStrength, unverified, type Verifier } from '../../../src/index.js'
import { accepting, breaking, bySignature, byToken, refusing, returning } from './combined.js'
import { expectRefusal, messageOfTypeError, now, verify, withHeaders } from './run.js'

const request = withHeaders({})

describe('allOf', () => {
  it('accepts what every verifier accepts, with the strongest proof and all parts', async () => {
    for (const later of [false, true]) {
      const verifier = allOf(accepting(byToken, later), accepting(bySignature, later), unverified())
      await expect(verify(verifier, request)).resolves.toEqual({
        ...bySignature,
        verifier: 'allOf',
        parts: [byToken, bySignature, { strength: 'none', verifier: 'unverified' }],
      })
    }
  })

  it('orders the strengths', async () => {
    const strengths: ProofStrength[] = ['none', 'url', 'basic', 'token', 'signature']
    for (const [index, strength] of strengths.entries()) {
      const weaker = strengths.slice(0, index).map((part) => accepting({ strength: part, verifier: part }))
      const proof = await verify(allOf(accepting({ strength, verifier: strength }), ...weaker), request)
      expect(proof.strength).toBe(strength)
      const reversed = allOf(accepting({ strength, verifier: strength }), ...weaker.toReversed())
      expect((await verify(reversed, request)).strength).toBe(strength)
    }
  })

  it('takes the first of two equally strong proofs', async () => {
    const first = accepting({ strength: 'token', verifier: 'one', key: 1 })
    const second = accepting({ strength: 'token', verifier: 'two', key: 2 })
    expect((await verify(allOf(first, second), request)).key).toBe(1)
  })

  it('accepts a single verifier', async () => {
    await expect(verify(allOf(accepting(byToken)), request)).resolves.toMatchObject({ strength: 'token' })
  })

  it('passes request and clock to every verifier', async () => {
    const seen: unknown[] = []
    const watching: Verifier = (...given) => {
      seen.push(given)
      return byToken
    }
    await verify(allOf(watching, watching), request)
    expect(seen).toEqual([
      [request, { now }],
      [request, { now }],
    ])
  })

  it('returns synchronously if every verifier does', () => {
    expect(allOf(accepting(byToken), accepting(byToken))(request, { now })).toMatchObject({ verifier: 'allOf' })
  })

  it.each([false, true])('refuses what any verifier refuses (asynchronously: %s)', async (later) => {
    const wrong = refusing('token_mismatch', later)
    const right = accepting(bySignature, later)
    for (const verifier of [allOf(wrong, right), allOf(right, wrong), allOf(right, wrong, right), allOf(wrong)]) {
      await expectRefusal(verifier, request, 'token_mismatch')
    }
  })

  it('stops after a refusal', async () => {
    let asked = false
    const watching: Verifier = () => {
      asked = true
      return byToken
    }
    await expectRefusal(allOf(refusing('proof_missing'), watching), request, 'proof_missing')
    expect(asked).toBe(false)
  })

  it('passes on a defect', async () => {
    for (const later of [false, true]) {
      await expect(verify(allOf(accepting(byToken), breaking(later)), request)).rejects.toThrow(RangeError)
    }
  })

  it.each([undefined, null, true, 'signature', {}, Promise.resolve(undefined), Promise.resolve(true)])(
    'does not accept %o as a proof',
    async (value) => {
      await expect(verify(allOf(accepting(byToken), returning(value)), request)).rejects.toThrow(TypeError)
      await expect(verify(allOf(returning(value)), request)).rejects.toThrow(TypeError)
    },
  )

  it('refuses to be created without verifiers', () => {
    const make = allOf as (...verifiers: unknown[]) => Verifier
    for (const wrong of [[], [undefined], [accepting(byToken), null], [[accepting(byToken)]]]) {
      expect(messageOfTypeError(() => make(...wrong))).toContain('allOf: ')
    }
  })
})
