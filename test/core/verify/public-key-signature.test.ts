import { constants, createHmac, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { KeyOption, PublicJwk, PublicKeySignatureOptions, SignatureAlgorithm } from '../../../src/authors.js'
import { publicKeySignature, remoteKeys, staticKeys, type WebhookRequest } from '../../../src/index.js'
import { codePoint } from '../../code-points.js'
import { rsa, rsaPublicKey } from '../../rsa-keys.js'
import { jwkSet, keyServer } from './keys/key-server.js'
import { asSubArray, expectRefusal, now, verify, withHeaders } from './run.js'

const body = '{"amount":"7.50","currency":"EUR"}'
const p256 = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const p384 = generateKeyPairSync('ec', { namedCurve: 'P-384' })
const ed25519 = generateKeyPairSync('ed25519')
const older = generateKeyPairSync('ed25519')
const pairs = { RS256: rsa, PS256: rsa, PS512: rsa, ES256: p256, ES384: p384, EdDSA: ed25519 }

const pemOf = (key: KeyObject) => key.export({ type: 'spki', format: 'pem' }).toString()
const jwkOf = (key: KeyObject, kid?: string): PublicJwk => ({
  ...(key.export({ format: 'jwk' }) as PublicJwk),
  ...(kid !== undefined && { kid }),
})

/** A signature by node:crypto, not by the code under test. */
function signatureOf(algorithm: SignatureAlgorithm, content: string | Uint8Array, key = pairs[algorithm].privateKey) {
  const bytes = Buffer.from(content)
  if (algorithm === 'EdDSA') return sign(null, bytes, key)
  if (algorithm === 'ES256') return sign('sha256', bytes, { key, dsaEncoding: 'ieee-p1363' })
  if (algorithm === 'ES384') return sign('sha384', bytes, { key, dsaEncoding: 'ieee-p1363' })
  if (algorithm === 'RS256') return sign('sha256', bytes, { key, padding: constants.RSA_PKCS1_PADDING })
  const [hash, saltLength] = algorithm === 'PS256' ? (['sha256', 32] as const) : (['sha512', 64] as const)
  return sign(hash, bytes, { key, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength })
}

function signed(
  algorithm: SignatureAlgorithm,
  headers: Readonly<Record<string, string | string[]>> = {},
): WebhookRequest {
  return withHeaders({ 'x-signature': signatureOf(algorithm, body).toString('base64'), ...headers }, body)
}

const byEd25519 = publicKeySignature({ keys: pemOf(ed25519.publicKey), algorithms: ['EdDSA'] })

describe('publicKeySignature', () => {
  it('names the required salt if an RSA-PSS signature has another one', async () => {
    const salted = (saltLength: number) => {
      const key = { key: rsa.privateKey, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength }
      return withHeaders({ 'x-signature': sign('sha256', Buffer.from(body), key).toString('base64') }, body)
    }
    const keys = pemOf(rsa.publicKey)
    const salt = (algorithms: readonly SignatureAlgorithm[], saltLength: number) =>
      verify(publicKeySignature({ keys, algorithms }), salted(saltLength)).catch((error: Error) => error.message)
    expect(await salt(['PS256'], 222)).toMatch(/salt of 32 bytes/)
    expect(await salt(['RS256', 'PS256'], 222)).toMatch(/salt of 32 bytes/)
    expect(await salt(['RS256'], 32)).not.toMatch(/salt/)
    expect(await salt(['PS256'], 32)).toMatchObject({ algorithm: 'PS256' })
  })

  it.each([
    ['an exponent that workers refuse', { exponent: 5 }],
    ['a length that Deno refuses', { bits: 4104 }],
  ])('refuses a fixed RSA key with %s', (_, options) => {
    const publicKey = rsaPublicKey(options)
    for (const keys of [pemOf(publicKey), jwkOf(publicKey), [pemOf(rsa.publicKey), pemOf(publicKey)]]) {
      expect(() => publicKeySignature({ keys, algorithms: ['RS256'] })).toThrow(/^publicKeySignature: keys: .* RSA key/)
    }
  })

  it.each(['RS256', 'PS256', 'ES256', 'ES384', 'EdDSA'] as const)(
    'accepts a body signed with %s',
    async (algorithm) => {
      const verifier = publicKeySignature({ keys: pemOf(pairs[algorithm].publicKey), algorithms: [algorithm] })
      await expect(verify(verifier, signed(algorithm))).resolves.toEqual({
        strength: 'signature',
        verifier: 'publicKeySignature',
        algorithm,
        key: 0,
        signedAt: undefined,
      })
      await expectRefusal(verifier, { ...signed(algorithm), body: Buffer.from(`${body} `) }, 'signature_mismatch')
    },
  )

  it('returns synchronously if the keys are fixed', () => {
    expect(byEd25519(signed('EdDSA'), { now })).not.toBeInstanceOf(Promise)
  })

  it('accepts a view into a larger buffer, and an empty body', async () => {
    await verify(byEd25519, { ...signed('EdDSA'), body: asSubArray(body) })
    const ofNothing = signatureOf('EdDSA', '').toString('base64')
    await verify(byEd25519, withHeaders({ 'x-signature': ofNothing }))
  })

  it('derives the algorithm from the key if no header names one', async () => {
    const keys = [pemOf(rsa.publicKey), pemOf(p256.publicKey), pemOf(ed25519.publicKey)]
    const verifier = publicKeySignature({ keys, algorithms: ['RS256', 'PS256', 'ES256', 'EdDSA'] })
    for (const [algorithm, key] of [
      ['RS256', 0],
      ['PS256', 0],
      ['ES256', 1],
      ['EdDSA', 2],
    ] as const) {
      await expect(verify(verifier, signed(algorithm))).resolves.toMatchObject({ algorithm, key })
    }
  })

  it('accepts the signature of an older key and reports which', async () => {
    const verifier = publicKeySignature({
      keys: [pemOf(older.publicKey), pemOf(ed25519.publicKey)],
      algorithms: ['EdDSA'],
    })
    await expect(verify(verifier, signed('EdDSA'))).resolves.toMatchObject({ key: 1 })
  })

  it('works with remote keys and default options', async () => {
    const { fetch } = keyServer(() => jwkSet(jwkOf(older.publicKey, 'old'), jwkOf(ed25519.publicKey, 'new')))
    const keys = remoteKeys('https://pay.example/keys.json', { fetch })
    const verifier = publicKeySignature({ keys, algorithms: ['RS256', 'EdDSA'] })
    await expect(verify(verifier, signed('EdDSA'))).resolves.toMatchObject({ key: 'new', algorithm: 'EdDSA' })
    await expectRefusal(verifier, signed('RS256'), 'signature_mismatch')
    await expectRefusal(verifier, signed('EdDSA', { 'X-Signature-Key-Id': 'old' }), 'signature_mismatch')
    await expectRefusal(verifier, signed('EdDSA', { 'X-Signature-Key-Id': 'none' }), 'key_unavailable')
    await expectRefusal(verifier, signed('EdDSA', { 'X-Signature-Algorithm': 'RS256' }), 'key_not_trusted')
  })

  it('reports key_unavailable while the key server fails', async () => {
    const { fetch } = keyServer(() => new Response('', { status: 500 }))
    const keys = remoteKeys('https://pay.example/keys.json', { fetch })
    await expectRefusal(publicKeySignature({ keys, algorithms: ['EdDSA'] }), signed('EdDSA'), 'key_unavailable')
  })

  describe('the algorithm named by a request', () => {
    const keys = [pemOf(rsa.publicKey), pemOf(ed25519.publicKey)]
    const verifier = publicKeySignature({ keys, algorithms: ['RS256', 'EdDSA'] })

    it('selects among the allowed ones', async () => {
      await verify(verifier, signed('RS256', { 'x-signature-algorithm': 'RS256' }))
      await expectRefusal(verifier, signed('RS256', { 'x-signature-algorithm': 'EdDSA' }), 'signature_mismatch')
    })

    it.each([
      'PS256',
      'ES256',
      'HS256',
      'none',
      'None',
      'rs256',
      'RS256 ',
      ' RS256',
      'RS256, RS256',
      'RS512',
      'toString',
    ])('is refused as %j', async (named) => {
      await expectRefusal(verifier, signed('RS256', { 'x-signature-algorithm': named }), 'algorithm_not_allowed')
    })

    it('is refused if empty or repeated', async () => {
      await expectRefusal(verifier, signed('RS256', { 'x-signature-algorithm': '' }), 'proof_missing')
      const twice = signed('RS256', { 'x-signature-algorithm': ['RS256', 'RS256'] })
      await expectRefusal(verifier, twice, 'proof_duplicated')
    })

    it('is required if its header is configured', async () => {
      const strict = publicKeySignature({ keys, algorithms: ['RS256', 'EdDSA'], algorithmHeader: 'X-Alg' })
      await verify(strict, signed('RS256', { 'x-alg': 'RS256' }))
      await expectRefusal(strict, signed('RS256'), 'proof_missing')
      await expectRefusal(strict, signed('RS256', { 'x-signature-algorithm': 'RS256' }), 'proof_missing')
    })

    it('never uses the public key as an HMAC secret', async () => {
      const pem = pemOf(rsa.publicKey)
      const mac = createHmac('sha256', pem).update(body).digest('base64')
      const forged = withHeaders({ 'x-signature': mac, 'x-signature-algorithm': 'HS256' }, body)
      await expectRefusal(verifier, forged, 'algorithm_not_allowed')
      await expectRefusal(verifier, withHeaders({ 'x-signature': mac }, body), 'signature_mismatch')
    })
  })

  describe('the key named by a request', () => {
    const keys = staticKeys({ new: pemOf(ed25519.publicKey), old: pemOf(older.publicKey), rsa: pemOf(rsa.publicKey) })
    const verifier = publicKeySignature({ keys, algorithms: ['EdDSA', 'RS256'] })

    it('is the only one tried', async () => {
      await expect(verify(verifier, signed('EdDSA', { 'x-signature-key-id': 'new' }))).resolves.toMatchObject({
        key: 'new',
      })
      await expectRefusal(verifier, signed('EdDSA', { 'x-signature-key-id': 'old' }), 'signature_mismatch')
      await expectRefusal(verifier, signed('EdDSA', { 'x-signature-key-id': 'rsa' }), 'signature_mismatch')
    })

    it('is refused if unknown, repeated, or unfit for the algorithm', async () => {
      await expectRefusal(verifier, signed('EdDSA', { 'x-signature-key-id': 'toString' }), 'key_unknown')
      await expectRefusal(verifier, signed('EdDSA', { 'x-signature-key-id': ['new', 'new'] }), 'proof_duplicated')
      const misfit = signed('EdDSA', { 'x-signature-key-id': 'new', 'x-signature-algorithm': 'RS256' })
      await expectRefusal(verifier, misfit, 'key_not_trusted')
    })

    it('is required if its header is configured', async () => {
      const strict = publicKeySignature({ keys, algorithms: ['EdDSA', 'RS256'], keyIdHeader: 'X-Kid' })
      await verify(strict, signed('EdDSA', { 'x-kid': 'new' }))
      await expectRefusal(strict, signed('EdDSA'), 'proof_missing')
    })

    it('is used only with the algorithm of its JWK', async () => {
      const pinned = { ...jwkOf(rsa.publicKey), alg: 'PS256' }
      const both = publicKeySignature({ keys: pinned, algorithms: ['RS256', 'PS256'] })
      await expect(verify(both, signed('PS256'))).resolves.toMatchObject({ algorithm: 'PS256' })
      await expectRefusal(both, signed('RS256'), 'signature_mismatch')
      await expectRefusal(both, signed('RS256', { 'x-signature-algorithm': 'RS256' }), 'key_not_trusted')
    })
  })

  describe('the signature', () => {
    const good = signatureOf('EdDSA', body)

    it.each([
      ['is missing', {}, 'proof_missing'],
      ['is empty', { 'x-signature': '' }, 'proof_missing'],
      ['is repeated', { 'x-signature': [good.toString('base64'), good.toString('base64')] }, 'proof_duplicated'],
      [
        'is joined from two',
        { 'x-signature': `${good.toString('base64')}, ${good.toString('base64')}` },
        'signature_malformed',
      ],
      ['has white space', { 'x-signature': ` ${good.toString('base64')}` }, 'signature_malformed'],
      ['has no padding', { 'x-signature': good.toString('base64').replace(/=+$/, '') }, 'signature_malformed'],
      ['has a stray character', { 'x-signature': `*${good.toString('base64').slice(1)}` }, 'signature_malformed'],
      ['is in another encoding', { 'x-signature': good.toString('base64url') }, 'signature_malformed'],
      ['is truncated', { 'x-signature': good.subarray(0, 63).toString('base64') }, 'signature_mismatch'],
      ['is wrong', { 'x-signature': signatureOf('EdDSA', 'other').toString('base64') }, 'signature_mismatch'],
    ] as const)('is refused if it %s', async (_, headers, code) => {
      await expectRefusal(byEd25519, withHeaders(headers, body), code)
    })

    it.each([
      ['hex', good.toString('hex')],
      ['hex-upper', good.toString('hex').toUpperCase()],
      ['base64url', good.toString('base64url')],
    ] as const)('is read as %s behind a prefix', async (encoding, text) => {
      const keys = pemOf(ed25519.publicKey)
      const verifier = publicKeySignature({
        keys,
        algorithms: ['EdDSA'],
        encoding,
        prefix: 'v1=',
        header: 'Sig',
      })
      await verify(verifier, withHeaders({ sig: `v1=${text}` }, body))
      await expectRefusal(verifier, withHeaders({ sig: text }, body), 'signature_malformed')
      await expectRefusal(verifier, withHeaders({ sig: 'v1=' }, body), 'signature_malformed')
      await expectRefusal(verifier, withHeaders({ sig: `V1=${text}` }, body), 'signature_malformed')
    })

    it('of ES256 is read only in the configured format', async () => {
      const der = sign('sha256', Buffer.from(body), p256.privateKey).toString('base64')
      const keys = pemOf(p256.publicKey)
      const asDer = publicKeySignature({ keys, algorithms: ['ES256'], ecdsaFormat: 'der' })
      const asRaw = publicKeySignature({ keys, algorithms: ['ES256'] })
      await verify(asDer, withHeaders({ 'x-signature': der }, body))
      await verify(asRaw, signed('ES256'))
      await expectRefusal(asRaw, withHeaders({ 'x-signature': der }, body), 'signature_mismatch')
      await expectRefusal(asDer, signed('ES256'), 'signature_mismatch')
    })

    it('is never accepted as arbitrary text', async () => {
      await fc.assert(
        fc.asyncProperty(fc.string({ unit: codePoint }), async (text) => {
          const refused = expect(verify(byEd25519, withHeaders({ 'x-signature': text }, body))).rejects
          await refused.toMatchObject({
            code: expect.stringMatching(/^(proof_missing|signature_m(alformed|ismatch))$/),
          })
        }),
      )
    })
  })

  describe('the timestamp', () => {
    const seconds = now / 1000
    const verifier = publicKeySignature({ keys: pemOf(ed25519.publicKey), algorithms: ['EdDSA'], timestamp: {} })
    const timed = (sentAt: string | number) => {
      const signature = signatureOf('EdDSA', `${sentAt}.${body}`).toString('base64')
      return withHeaders({ 'x-signature': signature, 'x-signature-timestamp': `${sentAt}` }, body)
    }

    it('is signed with the body', async () => {
      await expect(verify(verifier, timed(seconds))).resolves.toMatchObject({ signedAt: now })
      const moved = timed(seconds).headers.map(
        ([name, value]) => [name, name === 'x-signature' ? value : `${seconds - 1}`] as const,
      )
      await expectRefusal(verifier, withHeaders(moved, body), 'signature_mismatch')
    })

    it.each([
      ['exactly as old as allowed', seconds - 300, undefined],
      ['one second older', seconds - 301, 'timestamp_too_old'],
      ['exactly as far in the future as allowed', seconds + 300, undefined],
      ['one second further', seconds + 301, 'timestamp_in_future'],
      ['followed by junk', `${seconds}junk`, 'timestamp_malformed'],
      ['a fraction', `${seconds}.5`, 'timestamp_malformed'],
    ] as const)('may be %s, or not', async (_, sentAt, code) => {
      if (code) await expectRefusal(verifier, timed(sentAt), code)
      else await verify(verifier, timed(sentAt))
    })

    it('is refused if missing or repeated', async () => {
      const [signature, timestamp] = timed(seconds).headers
      if (!signature || !timestamp) throw new Error('the request has two headers')
      await expectRefusal(verifier, withHeaders([signature], body), 'proof_missing')
      await expectRefusal(verifier, withHeaders([signature, timestamp, timestamp], body), 'proof_duplicated')
    })

    it('has its own header, separator, tolerance and unit', async () => {
      const timestamp = { header: 'X-Time', separator: '|', toleranceSeconds: 1, unit: 'milliseconds' } as const
      const own = publicKeySignature({ keys: pemOf(ed25519.publicKey), algorithms: ['EdDSA'], timestamp })
      const at = (sentAt: number) => {
        const signature = signatureOf('EdDSA', `${sentAt}|${body}`).toString('base64')
        return withHeaders({ 'x-signature': signature, 'x-time': `${sentAt}` }, body)
      }
      await verify(own, at(now - 1000))
      await expectRefusal(own, at(now - 1001), 'timestamp_too_old')
    })
  })

  it('verifies custom content', async () => {
    const verifier = publicKeySignature({
      keys: pemOf(rsa.publicKey),
      algorithms: ['RS256'],
      timestamp: {},
      signedContent: (request, timestamp) => [request.method, '|', timestamp, '|', request.body],
    })
    const sentAt = `${now / 1000}`
    const request = (content: string) =>
      withHeaders(
        { 'x-signature': signatureOf('RS256', content).toString('base64'), 'x-signature-timestamp': sentAt },
        body,
      )
    await verify(verifier, request(`POST|${sentAt}|${body}`))
    await expectRefusal(verifier, request(`${sentAt}.${body}`), 'signature_mismatch')
  })

  describe('a key resolver', () => {
    const resolved = (keys: KeyOption) => publicKeySignature({ keys, algorithms: ['EdDSA', 'RS256'] })
    const pem = pemOf(ed25519.publicKey)

    it('receives the claims of the request', async () => {
      const seen: unknown[] = []
      const verifier = resolved((query) => {
        seen.push(query)
        return pem
      })
      const request = signed('EdDSA', { 'x-signature-key-id': 'k', 'x-signature-algorithm': 'EdDSA' })
      await verify(verifier, request)
      expect(seen).toEqual([{ request, keyId: 'k', algorithm: 'EdDSA', now }])
    })

    it.each<[string, KeyOption]>([
      ['PEM', () => pem],
      ['a promise of PEM', async () => pem],
      ['a JWK', () => jwkOf(ed25519.publicKey)],
      ['bytes', () => Buffer.from(jwkOf(ed25519.publicKey).x ?? '', 'base64url')],
      ['several', async () => [pemOf(rsa.publicKey), pem]],
      ['a source of keys', () => staticKeys(pem)],
    ])('may return %s', async (_, keys) => {
      await expect(verify(resolved(keys), signed('EdDSA'))).resolves.toMatchObject({ algorithm: 'EdDSA' })
      await expectRefusal(resolved(keys), { ...signed('EdDSA'), body: Buffer.from('{}') }, 'signature_mismatch')
    })

    it('may return a thenable of another library', async () => {
      // biome-ignore lint/suspicious/noThenProperty: it is what such a library returns.
      const promised = { then: (done: (keys: string) => void) => done(pem) }
      const verifier = Reflect.apply(resolved, undefined, [() => promised])
      await expect(verify(verifier, signed('EdDSA'))).resolves.toMatchObject({ algorithm: 'EdDSA' })
    })

    const broken = new Error('database is down: password hunter2')
    it.each<[string, () => unknown, string]>([
      ['nothing', () => undefined, 'key_unknown'],
      ['null', () => null, 'key_unknown'],
      ['an empty list', async () => [], 'key_unknown'],
      ['an empty string', () => '', 'key_unavailable'],
      ['something that is not a key', async () => 'key', 'key_unavailable'],
      ['a list with a gap', () => [pem, undefined], 'key_unavailable'],
      ['only keys that do not fit', () => pemOf(p256.publicKey), 'key_not_trusted'],
      [
        'an exception',
        () => {
          throw broken
        },
        'key_unavailable',
      ],
      ['a rejection', () => Promise.reject(broken), 'key_unavailable'],
    ])('that returns %s never lets a request pass', async (_, resolver, code) => {
      const verifier = Reflect.apply(resolved, undefined, [resolver])
      await expect(verify(verifier, signed('EdDSA'))).rejects.toMatchObject({ name: 'WebhookError', code })
    })
  })

  it.each<[string, Partial<Record<keyof PublicKeySignatureOptions, unknown>>]>([
    ['keys', { keys: undefined }],
    ['keys', { keys: '' }],
    ['keys', { keys: [] }],
    ['keys', { keys: 'not PEM' }],
    ['keys', { keys: { kty: 'oct', k: 'c2VjcmV0' } }],
    ['keys', { keys: rsa.privateKey.export({ type: 'pkcs8', format: 'pem' }) }],
    ['algorithms', { algorithms: undefined }],
    ['algorithms', { algorithms: [] }],
    ['algorithms', { algorithms: 'EdDSA' }],
    ['algorithms', { algorithms: ['none'] }],
    ['algorithms', { algorithms: ['HS256'] }],
    ['algorithms', { algorithms: ['EdDSA', 'eddsa'] }],
    ['algorithms', { algorithms: ['RS256'] }],
    ['header', { header: '' }],
    ['algorithmHeader', { algorithmHeader: '' }],
    ['keyIdHeader', { keyIdHeader: 7 }],
    ['encoding', { encoding: 'base32' }],
    ['prefix', { prefix: 7 }],
    ['ecdsaFormat', { ecdsaFormat: 'asn1' }],
    ['timestamp.header', { timestamp: { header: '' } }],
    ['timestamp.toleranceSeconds', { timestamp: { toleranceSeconds: Number.NaN } }],
    ['timestamp.unit', { timestamp: { unit: 'days' } }],
    ['timestamp.separator', { timestamp: { separator: 7 } }],
    ['signedContent', { signedContent: 'body' }],
  ])('refuses the wrong option %s: %j', (option, options) => {
    const good = { keys: pemOf(ed25519.publicKey), algorithms: ['EdDSA'] }
    const attempt = () => Reflect.apply(publicKeySignature, undefined, [{ ...good, ...options }])
    expect(attempt).toThrow(TypeError)
    expect(attempt).toThrow(`publicKeySignature: ${option}`)
  })

  it('copies the list of algorithms', async () => {
    const algorithms: SignatureAlgorithm[] = ['EdDSA']
    const verifier = publicKeySignature({ keys: () => pemOf(rsa.publicKey), algorithms })
    algorithms.push('RS256')
    await expectRefusal(verifier, signed('RS256'), 'key_not_trusted')
  })
})
