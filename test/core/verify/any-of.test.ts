import { describe, expect, it } from 'vitest'
import { anyOf, headerToken, type Verifier, type WebhookErrorCode } from '../../../src/index.js'
import { accepting, breaking, bySignature, byToken, refusing, returning } from './combined.js'
import { expectRefusal, messageOfTypeError, now, verify, withHeaders } from './run.js'

const request = withHeaders({})

describe('anyOf', () => {
  it('accepts with the proof of the first verifier that accepts', async () => {
    for (const later of [false, true]) {
      const first = anyOf(accepting(bySignature, later), accepting(byToken))
      await expect(verify(first, request)).resolves.toBe(bySignature)
      const second = anyOf(refusing('signature_mismatch', later), accepting(byToken, later), accepting(bySignature))
      await expect(verify(second, request)).resolves.toBe(byToken)
    }
  })

  it('accepts by another verifier while the keys of one are unavailable', async () => {
    const verifier = anyOf(refusing('key_unavailable', true), accepting(byToken))
    await expect(verify(verifier, request)).resolves.toBe(byToken)
  })

  it('returns synchronously if the verifiers do', () => {
    expect(anyOf(refusing('proof_missing'), accepting(byToken))(request, { now })).toBe(byToken)
  })

  it.each<[WebhookErrorCode, readonly WebhookErrorCode[]]>([
    ['proof_missing', ['proof_missing']],
    ['proof_missing', ['proof_missing', 'proof_missing']],
    ['signature_mismatch', ['signature_mismatch', 'proof_missing']],
    ['signature_mismatch', ['proof_missing', 'signature_mismatch']],
    ['timestamp_too_old', ['proof_missing', 'timestamp_too_old', 'token_mismatch']],
    ['key_unavailable', ['signature_mismatch', 'key_unavailable', 'token_mismatch']],
    ['key_unavailable', ['key_unavailable', 'proof_missing']],
    ['key_unavailable', ['proof_missing', 'key_unavailable']],
    ['internal_error', ['token_mismatch', 'internal_error']],
  ])('refuses with %s after %j', async (expected, codes) => {
    for (const later of [false, true]) {
      const [first, ...others] = codes.map((code) => refusing(code, later))
      if (first !== undefined) await expectRefusal(anyOf(first, ...others), request, expected)
    }
  })

  it('passes on a defect, which is neither refusal nor success', async () => {
    for (const later of [false, true]) {
      await expect(verify(anyOf(breaking(later), accepting(byToken)), request)).rejects.toThrow(RangeError)
      await expect(verify(anyOf(refusing('proof_missing', later), breaking(later)), request)).rejects.toThrow(
        RangeError,
      )
    }
  })

  it.each([undefined, null, true, 'signature', {}, Promise.resolve(undefined), Promise.resolve(true)])(
    'does not accept %o as a proof',
    async (value) => {
      await expect(verify(anyOf(returning(value)), request)).rejects.toThrow(TypeError)
      await expect(verify(anyOf(refusing('proof_missing'), returning(value)), request)).rejects.toThrow(TypeError)
    },
  )

  it('can be nested', async () => {
    const inner = anyOf(refusing('proof_missing'), refusing('key_unavailable', true))
    await expectRefusal(anyOf(inner, refusing('token_mismatch')), request, 'key_unavailable')
    await expect(verify(anyOf(inner, accepting(byToken)), request)).resolves.toBe(byToken)
  })

  it('tries real verifiers in turn', async () => {
    const verifier = anyOf(
      headerToken({ header: 'x-new', tokens: 'new' }),
      headerToken({ header: 'x-old', tokens: async () => 'old' }),
    )
    await expect(verify(verifier, withHeaders({ 'x-old': 'old' }))).resolves.toMatchObject({ strength: 'token' })
    await expectRefusal(verifier, withHeaders({ 'x-old': 'new' }), 'token_mismatch')
    await expectRefusal(verifier, withHeaders({}), 'proof_missing')
  })

  it('refuses to be created without verifiers', () => {
    const make = anyOf as (...verifiers: unknown[]) => Verifier
    for (const wrong of [[], [undefined], [accepting(byToken), null], [[accepting(byToken)]]]) {
      expect(messageOfTypeError(() => make(...wrong))).toContain('anyOf: ')
    }
  })
})
