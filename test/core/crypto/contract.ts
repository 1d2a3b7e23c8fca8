import { constants, createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { KeyConstraints, SignatureAlgorithm, SignatureOptions } from '../../../src/core/crypto/algorithms.js'
import type { PublicKeyMaterial } from '../../../src/core/crypto/public-key.js'
import { rsa } from '../../rsa-keys.js'
import { runs } from '../../runs.js'
import { toDer, wrongEncodings } from './ecdsa-encodings.js'
import { type CryptoPlatform, hex, utf8 } from './platform.js'
import { ed25519Vectors, gcmVectors, jwsVectors, macVectors, p384Vector } from './rfc-vectors.js'
import { speccheckCases } from './speccheck.js'

const message = utf8('{"amount":"7.50","currency":"EUR"}')
const p256 = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const p384 = generateKeyPairSync('ec', { namedCurve: 'P-384' })
const ed25519 = generateKeyPairSync('ed25519')

const rsaPairs = new Map([[65_537, rsa]])

// Generated once for all implementations, because RSA keys take long.
function rsaPairOf(publicExponent: number): typeof rsa {
  const pair = rsaPairs.get(publicExponent) ?? generateKeyPairSync('rsa', { modulusLength: 2048, publicExponent })
  rsaPairs.set(publicExponent, pair)
  return pair
}

const pss = (saltLength: number) => ({ key: rsa.privateKey, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength })
const raw = { key: p256.privateKey, dsaEncoding: 'ieee-p1363' } as const

interface Signed {
  readonly about: string
  readonly algorithm: SignatureAlgorithm
  readonly publicKey: KeyObject
  readonly signature: Buffer
  readonly options?: SignatureOptions
}

// Made by node:crypto from keys that exist only here.
const signed: readonly Signed[] = [
  { about: 'RS256', algorithm: 'RS256', publicKey: rsa.publicKey, signature: sign('sha256', message, rsa.privateKey) },
  { about: 'PS256', algorithm: 'PS256', publicKey: rsa.publicKey, signature: sign('sha256', message, pss(32)) },
  { about: 'PS512', algorithm: 'PS512', publicKey: rsa.publicKey, signature: sign('sha512', message, pss(64)) },
  { about: 'ES256', algorithm: 'ES256', publicKey: p256.publicKey, signature: sign('sha256', message, raw) },
  {
    about: 'ES256 in DER',
    algorithm: 'ES256',
    publicKey: p256.publicKey,
    signature: sign('sha256', message, p256.privateKey),
    options: { ecdsaFormat: 'der' },
  },
  {
    about: 'ES384',
    algorithm: 'ES384',
    publicKey: p384.publicKey,
    signature: sign('sha384', message, { key: p384.privateKey, dsaEncoding: raw.dsaEncoding }),
  },
  {
    about: 'ES384 in DER',
    algorithm: 'ES384',
    publicKey: p384.publicKey,
    signature: sign('sha384', message, p384.privateKey),
    options: { ecdsaFormat: 'der' },
  },
  {
    about: 'EdDSA',
    algorithm: 'EdDSA',
    publicKey: ed25519.publicKey,
    signature: sign(null, message, ed25519.privateKey),
  },
]

const pemOf = (key: KeyObject) => key.export({ type: 'spki', format: 'pem' }).toString()
// A JSON Web Key of node:crypto has only text in its fields.
const jwkOf = (key: KeyObject) => key.export({ format: 'jwk' }) as Extract<PublicKeyMaterial, { kty?: string }>

/** The one suite for every implementation of `#crypto`. */
export function describeContract<MacKey, PublicKey extends KeyConstraints, SealKey>(
  name: string,
  platform: CryptoPlatform<MacKey, PublicKey, SealKey>,
): void {
  const { importPublicKey, verifySignature } = platform

  describe(`${name}: verifyMac`, () => {
    const macs = macVectors.flatMap(({ about, key, data, ...expected }) =>
      Object.entries(expected).map(([algorithm, mac]) => ({ about, key, data, algorithm, mac })),
    )

    it.each(macs)('accepts $about with $algorithm', async ({ key, data, algorithm, mac }) => {
      const imported = platform.importMacKey(hex(key), algorithm as 'sha256')
      expect(new Uint8Array(await platform.computeMac(imported, [hex(data)]))).toEqual(hex(mac))
      expect(await platform.verifyMac(imported, hex(mac), [hex(data)])).toBe(true)
    })

    it('refuses a truncated, extended or changed code', async () => {
      const key = platform.importMacKey(utf8('secret'), 'sha256')
      const mac = await platform.computeMac(key, [message])
      const wrong = [mac.subarray(0, 31), mac.subarray(0, 16), new Uint8Array(), Uint8Array.from([...mac, 0])]
      for (const bytes of wrong) expect(await platform.verifyMac(key, bytes, [message])).toBe(false)
      for (let index = 0; index < mac.length; index++) {
        const changed = Uint8Array.from(mac)
        changed[index] = (changed[index] ?? 0) ^ 1
        expect(await platform.verifyMac(key, changed, [message])).toBe(false)
      }
    })

    it('accepts the content in any chunks', async () => {
      const key = platform.importMacKey(utf8('secret'), 'sha512')
      const mac = await platform.computeMac(key, [message])
      await fc.assert(
        fc.asyncProperty(fc.nat(message.length), async (cut) => {
          expect(await platform.verifyMac(key, mac, [message.subarray(0, cut), message.subarray(cut)])).toBe(true)
        }),
      )
    })
  })

  describe(`${name}: sealBytes`, () => {
    it.each(gcmVectors)('agrees with the specification of GCM on $about', async (vector) => {
      const [key, nonce] = [platform.importSealKey(hex(vector.key)), hex(vector.nonce)]
      const text = hex(vector.text)
      const chunks = [text.subarray(0, 5), text.subarray(5)]
      const sealed = Buffer.concat(await platform.sealBytes(key, nonce, chunks, hex(vector.associated)))
      expect(sealed.toString('hex')).toBe(vector.sealed)
      expect(new Uint8Array((await platform.openBytes(key, nonce, sealed, hex(vector.associated))) ?? [1])).toEqual(
        hex(vector.text),
      )
    })

    it('opens nothing that was changed', async () => {
      const [, { key: bytes, nonce, sealed, associated }] = gcmVectors
      const key = platform.importSealKey(hex(bytes))
      const open = (text: Uint8Array, more = hex(associated)) => platform.openBytes(key, hex(nonce), text, more)
      for (const length of [0, 15, 16, hex(sealed).length - 1]) {
        expect(await open(hex(sealed).subarray(0, length))).toBeUndefined()
      }
      for (let index = 0; index < hex(sealed).length; index++) {
        const changed = hex(sealed)
        changed[index] = (changed[index] ?? 0) ^ 1
        expect(await open(changed)).toBeUndefined()
      }
      expect(await open(hex(sealed), hex(associated).subarray(1))).toBeUndefined()
    })
  })

  describe(`${name}: computeDigest`, () => {
    it.each(['sha256', 'sha512'] as const)('agrees with node:crypto on %s', async (algorithm) => {
      for (const bytes of [new Uint8Array(), message, message.subarray(3, 9)]) {
        const expected = new Uint8Array(createHash(algorithm).update(bytes).digest())
        expect(new Uint8Array(await platform.computeDigest(algorithm, bytes))).toEqual(expected)
      }
    })
  })

  describe(`${name}: encodeBase64 and decodeBase64`, () => {
    it('agree with node:buffer for all bytes, in a memory of their own', () => {
      fc.assert(
        fc.property(fc.uint8Array({ maxLength: 200 }), fc.nat(9), (bytes, start) => {
          const part = bytes.subarray(start)
          const text = platform.encodeBase64(part)
          expect(text).toBe(Buffer.from(part).toString('base64'))
          const decoded = platform.decodeBase64(text)
          expect([decoded, decoded?.buffer.byteLength]).toEqual([Uint8Array.from(part), part.length])
        }),
        { numRuns: runs(200) },
      )
    })

    it.each(['A', 'AA', 'AA=', 'AB==', 'AAB=', 'AA==AA==', 'A A=', '-_==', 'AAAA\n', 'é==='])('refuse %j', (text) => {
      expect(platform.decodeBase64(text)).toBeUndefined()
    })
  })

  describe(`${name}: equalBytes`, () => {
    it('compares content and length', () => {
      expect(platform.equalBytes(utf8('abc'), utf8('abc'))).toBe(true)
      expect(platform.equalBytes(utf8('abc'), utf8('abd'))).toBe(false)
      expect(platform.equalBytes(utf8('abc'), utf8('ab'))).toBe(false)
      expect(platform.equalBytes(utf8('ab'), utf8('abc'))).toBe(false)
      expect(platform.equalBytes(utf8('ab\0'), utf8('ab'))).toBe(false)
      expect(platform.equalBytes(utf8('xabc').subarray(1), utf8('abc'))).toBe(true)
      expect(platform.equalBytes(new Uint8Array(), new Uint8Array())).toBe(true)
    })
  })

  describe(`${name}: verifySignature`, () => {
    it.each(ed25519Vectors)('accepts RFC 8032 with the key $key', async ({ key, message: text, signature }) => {
      expect(await verifySignature(importPublicKey(hex(key)), 'EdDSA', hex(signature), [hex(text)])).toBe(true)
    })

    it.each(jwsVectors)('accepts RFC 7515 with $algorithm', async (vector) => {
      const signature = new Uint8Array(Buffer.from(vector.signature, 'base64url'))
      const content = [utf8(`${vector.protectedHeader}.`), utf8(vector.payload)]
      const key = importPublicKey(vector.jwk)
      expect(await verifySignature(key, vector.algorithm, signature, content)).toBe(true)
      expect(await verifySignature(key, vector.algorithm, signature, content.slice(1))).toBe(false)
    })

    it('accepts RFC 6979 with ES384', async () => {
      const key = importPublicKey(p384Vector.jwk)
      const signature = hex(p384Vector.r + p384Vector.s)
      expect(await verifySignature(key, 'ES384', signature, [utf8(p384Vector.message)])).toBe(true)
      expect(await verifySignature(key, 'ES384', signature, [utf8('test')])).toBe(false)
    })

    it.each(speccheckCases)('answers speccheck $about', async ({ key, message: text, signature, valid }) => {
      let accepted = false
      try {
        accepted = await verifySignature(importPublicKey(hex(key)), 'EdDSA', hex(signature), [hex(text)])
      } catch (error) {
        expect(error).toBeInstanceOf(TypeError)
      }
      expect(accepted).toBe(valid)
    })

    describe.each(signed)('with $about', ({ algorithm, publicKey, signature, options }) => {
      const check = async (bytes: Uint8Array, chunks: readonly Uint8Array[] = [message]) =>
        verifySignature(importPublicKey(pemOf(publicKey)), algorithm, bytes, chunks, options)

      it('accepts the content in any chunks, with PEM and with JWK', async () => {
        const pieces = [message.subarray(0, 5), new Uint8Array(), message.subarray(5)]
        for (const material of [pemOf(publicKey), jwkOf(publicKey)]) {
          expect(await verifySignature(importPublicKey(material), algorithm, signature, pieces, options)).toBe(true)
        }
      })

      it('accepts an empty body', async () => {
        const pairs = { RS256: rsa, PS256: rsa, PS512: rsa, ES256: p256, ES384: p384, EdDSA: ed25519 }
        const { privateKey } = pairs[algorithm]
        const plain = options ? privateKey : { key: privateKey, dsaEncoding: raw.dsaEncoding }
        const key = { PS256: pss(32), PS512: pss(64) }[String(algorithm)] ?? plain
        const hash =
          algorithm === 'EdDSA' ? null : ({ PS512: 'sha512', ES384: 'sha384' }[String(algorithm)] ?? 'sha256')
        const ofNothing = sign(hash, new Uint8Array(), key)
        expect(await check(ofNothing, [])).toBe(true)
        expect(await check(ofNothing, [new Uint8Array()])).toBe(true)
        expect(await check(signature, [])).toBe(false)
      })

      it("does not modify the caller's bytes", async () => {
        const bytes = Buffer.from(signature)
        const content = Buffer.from(message)
        await check(bytes, [content])
        expect([bytes, content]).toEqual([signature, Buffer.from(message)])
      })

      it('refuses other content', async () => {
        expect(await check(signature, [message, utf8(' ')])).toBe(false)
        expect(await check(signature, [message.subarray(1)])).toBe(false)
      })

      it('refuses a signature with any bit changed', async () => {
        await fc.assert(
          fc.asyncProperty(fc.nat(8 * signature.length - 1), async (bit) => {
            const changed = Uint8Array.from(signature)
            changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7))
            expect(await check(changed)).toBe(false)
          }),
          { numRuns: runs(name.includes('tweetnacl') ? 20 : 100) },
        )
      })

      it('refuses a signature of another length, or an empty one', async () => {
        const wrong = [signature.subarray(1), signature.subarray(0, -1), Buffer.concat([signature, Buffer.alloc(1)])]
        for (const bytes of [...wrong, new Uint8Array(), new Uint8Array(signature.length)]) {
          expect(await check(bytes)).toBe(false)
        }
      })

      it('refuses arbitrary bytes', async () => {
        await fc.assert(
          fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (bytes) => {
            expect(await check(bytes)).toBe(false)
          }),
          { numRuns: runs(50) },
        )
      })

      it('refuses the signature of another key of the type', async () => {
        const rsaAlgorithms = { RS256: rsaVector, PS256: rsaVector, PS512: rsaVector }
        const other = { ...rsaAlgorithms, ES256: p256Vector, ES384: p384Vector.jwk, EdDSA: ed25519Other }[algorithm]
        expect(await verifySignature(importPublicKey(other), algorithm, signature, [message], options)).toBe(false)
      })

      it('throws if the key does not fit the algorithm', async () => {
        const misfit = importPublicKey(pemOf(algorithm === 'EdDSA' ? p256.publicKey : ed25519.publicKey))
        const attempt = async () => verifySignature(misfit, algorithm, signature, [message], options)
        await expect(attempt()).rejects.toThrow(TypeError)
      })
    })

    it.each([3, 17, 65537])('verifies with the RSA exponent %i', async (publicExponent) => {
      const pair = rsaPairOf(publicExponent)
      const signature = sign('sha256', message, pair.privateKey)
      const key = importPublicKey(pemOf(pair.publicKey))
      expect(await verifySignature(key, 'RS256', signature, [message])).toBe(true)
    })

    it.each([0, 20, 31, 33, 222])('refuses a PSS signature with a salt of %i bytes', async (saltLength) => {
      const signature = sign('sha256', message, pss(saltLength))
      expect(await verifySignature(importPublicKey(pemOf(rsa.publicKey)), 'PS256', signature, [message])).toBe(false)
    })

    it.each([0, 32, 63, 65, 190])('refuses a PSS signature with SHA-512 and a salt of %i bytes', async (saltLength) => {
      const signature = sign('sha512', message, pss(saltLength))
      expect(await verifySignature(importPublicKey(pemOf(rsa.publicKey)), 'PS512', signature, [message])).toBe(false)
    })

    it('tells the two hashes of PSS apart', async () => {
      const key = importPublicKey(pemOf(rsa.publicKey))
      expect(await verifySignature(key, 'PS512', sign('sha256', message, pss(32)), [message])).toBe(false)
      expect(await verifySignature(key, 'PS256', sign('sha512', message, pss(64)), [message])).toBe(false)
    })

    it.each(['sha1', 'sha512'])('refuses RSA signatures with %s', async (hash) => {
      const key = importPublicKey(pemOf(rsa.publicKey))
      expect(await verifySignature(key, 'RS256', sign(hash, message, rsa.privateKey), [message])).toBe(false)
    })

    it('tells the two kinds of RSA signatures apart', async () => {
      const key = importPublicKey(pemOf(rsa.publicKey))
      expect(await verifySignature(key, 'PS256', sign('sha256', message, rsa.privateKey), [message])).toBe(false)
      expect(await verifySignature(key, 'RS256', sign('sha256', message, pss(32)), [message])).toBe(false)
    })

    it('reads ECDSA signatures in DER with short numbers', async () => {
      // One of 256 numbers is below 2^248, so some of these are short.
      for (let count = 0; count < 300; count++) {
        const signature = sign('sha256', message, p256.privateKey)
        const key = importPublicKey(pemOf(p256.publicKey))
        const der = { ecdsaFormat: 'der' } as const
        if (signature.length < 70) expect(await verifySignature(key, 'ES256', signature, [message], der)).toBe(true)
      }
    })

    it('refuses every non-canonical encoding of an ECDSA signature', async () => {
      const key = importPublicKey(pemOf(p256.publicKey))
      const der = { ecdsaFormat: 'der' } as const
      for (let count = 0; count < 8; count++) {
        const bytes = sign('sha256', message, raw).toString('hex')
        const [r, s] = [BigInt(`0x${bytes.slice(0, 64)}`), BigInt(`0x${bytes.slice(64)}`)]
        expect(await verifySignature(key, 'ES256', toDer(r, s), [message], der)).toBe(true)
        const accepted: string[] = []
        for (const { about, bytes: wrong } of wrongEncodings(r, s)) {
          if (await verifySignature(key, 'ES256', wrong, [message], der)) accepted.push(about)
        }
        expect(accepted).toEqual([])
      }
    })

    it('refuses S + L, S + 2L, S + 4L and S + 8L for the S of an Ed25519 signature', async () => {
      const order = (1n << 252n) + 27742317777372353535851937790883648493n
      const [vector] = ed25519Vectors
      const s = BigInt(`0x${Buffer.from(vector.signature.slice(64), 'hex').reverse().toString('hex')}`)
      for (const factor of [1n, 2n, 4n, 8n]) {
        const spelled = (s + factor * order).toString(16).padStart(64, '0')
        const malleated = vector.signature.slice(0, 64) + Buffer.from(spelled, 'hex').reverse().toString('hex')
        expect(await verifySignature(importPublicKey(hex(vector.key)), 'EdDSA', hex(malleated), [])).toBe(false)
      }
    })
  })
}

const [{ jwk: rsaVector }, { jwk: p256Vector }] = jwsVectors
const ed25519Other = hex(ed25519Vectors[0].key)
