import { constants, createPublicKey, verify } from 'node:crypto'
import { importJWK } from 'jose'
import { describe, expect, it } from 'vitest'
import { generateKeys, type SampleKeys } from '../../../src/testing/index.js'
import { signBytes } from '../../../src/testing/signers/keys.js'
import { runs } from '../../runs.js'

const content = new TextEncoder().encode('what is signed')

function verifyElsewhere(keys: SampleKeys, signature: Uint8Array, dsaEncoding: 'der' | 'ieee-p1363' = 'ieee-p1363') {
  const key = createPublicKey(keys.pem)
  const { RSA_PKCS1_PADDING, RSA_PKCS1_PSS_PADDING } = constants
  switch (keys.algorithm) {
    case 'RS256':
      return verify('sha256', content, { key, padding: RSA_PKCS1_PADDING }, signature)
    case 'PS256':
      return verify('sha256', content, { key, padding: RSA_PKCS1_PSS_PADDING, saltLength: 32 }, signature)
    case 'PS512':
      return verify('sha512', content, { key, padding: RSA_PKCS1_PSS_PADDING, saltLength: 64 }, signature)
    case 'ES256':
      return verify('sha256', content, { key, dsaEncoding }, signature)
    case 'ES384':
      return verify('sha384', content, { key, dsaEncoding }, signature)
    case 'EdDSA':
      return verify(null, content, key, signature)
  }
}

describe('generateKeys', () => {
  it.each(['RS256', 'PS256', 'PS512', 'ES256', 'ES384', 'EdDSA'] as const)(
    'makes a pair for %s that other implementations accept',
    async (algorithm) => {
      const keys = await generateKeys(algorithm, { keyId: 'k1' })
      expect(keys.jwk).toMatchObject({ kid: 'k1', alg: algorithm, use: 'sig' })
      expect(keys.jwk).not.toHaveProperty('d')
      expect(keys.jwks).toEqual({ keys: [keys.jwk] })
      await expect(importJWK(keys.jwk, algorithm)).resolves.toBeDefined()
      const signature = await signBytes(content, keys.privateKey, algorithm, 'sign')
      expect(verifyElsewhere(keys, signature)).toBe(true)
      signature[5] = (signature[5] ?? 0) ^ 1
      expect(verifyElsewhere(keys, signature)).toBe(false)
    },
  )

  it('makes a different pair each time', async () => {
    expect((await generateKeys('EdDSA')).pem).not.toBe((await generateKeys('EdDSA')).pem)
  })

  it('rejects an unknown algorithm', async () => {
    await expect(generateKeys('none' as 'RS256')).rejects.toThrow(/algorithm/)
  })
})

describe('signBytes', () => {
  // Among hundreds of signatures, some integers have leading zero bytes and some have their first bit set.
  it.each(['ES256', 'ES384'] as const)(
    'writes signatures with %s in DER that another implementation accepts',
    async (algorithm) => {
      const keys = await generateKeys(algorithm)
      for (let round = 0; round < runs(200); round++) {
        const signature = await signBytes(content, keys.privateKey, algorithm, 'sign', 'der')
        expect(verifyElsewhere(keys, signature, 'der')).toBe(true)
      }
    },
  )

  it('rejects a key of another algorithm', async () => {
    const { privateKey } = await generateKeys('EdDSA')
    await expect(signBytes(content, privateKey, 'ES256', 'sign')).rejects.toThrow(/^sign: privateKey .*ES256/)
    await expect(signBytes(content, undefined as unknown as CryptoKey, 'ES256', 'sign')).rejects.toThrow(TypeError)
  })
})
