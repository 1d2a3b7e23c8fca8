import { createHash, createHmac, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import fc from 'fast-check'
import { FlattenedSign } from 'jose'
import { describe, expect, it } from 'vitest'
import type { PublicJwk, SignatureAlgorithm } from '../../../src/authors.js'
import { type JwsOptions, jws } from '../../../src/core/verify/jws.js'
import { remoteKeys, staticKeys } from '../../../src/index.js'
import { codePoint } from '../../code-points.js'
import { rsa } from '../../rsa-keys.js'
import { runs } from '../../runs.js'
import { jwsVectors } from '../crypto/rfc-vectors.js'
import { jwkSet, keyServer } from './keys/key-server.js'
import { asSubArray, expectRefusal, now, verify, withHeaders } from './run.js'

const body = '{"amount":"7.50","currency":"EUR €"}'
const p256 = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const p384 = generateKeyPairSync('ec', { namedCurve: 'P-384' })
const ed25519 = generateKeyPairSync('ed25519')
const pairs = { RS256: rsa, PS256: rsa, PS512: rsa, ES256: p256, ES384: p384, EdDSA: ed25519 }
const algorithms = ['RS256', 'PS256', 'PS512', 'ES256', 'ES384', 'EdDSA'] as const

const pemOf = (key: KeyObject) => key.export({ type: 'spki', format: 'pem' }).toString()
const jwkOf = (key: KeyObject, kid: string): PublicJwk => ({ ...(key.export({ format: 'jwk' }) as PublicJwk), kid })
const base64url = (content: string | Uint8Array) => Buffer.from(content).toString('base64url')

const byEd25519 = jws({ keys: pemOf(ed25519.publicKey), algorithms: ['EdDSA'] })
const carrying = (token: string, content: string | Uint8Array = body) =>
  withHeaders({ 'x-jws-signature': token }, content)

/** A detached token made by jose, for headers that jose agrees to sign. */
async function tokenOf(
  algorithm: SignatureAlgorithm,
  { crit = [], ...others }: Readonly<Record<string, unknown>> & { readonly crit?: readonly string[] } = {},
  content = body,
) {
  const header = { ...others, alg: algorithm, ...(crit.length > 0 && { crit: [...crit] }) }
  const signer = new FlattenedSign(Buffer.from(content)).setProtectedHeader(header)
  const known = Object.fromEntries(crit.filter((name) => name !== 'b64').map((name) => [name, true]))
  const { protected: protectedText, signature } = await signer.sign(pairs[algorithm].privateKey, { crit: known })
  return `${protectedText}..${signature}`
}

/** A handmade detached token (RFC 7515, section 5.1), for invalid headers. */
function rawToken(header: string, payload: string = base64url(body)): string {
  const protectedText = base64url(header)
  return `${protectedText}..${base64url(sign(null, Buffer.from(`${protectedText}.${payload}`), ed25519.privateKey))}`
}

// The order of the base point of Ed25519 (RFC 8032, section 5.1).
const order = (1n << 252n) + 27742317777372353535851937790883648493n

function toNumber(littleEndian: Uint8Array): bigint {
  return BigInt(`0x${Buffer.from(littleEndian.toReversed()).toString('hex')}`)
}

function sha512(...chunks: readonly Uint8Array[]): Buffer {
  return createHash('sha512').update(Buffer.concat(chunks)).digest()
}

const unencoded = { b64: false, crit: ['b64'] }

describe('jws', () => {
  describe.each(algorithms)('with %s', (algorithm) => {
    const verifier = jws({ keys: pemOf(pairs[algorithm].publicKey), algorithms: [algorithm] })

    it.each([
      ['an encoded payload', {}],
      ['an unencoded payload', unencoded],
      ['an encoded payload with b64: true', { b64: true, crit: ['b64'] }],
    ])('accepts %s', async (_, parameters) => {
      const token = await tokenOf(algorithm, parameters)
      await expect(verify(verifier, carrying(token))).resolves.toEqual({
        strength: 'signature',
        verifier: 'jws',
        algorithm,
        key: 0,
        signedAt: undefined,
      })
      await verify(verifier, carrying(token, asSubArray(body)))
      await expectRefusal(verifier, carrying(token, `${body} `), 'signature_mismatch')
      await expectRefusal(verifier, carrying(token, ''), 'signature_mismatch')
    })

    it('accepts an empty body', async () => {
      await verify(verifier, carrying(await tokenOf(algorithm, unencoded, ''), ''))
      await verify(verifier, carrying(await tokenOf(algorithm, {}, ''), ''))
    })

    it('refuses the signature of another key', async () => {
      const foreign = generateKeyPairSync('ed25519')
      const misfit = jws({ keys: () => pemOf(foreign.publicKey), algorithms: [algorithm] })
      const code = algorithm === 'EdDSA' ? 'signature_mismatch' : 'key_not_trusted'
      await expectRefusal(misfit, carrying(await tokenOf(algorithm)), code)
    })
  })

  it.each(jwsVectors)('accepts the token of RFC 7515 with $algorithm', async ({ algorithm, jwk, ...vector }) => {
    const verifier = jws({ keys: jwk, algorithms: [algorithm] })
    const token = `${vector.protectedHeader}..${vector.signature}`
    await verify(verifier, carrying(token, Buffer.from(vector.payload, 'base64url')))
    await expectRefusal(verifier, carrying(token, vector.payload), 'signature_mismatch')
  })

  it('accepts a binary payload with full stops', async () => {
    const content = Buffer.from([0x2e, 0xff, 0x00, 0x2e])
    const header = base64url('{"alg":"EdDSA","b64":false,"crit":["b64"]}')
    const signature = sign(null, Buffer.concat([Buffer.from(`${header}.`), content]), ed25519.privateKey)
    await verify(byEd25519, carrying(`${header}..${base64url(signature)}`, content))
  })

  it('tells encoded from unencoded payloads', async () => {
    await expectRefusal(byEd25519, carrying(await tokenOf('EdDSA', unencoded, base64url(body))), 'signature_mismatch')
    const encoded = await tokenOf('EdDSA')
    await expectRefusal(byEd25519, carrying(encoded, base64url(body)), 'signature_mismatch')
  })

  it('finds the key by the kid of the protected header', async () => {
    const { fetch } = keyServer(() => jwkSet(jwkOf(rsa.publicKey, 'r'), jwkOf(ed25519.publicKey, 'e')))
    const keys = remoteKeys('https://pay.example/keys.json', { fetch })
    const verifier = jws({ header: 'Signature', keys, algorithms: ['EdDSA', 'PS256'] })
    const request = async (algorithm: SignatureAlgorithm, kid: string) =>
      withHeaders({ signature: await tokenOf(algorithm, { kid }) }, body)
    await expect(verify(verifier, await request('EdDSA', 'e'))).resolves.toMatchObject({ key: 'e', algorithm: 'EdDSA' })
    await expect(verify(verifier, await request('PS256', 'r'))).resolves.toMatchObject({ key: 'r', algorithm: 'PS256' })
    await expectRefusal(verifier, await request('EdDSA', 'r'), 'key_not_trusted')
    // Retrieved just now, for another request: a new key may have been published since.
    await expectRefusal(verifier, await request('EdDSA', 'unknown'), 'key_unavailable')
    await expectRefusal(verifier, await request('RS256', 'r'), 'algorithm_not_allowed')
  })

  it('never uses a key in the token or to which it points', async () => {
    const attacker = generateKeyPairSync('ed25519')
    const own = attacker.publicKey.export({ format: 'jwk' })
    for (const parameters of [
      { jwk: own },
      { jku: 'https://evil.example/' },
      { x5u: 'https://evil.example/' },
      { x5c: ['AA=='] },
    ]) {
      const header = base64url(JSON.stringify({ alg: 'EdDSA', ...parameters }))
      const signature = sign(null, Buffer.from(`${header}.${base64url(body)}`), attacker.privateKey)
      await expectRefusal(byEd25519, carrying(`${header}..${base64url(signature)}`), 'signature_mismatch')
      // The same parameters are harmless in a token signed with one of our keys.
      await verify(byEd25519, carrying(rawToken(JSON.stringify({ alg: 'EdDSA', ...parameters }))))
    }
  })

  it.each([
    'none',
    'None',
    'NONE',
    'HS256',
    'RS256',
    'ES256',
    'eddsa',
    'EdDSA ',
    '',
    7,
    null,
    ['EdDSA'],
    { name: 'EdDSA' },
  ])('refuses the algorithm %j', async (alg) => {
    await expectRefusal(byEd25519, carrying(rawToken(JSON.stringify({ alg }))), 'algorithm_not_allowed')
  })

  it('never uses the public key as an HMAC secret', async () => {
    const pem = pemOf(rsa.publicKey)
    const verifier = jws({ keys: pem, algorithms: ['RS256'] })
    const input = `${base64url('{"alg":"HS256"}')}.${base64url(body)}`
    const mac = createHmac('sha256', pem).update(input).digest('base64url')
    await expectRefusal(verifier, carrying(`${base64url('{"alg":"HS256"}')}..${mac}`), 'algorithm_not_allowed')
    await expectRefusal(verifier, carrying(`${base64url('{"alg":"RS256"}')}..${mac}`), 'signature_mismatch')
  })

  it('refuses a token without a signature', async () => {
    await expectRefusal(byEd25519, carrying(`${base64url('{"alg":"none"}')}..`), 'signature_malformed')
    await expectRefusal(byEd25519, carrying(`${base64url('{"alg":"EdDSA"}')}..`), 'signature_malformed')
  })

  it.each([
    ['an unknown extension', '{"alg":"EdDSA","crit":["exp"],"exp":1}'],
    ['an unknown extension beside b64', '{"alg":"EdDSA","b64":false,"crit":["b64","exp"],"exp":1}'],
    ['an extension with the name of an inherited property', '{"alg":"EdDSA","crit":["toString"]}'],
    ['an empty crit', '{"alg":"EdDSA","crit":[]}'],
    ['a crit that is not a list', '{"alg":"EdDSA","b64":true,"crit":"b64"}'],
    ['a crit that is null', '{"alg":"EdDSA","crit":null}'],
    ['a b64 outside of crit', '{"alg":"EdDSA","b64":false}'],
    ['a true b64 outside of crit', '{"alg":"EdDSA","b64":true}'],
    ['a b64 that is not a boolean', '{"alg":"EdDSA","b64":"false","crit":["b64"]}'],
    ['a b64 that is null', '{"alg":"EdDSA","b64":null,"crit":["b64"]}'],
    ['a crit with an absent b64', '{"alg":"EdDSA","crit":["b64"]}'],
    ['a kid that is a number', '{"alg":"EdDSA","kid":7}'],
    ['a header that is a list', '["EdDSA"]'],
    ['a header that is a string', '"EdDSA"'],
    ['a header that is null', 'null'],
    ['a kid that is null', '{"alg":"EdDSA","kid":null}'],
    ['a header that is no JSON', '{alg:EdDSA}'],
    ['a __proto__ in its header', '{"alg":"EdDSA","__proto__":{}}'],
    ['a deeply nested header', `{"alg":"EdDSA","x":${'['.repeat(9)}${']'.repeat(9)}}`],
  ])('refuses a well-signed token with %s', async (_, header) => {
    await expectRefusal(byEd25519, carrying(rawToken(header)), 'signature_malformed')
    await expectRefusal(byEd25519, carrying(rawToken(header, body)), 'signature_malformed')
  })

  it.each([
    ['leading white space', (token: string) => ` ${token}`],
    ['trailing white space', (token: string) => `${token} `],
    ['white space in the header', (token: string) => `${token.slice(0, 4)} ${token.slice(4)}`],
    ['a line break in the signature', (token: string) => `${token.slice(0, -4)}\n${token.slice(-4)}`],
    ['padding', (token: string) => `${token}==`],
    ['padding in the header', (token: string) => token.replace('..', '=..')],
    // 64 bytes leave four unused bits in the last character; jose accepts any value.
    [
      'unused bits',
      (token: string) => token.slice(0, -1) + String.fromCharCode(token.charCodeAt(token.length - 1) + 1),
    ],
    ['the other alphabet', (token: string) => `${token.slice(0, -3)}+/${token.slice(-1)}`],
    ['an attached payload', (token: string) => token.replace('..', `.${base64url(body)}.`)],
    ['a fourth part', (token: string) => `${token}.`],
    ['two parts', (token: string) => token.replace('..', '.')],
    ['no header', (token: string) => token.replace(/^[^.]*/, '')],
    ['a second token', (token: string) => `${token}, ${token}`],
    ['arbitrary text', () => 'signature'],
  ])('refuses a token with %s', async (_, change) => {
    const token = rawToken('{"alg":"EdDSA"}')
    await verify(byEd25519, carrying(token))
    await expectRefusal(byEd25519, carrying(change(token)), 'signature_malformed')
  })

  it('refuses a missing, an empty and a repeated header', async () => {
    const token = rawToken('{"alg":"EdDSA"}')
    await expectRefusal(byEd25519, withHeaders({}, body), 'proof_missing')
    await expectRefusal(byEd25519, carrying(''), 'proof_missing')
    await expectRefusal(byEd25519, withHeaders({ 'x-jws-signature': [token, token] }, body), 'proof_duplicated')
  })

  it('refuses a signature that is shorter, longer or S + L', async () => {
    const token = rawToken('{"alg":"EdDSA"}')
    const [header = '', , text = ''] = token.split('.')
    const signature = Buffer.from(text, 'base64url')
    const s = toNumber(signature.subarray(32)) + order
    const spelled = Buffer.from(s.toString(16).padStart(64, '0'), 'hex').reverse()
    const wrong = [
      signature.subarray(1),
      Buffer.concat([signature, Buffer.alloc(1)]),
      Buffer.concat([signature.subarray(0, 32), spelled]),
    ]
    for (const bytes of wrong)
      await expectRefusal(byEd25519, carrying(`${header}..${base64url(bytes)}`), 'signature_mismatch')
  })

  it('refuses a signature whose R is of small order, which some runtimes accept', async () => {
    const [header = ''] = rawToken('{"alg":"EdDSA"}').split('.')
    const neutral = Buffer.alloc(32)
    neutral[0] = 1
    const seed = Buffer.from(ed25519.privateKey.export({ format: 'jwk' }).d ?? '', 'base64url')
    const key = Buffer.from(ed25519.publicKey.export({ format: 'jwk' }).x ?? '', 'base64url')
    const secret = sha512(seed).subarray(0, 32)
    secret[0] = (secret[0] ?? 0) & 0xf8
    secret[31] = ((secret[31] ?? 0) & 0x7f) | 0x40
    // S B = R + k A (RFC 8032, section 5.1.7) holds for the neutral R and S = k a.
    const k = toNumber(sha512(neutral, key, Buffer.from(`${header}.${base64url(body)}`)))
    const s = ((k * toNumber(secret)) % order).toString(16).padStart(64, '0')
    const signature = Buffer.concat([neutral, Buffer.from(s, 'hex').reverse()])
    await expectRefusal(byEd25519, carrying(`${header}..${base64url(signature)}`), 'signature_mismatch')
  })

  it('checks a signed time, even if it is a critical extension', async () => {
    const verifier = jws({ keys: pemOf(ed25519.publicKey), algorithms: ['EdDSA'], timestamp: {} })
    const seconds = now / 1000
    const at = (iat: unknown) => carrying(rawToken(JSON.stringify({ alg: 'EdDSA', iat })))
    await expect(verify(verifier, at(seconds - 300))).resolves.toMatchObject({ signedAt: now - 300_000 })
    await expect(verify(verifier, at(seconds + 300))).resolves.toMatchObject({ signedAt: now + 300_000 })
    await expectRefusal(verifier, at(seconds - 301), 'timestamp_too_old')
    await expectRefusal(verifier, at(seconds + 301), 'timestamp_in_future')
    for (const wrong of [undefined, null, seconds + 0.5, `${seconds}x`, -1, [seconds, 1], {}, { toString: 1 }, true]) {
      await expectRefusal(verifier, at(wrong), 'timestamp_malformed')
    }
    const parameter = 'http://bank.example/iat'
    const critical = jws({ keys: pemOf(p256.publicKey), algorithms: ['ES256'], timestamp: { parameter } })
    const token = await tokenOf('ES256', { b64: false, crit: ['b64', parameter], [parameter]: seconds })
    await expect(verify(critical, carrying(token))).resolves.toMatchObject({ signedAt: now })
  })

  it('never accepts arbitrary text', async () => {
    const piece = fc.oneof(fc.base64String(), fc.string({ unit: codePoint }), fc.constant(base64url('{"alg":"EdDSA"}')))
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 4 }), async (pieces) => {
        const refused = expect(verify(byEd25519, carrying(pieces.join('.')))).rejects
        await refused.toMatchObject({ name: 'WebhookError' })
      }),
      { numRuns: runs(300) },
    )
  })

  it('refuses an empty list of algorithms for keys that are not fixed', () => {
    const keys = remoteKeys('https://pay.example/keys.json')
    expect(() => jws({ keys, algorithms: [] })).toThrow('jws: algorithms must name at least one algorithm')
  })

  it.each<[string, Partial<Record<keyof JwsOptions, unknown>>]>([
    ['header', { header: '' }],
    ['keys', { keys: undefined }],
    ['keys', { keys: new TextEncoder().encode('shared secret') }],
    ['algorithms', { algorithms: [] }],
    ['algorithms', { algorithms: ['none'] }],
    ['algorithms', { algorithms: ['HS256'] }],
    ['algorithms', { algorithms: ['ES256'] }],
    ['timestamp.parameter', { timestamp: { parameter: '' } }],
    ['timestamp.toleranceSeconds', { timestamp: { toleranceSeconds: -1 } }],
  ])('refuses the wrong option %s: %j', (option, options) => {
    const good = { keys: staticKeys(pemOf(ed25519.publicKey)), algorithms: ['EdDSA'] }
    const attempt = () => Reflect.apply(jws, undefined, [{ ...good, ...options }])
    expect(attempt).toThrow(TypeError)
    expect(attempt).toThrow(`jws: ${option}`)
  })
})
