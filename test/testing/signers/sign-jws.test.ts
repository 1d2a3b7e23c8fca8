import { flattenedVerify, importSPKI } from 'jose'
import { describe, expect, it } from 'vitest'
import { jws } from '../../../src/core/verify/jws.js'
import { readHeader } from '../../../src/index.js'
import { generateKeys, paymentsSample, type SignJwsOptions, signJws } from '../../../src/testing/index.js'
import { sharedKeys } from '../signing-keys.js'

const algorithms = ['RS256', 'PS256', 'PS512', 'ES256', 'EdDSA'] as const
const body = paymentsSample().body

async function verifyElsewhere(
  token: string | undefined,
  payload: string | Uint8Array,
  pem: string,
  algorithm: string,
) {
  const [protectedText = '', none, signature = ''] = (token ?? '').split('.')
  expect(none).toBe('')
  const verified = await flattenedVerify(
    { protected: protectedText, payload, signature },
    await importSPKI(pem, algorithm),
  )
  return verified.protectedHeader
}

describe('signJws', () => {
  it.each(algorithms)('signs with %s so that another implementation agrees', async (algorithm) => {
    const keys = await sharedKeys(algorithm)
    const encoded = await signJws(paymentsSample(), keys)
    const payload = Buffer.from(body).toString('base64url')
    expect(await verifyElsewhere(readHeader(encoded, 'x-jws-signature'), payload, keys.pem, algorithm)).toEqual({
      alg: algorithm,
      kid: 'sample-key',
    })
    const plain = await signJws(paymentsSample(), { ...keys, header: 'sig', unencoded: true })
    expect(await verifyElsewhere(readHeader(plain, 'sig'), body, keys.pem, algorithm)).toMatchObject({ b64: false })
  })

  it('puts the time and other parameters into the protected header', async () => {
    const { algorithm, privateKey, pem } = await generateKeys('EdDSA')
    const sample = await signJws(paymentsSample(), {
      algorithm,
      privateKey,
      unencoded: true,
      timestamp: { parameter: 'at', unit: 'milliseconds' },
      sentAt: 1_796_000_000_999,
      parameters: { typ: 'JOSE' },
    })
    expect(await verifyElsewhere(readHeader(sample, 'x-jws-signature'), body, pem, 'EdDSA')).toEqual({
      alg: 'EdDSA',
      b64: false,
      crit: ['b64'],
      at: 1_796_000_000_999,
      typ: 'JOSE',
    })
  })

  it.each([
    ['timestamp_too_old', { sentAt: 1_795_999_699_000 }],
    ['timestamp_in_future', { sentAt: 1_796_000_301_000 }],
    ['timestamp_malformed', { sentAt: '12junk' }],
    ['signature_malformed', { parameters: { crit: ['other'] } }],
    ['algorithm_not_allowed', { parameters: { alg: 'none' } }],
    ['key_unknown', { keyId: 'another' }],
  ])('makes what the verifier refuses as %s', async (code, changes) => {
    const keys = await generateKeys('EdDSA')
    const verify = jws({ keys: keys.jwk, algorithms: ['EdDSA'], timestamp: {} })
    const context = { now: 1_796_000_000_000 }
    const sample = await signJws(paymentsSample(), { ...keys, timestamp: {}, sentAt: context.now, ...changes })
    await expect(async () => verify(sample, context)).rejects.toMatchObject({ code })
  })

  it.each<[RegExp, object]>([
    [/header/, { header: '' }],
    [/algorithm/, { algorithm: 'HS256' }],
    [/privateKey/, { privateKey: undefined }],
    [/sentAt/, { timestamp: {}, sentAt: Number.NaN }],
  ])('names the wrong option %s', async (name, changes) => {
    const options: SignJwsOptions = { ...(await generateKeys('EdDSA')), ...changes }
    const signing = signJws(paymentsSample(), options)
    await expect(signing).rejects.toThrow(name)
    await expect(signing).rejects.toBeInstanceOf(TypeError)
  })
})
