import { createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normalizeSignature, type PublicJwk, readPublicKey } from '../../../src/core/crypto/public-key.js'
import { rsa, rsaPublicKey } from '../../rsa-keys.js'
import { runs } from '../../runs.js'
import { makeCertificate } from '../verify/keys/certificates.js'
import { hex } from './platform.js'

const p256 = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const p384 = generateKeyPairSync('ec', { namedCurve: 'P-384' })
const ed25519 = generateKeyPairSync('ed25519')

const pemOf = (key: KeyObject) => key.export({ type: 'spki', format: 'pem' }).toString()
const jwkOf = (key: KeyObject): PublicJwk => ({ ...(key.export({ format: 'jwk' }) as PublicJwk) })
const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')

function wrongPem(label: string, der: Uint8Array): string {
  return `-----BEGIN ${label}-----\n${Buffer.from(der).toString('base64')}\n-----END ${label}-----\n`
}

// Our own error, which says what a key must be.
function expectUnusable(read: () => unknown): void {
  expect(read).toThrow(TypeError)
  expect(read).toThrow(/ must /)
}

describe('readPublicKey', () => {
  it.each([
    ['RSA', rsa.publicKey],
    ['P-256', p256.publicKey],
    ['P-384', p384.publicKey],
    ['Ed25519', ed25519.publicKey],
  ] as const)('reads %s from PEM and from a JWK as the same key', (type, key) => {
    const fromPem = readPublicKey(pemOf(key))
    expect(fromPem).toMatchObject({ type, algorithm: undefined, jwk: jwkOf(key) })
    expect(readPublicKey(jwkOf(key))).toEqual(fromPem)
    expect(createPublicKey({ key: { ...fromPem.jwk }, format: 'jwk' }).equals(key)).toBe(true)
  })

  it('reads an RSA key in PKCS #1 form', () => {
    const pem = rsa.publicKey.export({ type: 'pkcs1', format: 'pem' }).toString()
    expect(readPublicKey(pem)).toEqual(readPublicKey(pemOf(rsa.publicKey)))
  })

  it('reads the 32 bytes of an Ed25519 key', () => {
    const { x = '' } = jwkOf(ed25519.publicKey)
    const bytes = Buffer.from(x, 'base64url')
    expect(readPublicKey(bytes)).toEqual(readPublicKey(pemOf(ed25519.publicKey)))
    expect(() => readPublicKey(bytes.subarray(1))).toThrow(TypeError)
    expect(() => readPublicKey(Buffer.concat([bytes, bytes]))).toThrow(TypeError)
  })

  it('reads PEM with Windows line ends, without a final one, and with text around it', () => {
    const pem = pemOf(p256.publicKey)
    for (const text of [pem.replaceAll('\n', '\r\n'), pem.trimEnd(), `issued by\n${pem}end`, `\n\n${pem}`]) {
      expect(readPublicKey(text).type).toBe('P-256')
    }
  })

  it.each([
    ['no PEM', 'secret'],
    ['an empty string', ''],
    ['two keys', pemOf(rsa.publicKey) + pemOf(p256.publicKey)],
    ['a private key', rsa.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()],
    ['a private key in the form of PKCS #1', rsa.privateKey.export({ type: 'pkcs1', format: 'pem' }).toString()],
    ['no end', pemOf(rsa.publicKey).replace(/-----END.*/s, '')],
    ['another end', pemOf(rsa.publicKey).replace('END PUBLIC', 'END OTHER')],
    ['a character that is not base64', pemOf(rsa.publicKey).replace('MII', 'M*I')],
    ['no content', wrongPem('PUBLIC KEY', new Uint8Array())],
    ['an empty list', wrongPem('PUBLIC KEY', hex('3000'))],
    ['a list without bits', wrongPem('PUBLIC KEY', hex('3007300506032b6570'))],
    ['an RSA key that is no list', wrongPem('RSA PUBLIC KEY', hex('0500'))],
    ['an RSA key without numbers', wrongPem('RSA PUBLIC KEY', hex('3000'))],
    ['bytes after the key', wrongPem('PUBLIC KEY', hex(`${'3000'}00`))],
    ['a certificate that is none', wrongPem('CERTIFICATE', hex('3003020100'))],
    ['an empty certificate', wrongPem('CERTIFICATE', new Uint8Array())],
    ['a certificate without fields', wrongPem('CERTIFICATE', hex('30023000'))],
    ['a certificate with only a serial number', wrongPem('CERTIFICATE', hex('30053003020101'))],
    ['a certificate that ends before its key', wrongPem('CERTIFICATE', hex('300d300b0201013000300030003000'))],
  ])('refuses %s', (_, text) => {
    expectUnusable(() => readPublicKey(text))
  })

  it.each([
    ['RSA', rsa],
    ['P-384', p384],
    ['Ed25519', ed25519],
  ] as const)('reads the %s key of a certificate of any version', (_, keys) => {
    for (const version of [1, 3] as const) {
      const { pem } = makeCertificate({ name: 'a.example', keys, version })
      expect(readPublicKey(pem)).toEqual(readPublicKey(pemOf(keys.publicKey)))
    }
  })

  it('says that a text has no PEM', () => {
    expect(() => readPublicKey('secret')).toThrow(/one well-formed block/)
  })

  it.each([2, 3, 6, 7])('refuses a point in another form than uncompressed: %i', (form) => {
    const der = p256.publicKey.export({ type: 'spki', format: 'der' })
    expect(der[26]).toBe(4)
    der[26] = form
    expectUnusable(() => readPublicKey(wrongPem('PUBLIC KEY', der)))
  })

  it('refuses a key with trailing bytes, or truncated', () => {
    const der = p256.publicKey.export({ type: 'spki', format: 'der' })
    expect(readPublicKey(wrongPem('PUBLIC KEY', der)).type).toBe('P-256')
    expect(() => readPublicKey(wrongPem('PUBLIC KEY', Buffer.concat([der, Buffer.alloc(1)])))).toThrow(TypeError)
    expect(() => readPublicKey(wrongPem('PUBLIC KEY', der.subarray(0, -1)))).toThrow(TypeError)
  })

  it.each([
    ['P-521', generateKeyPairSync('ec', { namedCurve: 'P-521' }).publicKey],
    ['secp256k1', generateKeyPairSync('ec', { namedCurve: 'secp256k1' }).publicKey],
    ['Ed448', generateKeyPairSync('ed448').publicKey],
    ['X25519', generateKeyPairSync('x25519').publicKey],
    ['RSA of 1024 bits', rsaPublicKey({ bits: 1024 })],
    ['RSA of 4104 bits', rsaPublicKey({ bits: 4104 })],
    ['RSA with exponent 5', rsaPublicKey({ exponent: 5 })],
  ])('refuses %s', (_, key) => {
    expect(() => readPublicKey(pemOf(key))).toThrow(TypeError)
  })

  it('says that a key for RSA-PSS only is not supported', () => {
    const { publicKey } = generateKeyPairSync('rsa-pss', { modulusLength: 2048 })
    expect(() => readPublicKey(pemOf(publicKey))).toThrow(/rsaEncryption, not id-RSASSA-PSS/)
  })

  const { n = '', e = '', ...rsaRest } = jwkOf(rsa.publicKey)
  const modulus = Buffer.from(n, 'base64url')
  const { x = '', y = '', ...ecRest } = jwkOf(p256.publicKey)
  const { x: point = '', ...edRest } = jwkOf(ed25519.publicKey)
  const halved = Buffer.from(modulus)
  halved[0] = (halved[0] ?? 0) >> 1
  const even = Buffer.from(modulus)
  even[even.length - 1] = (even.at(-1) ?? 0) & 0xfe

  it.each<[string, object]>([
    ['a shared secret', { kty: 'oct', k: base64url(modulus) }],
    ['a public key with a shared secret', { ...jwkOf(rsa.publicKey), k: base64url(modulus) }],
    ['a private key', rsa.privateKey.export({ format: 'jwk' })],
    ['a key for encryption', { ...jwkOf(rsa.publicKey), use: 'enc' }],
    ['operations without verify', { ...jwkOf(rsa.publicKey), key_ops: ['encrypt'] }],
    ['operations that are no list', { ...jwkOf(rsa.publicKey), key_ops: 'verify' }],
    ['an algorithm that is not supported', { ...jwkOf(rsa.publicKey), alg: 'RS512' }],
    ['an algorithm of another type', { ...jwkOf(rsa.publicKey), alg: 'ES256' }],
    ['an algorithm for encryption', { ...jwkOf(rsa.publicKey), alg: 'RSA-OAEP' }],
    ['an algorithm with another type of field', { ...jwkOf(rsa.publicKey), alg: ['RS256'] }],
    ['no type', { n, e }],
    ['nothing', {}],
    ['RSA without modulus', { ...rsaRest, e }],
    ['RSA of 2047 bits', { ...rsaRest, e, n: base64url(halved) }],
    ['RSA of more than 4096 bits', { ...rsaRest, e, n: base64url(Buffer.alloc(513, 0xff)) }],
    ['RSA of 4097 bits', { ...rsaRest, e, n: base64url(Buffer.concat([Buffer.from([1]), Buffer.alloc(512, 0xff)])) }],
    ['RSA with an even modulus', { ...rsaRest, e, n: base64url(even) }],
    ['RSA with exponent 1', { ...rsaRest, n, e: 'AQ' }],
    ['RSA with exponent 0', { ...rsaRest, n, e: 'AA' }],
    ['RSA with an even exponent', { ...rsaRest, n, e: 'AQAA' }],
    ['RSA with exponent 5', { ...rsaRest, n, e: 'BQ' }],
    ['RSA with exponent 257', { ...rsaRest, n, e: 'AQE' }],
    ['RSA with an exponent of four bytes', { ...rsaRest, n, e: 'AQAAAQ' }],
    ['RSA without exponent', { ...rsaRest, n }],
    ['RSA with a large exponent', { ...rsaRest, n, e: 'AQAAAAE' }],
    ['RSA with padding in base64url', { ...rsaRest, n, e: 'AQAB==' }],
    ['RSA with white space in base64url', { ...rsaRest, n: ` ${n}`, e }],
    ['P-256 with another curve', { ...ecRest, crv: 'P-521', x, y }],
    ['P-256 with a point off the curve', { ...ecRest, x: y, y: x }],
    ['P-256 at zero', { ...ecRest, x: base64url(new Uint8Array(32)), y: base64url(new Uint8Array(32)) }],
    ['P-384 with a point off the curve', { ...jwkOf(p384.publicKey), x: jwkOf(p384.publicKey).y }],
    ['P-384 with coordinates of P-256', { ...ecRest, crv: 'P-384', x, y }],
    ['P-256 with coordinates of P-384', { ...jwkOf(p384.publicKey), crv: 'P-256' }],
    ['P-384 at zero', { ...ecRest, crv: 'P-384', x: base64url(new Uint8Array(48)), y: base64url(new Uint8Array(48)) }],
    ['P-384 for ES256', { ...jwkOf(p384.publicKey), alg: 'ES256' }],
    ['P-256 without y', { ...ecRest, x }],
    ['P-256 with a short coordinate', { ...ecRest, x: base64url(Buffer.from(x, 'base64url').subarray(1)), y }],
    ['P-256 with a long coordinate', { ...ecRest, x: base64url(Buffer.from([0, ...Buffer.from(x, 'base64url')])), y }],
    ['P-256 with coordinates above p', { ...ecRest, x: base64url(Buffer.alloc(32, 0xff)), y }],
    ['Ed25519 with another curve', { ...edRest, crv: 'X25519', x: point }],
    ['Ed25519 without x', edRest],
    ['Ed25519 for Ed448', { ...jwkOf(ed25519.publicKey), alg: 'Ed448' }],
    ['P-256 as a key of another type', { ...jwkOf(p256.publicKey), kty: 'OKP' }],
    ['Ed25519 as a key of another type', { ...ecRest, crv: 'Ed25519', x: point }],
    ['RSA as an EC key', { ...jwkOf(p256.publicKey), kty: 'RSA' }],
  ])('refuses a JWK: %s', (_, jwk) => {
    expectUnusable(() => readPublicKey(jwk))
  })

  it.each([
    ['a modulus of exactly 4096 bits', { n: base64url(Buffer.alloc(512, 0xff)), e }],
    ['the exponent 3', { n, e: 'Aw' }],
    ['the exponent 17', { n, e: 'EQ' }],
  ])('accepts RSA with %s', (_, numbers) => {
    expect(readPublicKey({ ...rsaRest, ...numbers }).jwk).toEqual({ kty: 'RSA', ...numbers })
  })

  it('accepts a JWK with a sign byte before its modulus', () => {
    const padded = base64url(Buffer.concat([Buffer.alloc(1), modulus]))
    expect(readPublicKey({ ...rsaRest, n: padded, e }).jwk).toEqual({ kty: 'RSA', n, e })
  })

  it.each([
    ['RS256', rsa.publicKey, 'RS256'],
    ['PS256', rsa.publicKey, 'PS256'],
    ['PS512', rsa.publicKey, 'PS512'],
    ['ES256', p256.publicKey, 'ES256'],
    ['ES384', p384.publicKey, 'ES384'],
    ['EdDSA', ed25519.publicKey, 'EdDSA'],
    ['Ed25519', ed25519.publicKey, 'EdDSA'],
  ] as const)('keeps the algorithm %s of a JWK', (alg, key, algorithm) => {
    expect(readPublicKey({ ...jwkOf(key), alg, use: 'sig', key_ops: ['verify'] }).algorithm).toBe(algorithm)
  })

  // RFC 8032, section 5.1.3, and the eight points of small order, each in every encoding.
  it.each([
    ['0', '0000000000000000000000000000000000000000000000000000000000000000'],
    ['0 with the other sign', '0000000000000000000000000000000000000000000000000000000000000080'],
    ['1', '0100000000000000000000000000000000000000000000000000000000000000'],
    ['1 with a sign', '0100000000000000000000000000000000000000000000000000000000000080'],
    ['p - 1', 'ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f'],
    ['p - 1 with a sign', 'ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff'],
    ['p', 'edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f'],
    ['p + 1', 'eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f'],
    ['p + 2, not of small order', 'efffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f'],
    ['2^255 - 1', 'ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f'],
    ['order 8', '26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05'],
    ['order 8, other sign', '26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc85'],
    ['order 8, other y', 'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a'],
    ['order 8, other y and sign', 'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac03fa'],
  ])('refuses the Ed25519 point with y = %s', (_, key) => {
    expect(() => readPublicKey(hex(key))).toThrow(TypeError)
    expect(() => readPublicKey({ ...edRest, x: base64url(hex(key)) })).toThrow(TypeError)
  })

  it('accepts the largest canonical y', () => {
    expect(readPublicKey(hex(`eb${'ff'.repeat(30)}7f`)).type).toBe('Ed25519')
  })

  it('refuses anything but key material', () => {
    for (const material of [undefined, null, 7, [], new ArrayBuffer(32)]) {
      expectUnusable(() => Reflect.apply(readPublicKey, undefined, [material]))
    }
  })

  it('returns a key or throws a TypeError, for any input', () => {
    const der = [rsa, p256, p384, ed25519].map(({ publicKey }) => publicKey.export({ type: 'spki', format: 'der' }))
    const changed = fc
      .tuple(fc.constantFrom(...der), fc.nat(), fc.nat(255))
      .map(([bytes, at, value]) => Uint8Array.from(bytes).fill(value, at % bytes.length, (at % bytes.length) + 1))
    fc.assert(
      fc.property(changed, (bytes) => {
        const pem = wrongPem('PUBLIC KEY', bytes)
        try {
          // OpenSSL must accept every key that is accepted here.
          readPublicKey(pem)
          createPublicKey(pem)
        } catch (error) {
          expect(error).toBeInstanceOf(TypeError)
        }
      }),
      { numRuns: runs(500) },
    )
  })
})

describe('normalizeSignature', () => {
  const key = readPublicKey(pemOf(rsa.publicKey))

  it('refuses another length than that of the key', () => {
    expect(normalizeSignature(key, 'RS256', new Uint8Array(256))).toHaveLength(256)
    for (const length of [0, 255, 257]) expect(normalizeSignature(key, 'RS256', new Uint8Array(length))).toBeUndefined()
  })

  it('ignores the format of ECDSA signatures for other algorithms', () => {
    expect(normalizeSignature(key, 'PS256', new Uint8Array(256), { ecdsaFormat: 'der' })).toHaveLength(256)
  })
})
