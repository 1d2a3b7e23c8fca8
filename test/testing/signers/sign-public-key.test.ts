import { constants, createPublicKey, verify } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { publicKeySignature } from '../../../src/core/verify/public-key-signature.js'
import { createReceiver, readHeader } from '../../../src/index.js'
import {
  generateKeys,
  injectDelivery,
  paymentsSample,
  type SignPublicKeyOptions,
  signPublicKey,
} from '../../../src/testing/index.js'
import { payments } from '../../../src/vendors/styles/payments.js'
import { otherKeys, sharedKeys } from '../signing-keys.js'

const algorithms = ['RS256', 'PS256', 'PS512', 'ES256', 'EdDSA'] as const
const body = new TextDecoder().decode(paymentsSample().body)

describe('signPublicKey', () => {
  it('signs timestamp, separator and body so that another implementation agrees', async () => {
    const keys = await sharedKeys('RS256')
    const sample = await signPublicKey(paymentsSample(), {
      ...keys,
      encoding: 'hex',
      prefix: 'v1=',
      header: 'sig',
      algorithmHeader: 'alg',
      keyIdHeader: 'kid',
      timestamp: { header: 'ts', separator: '|', unit: 'milliseconds' },
      sentAt: 1_796_000_000_999,
    })
    const [prefix, hex = ''] = (readHeader(sample, 'sig') ?? '').split('=')
    const key = { key: createPublicKey(keys.pem), padding: constants.RSA_PKCS1_PADDING }
    const content = Buffer.from(`1796000000999|${body}`)
    expect(prefix).toBe('v1')
    expect(verify('sha256', content, key, Buffer.from(hex, 'hex'))).toBe(true)
    expect(['alg', 'kid', 'ts'].map((name) => readHeader(sample, name))).toEqual([
      'RS256',
      'sample-key',
      '1796000000999',
    ])
  })

  it('signs the body alone, with default header names', async () => {
    const { algorithm, privateKey, pem } = await generateKeys('EdDSA')
    const sample = await signPublicKey(paymentsSample(), { algorithm, privateKey })
    const signature = Buffer.from(readHeader(sample, 'x-signature') ?? '', 'base64')
    expect(verify(null, Buffer.from(body), createPublicKey(pem), signature)).toBe(true)
    expect(readHeader(sample, 'x-signature-algorithm')).toBe('EdDSA')
    expect(readHeader(sample, 'x-signature-key-id')).toBeUndefined()
    expect(readHeader(sample, 'x-signature-timestamp')).toBeUndefined()
  })

  it('signs the result of signedContent', async () => {
    const { algorithm, privateKey, pem } = await generateKeys('ES256')
    const sample = await signPublicKey(paymentsSample(), {
      algorithm,
      privateKey,
      ecdsaFormat: 'der',
      signedContent: (request) => [request.method, ' ', request.url],
    })
    const signature = Buffer.from(readHeader(sample, 'x-signature') ?? '', 'base64')
    const content = Buffer.from('POST https://receiver.example/hooks')
    expect(verify('sha256', content, createPublicKey(pem), signature)).toBe(true)
  })

  it.each(algorithms)('satisfies the verifier with %s, and only with the right key', async (algorithm) => {
    const [keys, others] = await Promise.all([sharedKeys(algorithm), otherKeys(algorithm)])
    for (const publicKey of [keys.jwk, keys.pem]) {
      const verifier = publicKeySignature({ keys: publicKey, algorithms: [algorithm], timestamp: {} })
      const receiver = createReceiver({ provider: payments({ verify: verifier }), on: {} })
      const right = await injectDelivery(receiver, signPublicKey(paymentsSample(), { ...keys, timestamp: {} }))
      expect(right).toMatchObject({ outcome: 'ignored', event: 'PAYMENT.AUTHORIZATION.CREATED' })
      const wrong = await injectDelivery(receiver, signPublicKey(paymentsSample(), { ...others, timestamp: {} }))
      expect(wrong.error?.code).toBe('signature_mismatch')
    }
  })

  it('satisfies the verifier with a raw key and with DER', async () => {
    const ed = await generateKeys('EdDSA')
    const byRaw = publicKeySignature({ keys: ed.raw ?? '', algorithms: ['EdDSA'] })
    expect(await byRaw(await signPublicKey(paymentsSample(), ed), { now: 0 })).toMatchObject({ algorithm: 'EdDSA' })
    const ec = await generateKeys('ES256')
    const byDer = publicKeySignature({ keys: ec.jwk, algorithms: ['ES256'], ecdsaFormat: 'der' })
    const sample = await signPublicKey(paymentsSample(), { ...ec, ecdsaFormat: 'der' })
    expect(await byDer(sample, { now: 0 })).toMatchObject({ algorithm: 'ES256' })
  })

  it.each<[RegExp, object]>([
    [/header/, { header: '' }],
    [/encoding/, { encoding: 'base32' }],
    [/algorithm/, { algorithm: 'HS256' }],
    [/privateKey/, { privateKey: undefined }],
    [/privateKey/, { algorithm: 'ES256' }],
    [/timestamp.header/, { timestamp: { header: '' } }],
    [/sentAt/, { timestamp: {}, sentAt: Number.NaN }],
    [/signedContent/, { signedContent: 'body' }],
  ])('names the wrong option %s', async (name, changes) => {
    const options: SignPublicKeyOptions = { ...(await generateKeys('EdDSA')), ...changes }
    const signing = signPublicKey(paymentsSample(), options)
    await expect(signing).rejects.toThrow(name)
    await expect(signing).rejects.toBeInstanceOf(TypeError)
  })
})
