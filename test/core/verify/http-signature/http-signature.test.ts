import { createHash, generateKeyPairSync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import {
  type HttpMessageSignatureOptions,
  isHttpMessageSignatureProof,
  httpMessageSignature as signatureAt,
} from '../../../../src/core/verify/http-signature/http-signature.js'
import { remoteKeys, toWebhookRequest, type WebhookErrorCode, type WebhookRequest } from '../../../../src/index.js'
import { rsa } from '../../../rsa-keys.js'
import { asSubArray, expectRefusal, messageOfTypeError, now, verify } from '../run.js'
import {
  body,
  byHmac,
  created,
  digestOf,
  replaced,
  requestWith,
  secret,
  signatureHeaders,
  signedRequest,
  signers,
  wholeRequest,
} from './oracle.js'
import * as rfc from './vectors.js'

type Options = Omit<HttpMessageSignatureOptions, 'url'> & Partial<Pick<HttpMessageSignatureOptions, 'url'>>

// Most requests here arrive at the signed URL.
const httpMessageSignature = (options: Options) => signatureAt({ url: (request) => request.url, ...options })

const inRfc = rfc.created * 1000

function rfcRequest(name: keyof typeof rfc.signatures, changes: Partial<WebhookRequest> = {}): WebhookRequest {
  const { url, body } = rfc
  const request = toWebhookRequest({ url, body, headers: { ...rfc.headers, ...rfc.signatures[name] } })
  return { ...request, ...changes }
}

describe('httpMessageSignature with the signatures of RFC 9421, appendix B.2', () => {
  const vectors: readonly [keyof typeof rfc.signatures, Options, object][] = [
    [
      'b21',
      { keys: { 'test-key-rsa-pss': rfc.rsaPssKey }, algorithms: ['rsa-pss-sha512'], required: [] },
      { nonce: 'b3k2pp5k7z-50gnwp.yemd' },
    ],
    [
      'b22',
      {
        keys: { 'test-key-rsa-pss': rfc.rsaPssKey },
        algorithms: ['rsa-pss-sha512'],
        required: ['@authority', 'content-digest', '"@query-param";name="Pet"'],
        tag: 'header-example',
      },
      { tag: 'header-example' },
    ],
    [
      'b23',
      { keys: { 'test-key-rsa-pss': rfc.rsaPssKey }, algorithms: ['rsa-pss-sha512'] },
      { key: 'test-key-rsa-pss' },
    ],
    [
      'b25',
      { secrets: { 'test-shared-secret': rfc.sharedSecret }, required: ['date', '@authority'] },
      { algorithm: 'hmac-sha256' },
    ],
    [
      'b26',
      {
        keys: { 'test-key-ed25519': rfc.ed25519Key },
        algorithms: ['ed25519'],
        required: ['@method', '@path', '@authority'],
      },
      { algorithm: 'ed25519' },
    ],
  ]

  it.each(vectors)('accepts %s', async (name, options, proof) => {
    await expect(verify(httpMessageSignature(options), rfcRequest(name), inRfc)).resolves.toMatchObject({
      strength: 'signature',
      verifier: 'httpMessageSignature',
      label: `sig-${name}`,
      signedAt: inRfc,
      ...proof,
    })
  })
})

describe('httpMessageSignature with base64url', () => {
  const { now: at, key, url, headers, body: content } = rfc.adcp
  const options: Options = { keys: key, algorithms: ['ecdsa-p256-sha256'], tag: 'adcp/webhook-signing/v1' }
  const byAdcp = httpMessageSignature({ ...options, encoding: 'base64url' })
  const request = (changes: Readonly<Record<string, string>> = {}, text = content) =>
    toWebhookRequest({ url, body: text, headers: { ...headers, ...changes } })
  const standard = `sig1=:${Buffer.from(headers.Signature.slice(6, -1), 'base64url').toString('base64')}:`

  it('accepts a published vector of AdCP', async () => {
    await expect(verify(byAdcp, request(), at)).resolves.toMatchObject({
      algorithm: 'ecdsa-p256-sha256',
      label: 'sig1',
    })
    await expect(verify(byAdcp, request({}, `${content} `), at)).rejects.toMatchObject({ code: 'signature_mismatch' })
  })

  it('refuses that vector with the default encoding', async () => {
    await expect(verify(httpMessageSignature(options), request(), at)).rejects.toMatchObject({
      code: 'signature_malformed',
    })
    await expect(verify(httpMessageSignature(options), request({ Signature: standard }), at)).resolves.toBeDefined()
  })

  it.each([
    ['in base64', standard],
    ['with padding', headers.Signature.replace(/:$/, '==:')],
    ['in a mix of both alphabets', headers.Signature.replace('_', '/')],
    ['with unused bits', headers.Signature.replace(/A:$/, 'B:')],
    ['empty', 'sig1=::'],
    ['that is too long', `sig1=:${'A'.repeat(17_000)}:`],
  ])('refuses a signature %s', async (_, Signature) => {
    await expect(verify(byAdcp, request({ Signature }), at)).rejects.toMatchObject({ code: 'signature_malformed' })
  })

  it('accepts several signatures, and a digest in either encoding', async () => {
    const pair = generateKeyPairSync('ed25519')
    const unpaddedDigest = `sha-256=:${createHash('sha256').update(body).digest('base64url')}:`
    const digests = [digestOf(body), unpaddedDigest]
    for (const digest of digests) {
      const lines = wholeRequest.map(([name, value]) => [name, name === '"content-digest"' ? digest : value] as const)
      const { Signature, ...input } = signatureHeaders({ lines, sign: signers.ed25519(pair.privateKey) })
      const unpadded = `sig0=:AAAA:, sig1=:${Buffer.from(Signature.slice(6, -1), 'base64').toString('base64url')}:`
      const verifier = httpMessageSignature({
        keys: pair.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
        algorithms: ['ed25519'],
        encoding: 'base64url',
      })
      const signed = requestWith({ ...input, Signature: unpadded, 'Content-Digest': digest })
      await expect(verify(verifier, signed, created * 1000)).resolves.toMatchObject({ label: 'sig1' })
    }
  })
})

const pairs = {
  ed25519: generateKeyPairSync('ed25519'),
  'ecdsa-p256-sha256': generateKeyPairSync('ec', { namedCurve: 'P-256' }),
  'ecdsa-p384-sha384': generateKeyPairSync('ec', { namedCurve: 'P-384' }),
  'rsa-pss-sha512': rsa,
  'rsa-v1_5-sha256': rsa,
}
const algorithms = ['ed25519', 'ecdsa-p256-sha256', 'ecdsa-p384-sha384', 'rsa-pss-sha512', 'rsa-v1_5-sha256'] as const
const pemOf = (algorithm: (typeof algorithms)[number]) =>
  pairs[algorithm].publicKey.export({ type: 'spki', format: 'pem' }).toString()
const signerOf = (algorithm: (typeof algorithms)[number]) => signers[algorithm](pairs[algorithm].privateKey)

const verifier = httpMessageSignature({ secrets: secret })
const anything = httpMessageSignature({ secrets: secret, required: [] })
const at = `;created=${created}`

/** A request of which the sender signed these lines of the base, and nothing is required. */
function covering(
  lines: readonly (readonly [string, string])[],
  headers: Readonly<Record<string, string | string[]>> = {},
  changes: Partial<WebhookRequest> = {},
) {
  return requestWith({ ...headers, ...signatureHeaders({ lines }) }, changes)
}

describe('httpMessageSignature', () => {
  it('accepts method, URL and body signed with a shared secret, and reports what was signed', async () => {
    const parameters = `${at};expires=${created + 60};nonce="n-1";tag="t"`
    const proof = await verify(verifier, signedRequest({ parameters }))
    expect(proof).toEqual({
      strength: 'signature',
      verifier: 'httpMessageSignature',
      algorithm: 'hmac-sha256',
      key: 0,
      signedAt: now,
      expiresAt: now + 60_000,
      label: 'sig1',
      covered: ['"@method"', '"@target-uri"', '"content-digest"'],
      nonce: 'n-1',
      tag: 't',
    })
    expect(isHttpMessageSignatureProof(proof)).toBe(true)
    expect(isHttpMessageSignatureProof({ strength: 'signature', verifier: 'jws' })).toBe(false)
  })

  it.each(algorithms)('accepts a signature with %s, with and without its name', async (algorithm) => {
    const byKey = httpMessageSignature({ keys: { k: pemOf(algorithm) }, algorithms: [algorithm] })
    for (const alg of ['', `;alg="${algorithm}"`]) {
      const request = signedRequest({ parameters: `${at};keyid="k"${alg}`, sign: signerOf(algorithm) })
      await expect(verify(byKey, request)).resolves.toMatchObject({ algorithm, key: 'k' })
      await expectRefusal(byKey, { ...request, method: 'PUT' }, 'signature_mismatch')
    }
  })

  it('finds the key of the keyid in a remote set', async () => {
    const jwk = { ...pairs.ed25519.publicKey.export({ format: 'jwk' }), kid: 'k' }
    const fetch = async () => Response.json({ keys: [jwk] })
    const request = (id: string) => signedRequest({ parameters: `${at};keyid="${id}"`, sign: signerOf('ed25519') })
    const byKey = () =>
      httpMessageSignature({ keys: remoteKeys('https://pay.example/keys.json', { fetch }), algorithms: ['ed25519'] })
    await expect(verify(byKey(), request('k'))).resolves.toMatchObject({ key: 'k' })
    await expectRefusal(byKey(), request('other'), 'key_unknown')
  })

  it('reports key_unavailable if the keys cannot be retrieved', async () => {
    const keys = remoteKeys('https://pay.example/keys.json', { fetch: () => Promise.reject(new Error('down')) })
    const byKey = httpMessageSignature({ keys, algorithms: ['ed25519'] })
    const broken = signatureHeaders({ lines: [], label: 'other' })
    const right = signatureHeaders({ lines: wholeRequest, sign: signerOf('ed25519') })
    const both = [broken, right].map((headers) => headers['Signature-Input'])
    const request = requestWith({ 'Signature-Input': both, Signature: [broken.Signature, right.Signature] })
    await expectRefusal(byKey, request, 'key_unavailable')
  })

  describe('with secrets', () => {
    it.each([
      ['one', secret, 0],
      ['bytes', Buffer.from(secret), 0],
      ['several, newest first', ['new', secret], 1],
      ['by keyid', { k: secret, other: 'other' }, 'k'],
      ['several by keyid', { k: ['new', secret] }, 'k'],
      ['a function of request and keyid', (_: WebhookRequest, id?: string) => (id === 'k' ? secret : undefined), 0],
      ['an asynchronous function', async () => ['new', secret], 1],
    ])('accepts %s', async (_, secrets, key) => {
      const request = signedRequest({ parameters: `${at};keyid="k"` })
      await expect(verify(httpMessageSignature({ secrets }), request)).resolves.toMatchObject({ key })
    })

    it('accepts the name of the algorithm', async () => {
      const request = signedRequest({ parameters: `${at};alg="hmac-sha256"` })
      await expect(verify(verifier, request)).resolves.toMatchObject({ algorithm: 'hmac-sha256' })
    })

    it.each<[string, HttpMessageSignatureOptions['secrets'], string, WebhookErrorCode]>([
      ['another secret', 'other', ';keyid="k"', 'signature_mismatch'],
      ['another keyid', { other: secret }, ';keyid="k"', 'key_unknown'],
      ['a keyid with the name of an inherited property', { k: secret }, ';keyid="constructor"', 'key_unknown'],
      ['a missing keyid with secrets by keyid', { k: secret }, '', 'key_unknown'],
      ['a function that returns nothing', () => undefined, ';keyid="k"', 'key_unknown'],
      ['a function that fails', () => Promise.reject(new Error('down')), ';keyid="k"', 'key_unavailable'],
      ['the algorithm of a key', secret, ';alg="ed25519"', 'algorithm_not_allowed'],
    ])('refuses %s', async (_, secrets, parameters, code) => {
      const options = { secrets: secrets ?? '' }
      await expectRefusal(httpMessageSignature(options), signedRequest({ parameters: at + parameters }), code, [secret])
    })
  })

  describe('with keys', () => {
    const byKey = httpMessageSignature({ keys: pemOf('ed25519'), algorithms: ['ed25519'] })

    it('refuses an HMAC made with the public key as its secret', async () => {
      const key = Buffer.from(pemOf('ed25519'))
      for (const alg of ['', ';alg="hmac-sha256"']) {
        const forged = signedRequest({ parameters: at + alg, sign: (base) => byHmac(Buffer.concat([key, base])) })
        await expect(verify(byKey, forged)).rejects.toMatchObject({ name: 'WebhookError' })
      }
    })

    it('refuses an algorithm that is not allowed, even if it fits the key', async () => {
      const pss = httpMessageSignature({ keys: pemOf('rsa-pss-sha512'), algorithms: ['rsa-pss-sha512'] })
      const sign = signerOf('rsa-v1_5-sha256')
      const named = signedRequest({ parameters: `${at};alg="rsa-v1_5-sha256"`, sign })
      await expectRefusal(pss, named, 'algorithm_not_allowed')
      await expectRefusal(pss, signedRequest({ sign }), 'signature_mismatch')
    })

    it('verifies only with the named algorithm, and reports the one that matched', async () => {
      const keys = pemOf('rsa-v1_5-sha256')
      const both = httpMessageSignature({ keys, algorithms: ['rsa-pss-sha512', 'rsa-v1_5-sha256'] })
      const sign = signerOf('rsa-v1_5-sha256')
      const named = (algorithm: string) => signedRequest({ parameters: `${at};alg="${algorithm}"`, sign })
      await expectRefusal(both, named('rsa-pss-sha512'), 'signature_mismatch')
      const matched = { algorithm: 'rsa-v1_5-sha256' }
      await expect(verify(both, named('rsa-v1_5-sha256'))).resolves.toMatchObject(matched)
      await expect(verify(both, signedRequest({ sign }))).resolves.toMatchObject(matched)
    })
  })

  describe('required components', () => {
    const [method, uri, digest] = wholeRequest
    const authority = ['"@authority"', 'receiver.example'] as const
    const path = ['"@path"', '/hooks'] as const
    const query = ['"@query"', '?a=1&b=two'] as const
    const target = ['"@request-target"', '/hooks?a=1&b=two'] as const
    type Lines = readonly (readonly [string, string] | undefined)[]
    const lines = (all: Lines) => all.filter((line) => line !== undefined)

    it.each<[string, Lines]>([
      ['the target URI', [method, uri, digest]],
      ['authority, path and query', [method, authority, path, query, digest]],
      ['authority and request target', [digest, target, authority, method]],
    ])('accepts a signature over method, body and %s', async (_, all) => {
      await expect(verify(verifier, signedRequest({ lines: lines(all) }))).resolves.toBeDefined()
    })

    it.each<[string, Lines, string]>([
      ['nothing', [], '@method'],
      ['no method', [uri, digest], '@method'],
      ['no body', [method, uri], 'content-digest'],
      ['no URL', [method, digest], '@target-uri'],
      ['no authority', [method, path, query, digest], '@target-uri'],
      ['no query', [method, authority, path, digest], '@target-uri'],
      ['no path', [method, authority, query, digest], '@target-uri'],
      [
        'one digest of the body',
        [method, uri, ['"content-digest";key="sha-256"', digestOf(body).slice(8)]],
        'content-digest',
      ],
    ])('refuses a signature that covers %s', async (_, all, field) => {
      const request = signedRequest({ lines: lines(all) })
      await expect(verify(verifier, request)).rejects.toMatchObject({ code: 'proof_missing', field })
    })

    it('accepts content-digest covered as bytes or as a structured field', async () => {
      const bytes = `:${Buffer.from(digestOf(body)).toString('base64')}:`
      for (const line of [
        ['"content-digest";bs', bytes],
        ['"content-digest";sf', digestOf(body)],
      ] as const) {
        await expect(verify(verifier, signedRequest({ lines: lines([method, uri, line]) }))).resolves.toBeDefined()
      }
    })

    it('accepts alternatives, names in any case and components with parameters', async () => {
      const page = ['"@query-param";name="b"', 'two'] as const
      const required = [['date', 'X-Event'], '"@query-param";name="b"']
      const options = httpMessageSignature({ secrets: secret, required })
      const headers = { 'X-Event': 'ping' }
      await expect(verify(options, covering([page, ['"x-event"', 'ping']], headers))).resolves.toBeDefined()
      await expectRefusal(options, covering([page], headers), 'proof_missing')
      await expectRefusal(
        options,
        covering(
          [
            ['"@query-param";name="a"', '1'],
            ['"x-event"', 'ping'],
          ],
          headers,
        ),
        'proof_missing',
      )
    })
  })

  describe('components', () => {
    const url = 'HTTPS://Receiver.Example:443/a/../b%2f?x=%41&y'

    it.each([
      ['"@method"', 'POST', {}],
      ['"@method"', 'put', { method: 'put' }],
      ['"@target-uri"', 'https://receiver.example/a/../b%2f?x=%41&y', { url }],
      ['"@authority"', 'receiver.example', { url }],
      ['"@authority"', 'receiver.example:8443', { url: 'https://receiver.example:8443/' }],
      ['"@authority"', 'receiver.example:443', { url: 'http://receiver.example:443/' }],
      ['"@authority"', '[::1]', { url: 'http://[::1]:80/' }],
      ['"@scheme"', 'https', { url }],
      ['"@request-target"', '/a/../b%2f?x=%41&y', { url }],
      ['"@path"', '/a/../b%2f', { url }],
      ['"@path"', '/', { url: 'https://receiver.example' }],
      ['"@query"', '?x=%41&y', { url }],
      ['"@query"', '?', { url: 'https://receiver.example/#?no' }],
      ['"@query"', '?', { url: 'https://receiver.example/?' }],
      ['"@target-uri"', 'https://receiver.example/?a', { url: 'https://receiver.example?a#fragment' }],
    ])('derives %s as %s', async (identifier, value, changes) => {
      await expect(verify(anything, covering([[identifier, value]], {}, changes))).resolves.toMatchObject({
        covered: [identifier],
      })
    })

    // RFC 9421, section 2.2.8.
    it.each([
      ['var', 'this%20is%20a%20big%0Amultiline%20value'],
      ['bar', 'with%20plus%20whitespace'],
      ['fa%C3%A7ade%22%3A%20', 'something'],
      ['empty', ''],
    ])('derives the query parameter %s', async (name, value) => {
      const changes = {
        url: 'https://www.example.com/parameters?var=this%20is%20a%20big%0Amultiline%20value&bar=with+plus+whitespace&fa%C3%A7ade%22%3A%20=something&empty',
      }
      const line = [`"@query-param";name="${name}"`, value] as const
      await expect(verify(anything, covering([line], {}, changes))).resolves.toBeDefined()
    })

    // RFC 9421, sections 2.1 to 2.1.3.
    it.each<[string, string, string | string[], string]>([
      ['one line', '"x-header"', 'value', 'value'],
      ['an empty value', '"x-header"', '', ''],
      ['white space around', '"x-header"', ' \t two  words \t', 'two  words'],
      ['several lines', '"x-header"', ['max-age=60', '   must-revalidate'], 'max-age=60, must-revalidate'],
      ['a member', '"x-header";key="b"', '  a=1,    b=2;x=1;y=2,  c=(a   b    c), d', '2;x=1;y=2'],
      ['a list as a member', '"x-header";key="c"', ['  a=1,    b=2;x=1;y=2,  c=(a   b    c)', 'd'], '(a b c)'],
      ['a flag as a member', '"x-header";key="d"', 'a=1, d', '?1'],
      [
        'lines as bytes',
        '"x-header";bs',
        ['value, with, lots', 'of, commas'],
        ':dmFsdWUsIHdpdGgsIGxvdHM=:, :b2YsIGNvbW1hcw==:',
      ],
      ['bytes that are not ASCII', '"x-header";bs', 'caf\u00e9\u00ff', ':Y2Fm6f8=:'],
      ['a dictionary', '"x-dict";sf', '  a=1,    b=2;x=1;y=2,   c=(a   b   c)', 'a=1, b=2;x=1;y=2, c=(a b c)'],
      ['a list', '"x-list";sf', ['sugar,   "tea"', 'rum'], 'sugar, "tea", rum'],
      ['an item', '"x-item";sf', ' 2;   foourl="https://foo.example.com/"', '2;foourl="https://foo.example.com/"'],
    ])('covers a header: %s', async (_, identifier, value, signed) => {
      const name = /"(.*)"/.exec(identifier.split(';')[0] ?? '')?.[1] ?? ''
      const types = { 'X-Dict': 'dictionary', 'x-list': 'list', 'x-item': 'item' } as const
      const options = httpMessageSignature({ secrets: secret, required: [], structuredFields: types })
      await expect(verify(options, covering([[identifier, signed]], { [name]: value }))).resolves.toBeDefined()
    })

    it.each<[string, string, WebhookErrorCode]>([
      ['an absent header', '"x-other"', 'proof_missing'],
      ['an unknown derived component', '"@status"', 'signature_malformed'],
      ['the name of an inherited property', '"@constructor"', 'signature_malformed'],
      ['the signature parameters', '"@signature-params"', 'signature_malformed'],
      ['a derived component with a parameter', '"@method";sf', 'signature_malformed'],
      ['a component of another message', '"x-header";req', 'signature_malformed'],
      ['a trailer', '"x-header";tr', 'signature_malformed'],
      ['an unknown parameter', '"x-header";other', 'signature_malformed'],
      ['parameters that exclude each other', '"x-header";bs;sf', 'signature_malformed'],
      ['a flag with a value', '"x-header";bs=?0', 'signature_malformed'],
      ['a structured field with a false flag', '"content-digest";sf=?0', 'signature_malformed'],
      ['a header of an unknown type', '"x-header";sf', 'signature_malformed'],
      ['an absent member', '"x-header";key="b"', 'signature_malformed'],
      ['a member of something else', '"content-type";key="b"', 'signature_malformed'],
      ['a key that is not a string', '"x-header";key', 'signature_malformed'],
      ['a query parameter without a name', '"@query-param"', 'signature_malformed'],
      ['a query parameter whose name is a number', '"@query-param";name=1', 'signature_malformed'],
      ['a structured field of another type', '"repr-digest";sf', 'signature_malformed'],
      ['an absent query parameter', '"@query-param";name="c"', 'signature_malformed'],
      ['a repeated query parameter', '"@query-param";name="twice"', 'signature_malformed'],
      ['a query parameter in another encoding', '"@query-param";name="%61"', 'signature_malformed'],
      ['a query parameter that is not UTF-8', '"@query-param";name="bytes"', 'signature_malformed'],
      ['a name in upper case', '"X-Header"', 'signature_malformed'],
      ['a name that is not a string', 'x-header', 'signature_malformed'],
      ['an empty name', '""', 'signature_malformed'],
      ['a value that is not ASCII', '"x-latin"', 'signature_malformed'],
      ['a value with a line break', '"x-break"', 'signature_malformed'],
    ])('refuses %s', async (_, identifier, code) => {
      const headers = {
        'X-Header': 'a=1',
        'X-Latin': 'caf\u00e9',
        'X-Break': 'a\n"x-other": b',
        'Content-Type': '{}',
        'Repr-Digest': '(',
      }
      const url = 'https://receiver.example/?a=1&twice=1&twice=2&bytes=%ff'
      await expectRefusal(anything, covering([[identifier, '']], headers, { url }), code)
    })

    // With the values that a lenient reader would sign.
    it.each<[string, string, string]>([
      ['a structured field of another message', '"content-digest";req', digestOf(body)],
      ['a structured field of a trailer', '"content-digest";tr', digestOf(body)],
      ['a structured field with a false flag', '"content-digest";sf=?0', digestOf(body)],
      ['a member by an unknown parameter', '"content-digest";foo="sha-256"', digestOf(body).slice(8)],
      ['bytes with a false flag', '"x-header";bs=?0', ':YT0xLCBiPTI=:'],
      ['bytes of a character that no header has', '"x-wide";bs', ':YWE=:'],
      ['a header that is no structured field', '"repr-digest";sf', 'undefined'],
      ['a query parameter of another message', '"@query-param";name="a";req', '1'],
    ])('refuses %s', async (_, identifier, value) => {
      const headers = { 'X-Header': 'a=1, b=2', 'X-Wide': 'a\u0161', 'Repr-Digest': '(' }
      await expectRefusal(anything, covering([[identifier, value]], headers), 'signature_malformed')
    })

    it('covers two members of a header', async () => {
      const lines = [
        ['"x-header";key="a"', '1'],
        ['"x-header";key="b"', '2'],
      ] as const
      await expect(verify(anything, covering(lines, { 'X-Header': 'a=1, b=2' }))).resolves.toBeDefined()
    })

    it('refuses a component that is covered twice, even with its parameters in another order', async () => {
      const twice = [
        ['"x-header";key="a"', '1'],
        ['"x-header";key="a"', '1'],
      ] as const
      await expectRefusal(anything, covering(twice, { 'X-Header': 'a=1' }), 'signature_malformed')
      const turned = [
        ['"x-header";bs;sf', ''],
        ['"x-header";sf;bs', ''],
      ] as const
      await expect(verify(anything, covering(turned, { 'X-Header': 'a=1' }))).rejects.toThrow(/twice/)
    })

    it('trims only the white space of HTTP', async () => {
      const request = (value: string) => covering([['"x-header"', 'value']], { 'X-Header': value })
      await expect(verify(anything, request('value'))).resolves.toBeDefined()
      for (const space of ['\u00a0', '\v', '\f', '\ufeff', '\r\n']) {
        await expectRefusal(anything, request(`value${space}`), 'signature_malformed')
      }
    })
  })

  describe('the body', () => {
    const covered = (value: string | string[], content: string | Uint8Array = body) =>
      replaced(
        signedRequest(
          { lines: [...wholeRequest.slice(0, 2), ['"content-digest"', [value].flat().join(', ')]] },
          { body: Buffer.from(content) },
        ),
        'Content-Digest',
        ...[value].flat(),
      )
    // RFC 9530, appendix D.
    const hello = '{"hello": "world"}\n'
    const ofHello = 'sha-256=:RK/0qy18MlBSVnWgjwz6lZEWjP/lF5HF9bvEF8FabDg=:'

    it.each<[string, string | string[], string | Uint8Array]>([
      ['sha-256', digestOf(body), body],
      ['sha-512', digestOf(body, 'sha-512'), body],
      ['both', [digestOf(body), digestOf(body, 'sha-512')], body],
      ['an unknown one beside a known one', `md5=:AAAA:, ${digestOf(body)}`, body],
      ['the digest of RFC 9530', ofHello, hello],
      ['the digest of an empty body', digestOf(''), ''],
      ['a view into a larger buffer', digestOf(body), asSubArray(body)],
    ])('accepts %s', async (_, digest, content) => {
      await expect(verify(verifier, covered(digest, content))).resolves.toBeDefined()
    })

    it.each<[string, string | string[], WebhookErrorCode]>([
      ['another body', digestOf('another'), 'signature_mismatch'],
      ['one wrong digest of two', [digestOf(body), digestOf('another', 'sha-512')], 'signature_mismatch'],
      ['no digest of a known algorithm', 'md5=:AAAA:', 'algorithm_not_allowed'],
      ['no digest', '', 'algorithm_not_allowed'],
      ['half a digest', `${digestOf(body).slice(0, 29)}:`, 'signature_mismatch'],
      ['an empty digest', 'sha-256=::', 'signature_mismatch'],
      ['a value that is not a digest', 'sha-256="abc"', 'signature_malformed'],
      ['a list', 'sha-256=(:AAAA:)', 'signature_malformed'],
      ['an algorithm twice', [digestOf('another'), digestOf(body)], 'signature_malformed'],
      ['no padding', digestOf(body).replace(/=:$/, ':'), 'signature_malformed'],
      ['unused bits', digestOf(body).replace(/.=:$/, '/=:'), 'signature_malformed'],
      ['no structured field', digestOf(body).replaceAll(':', ''), 'signature_malformed'],
    ])('refuses %s', async (_, digest, code) => {
      await expectRefusal(verifier, covered(digest), code)
    })

    it('needs no digest that the signature does not cover', async () => {
      const request = replaced(covering([['"@method"', 'POST']]), 'Content-Digest')
      await expect(verify(anything, request)).resolves.toMatchObject({ covered: ['"@method"'] })
    })

    it('refuses a changed, extended, truncated or removed body', async () => {
      for (const content of [body.replace('7.50', '9.50'), `${body} `, body.slice(0, -1), '']) {
        await expectRefusal(verifier, signedRequest({}, { body: Buffer.from(content) }), 'signature_mismatch')
      }
    })

    it('refuses a digest that was changed with the body, or removed', async () => {
      const request = { ...signedRequest(), body: Buffer.from('another') }
      await expectRefusal(verifier, replaced(request, 'Content-Digest', digestOf('another')), 'signature_mismatch')
      await expect(verify(verifier, request)).rejects.toMatchObject({ field: 'Content-Digest' })
      await expectRefusal(verifier, replaced(signedRequest(), 'Content-Digest'), 'proof_missing')
    })
  })

  describe('the times', () => {
    const signedAt = (parameters: string) => signedRequest({ parameters })

    it('accepts created up to the tolerance in either direction, and not beyond', async () => {
      for (const toleranceSeconds of [300, 5]) {
        const options = httpMessageSignature({ secrets: secret, ...(toleranceSeconds !== 300 && { toleranceSeconds }) })
        for (const skew of [-toleranceSeconds, toleranceSeconds]) {
          await expect(verify(options, signedAt(`;created=${created + skew}`))).resolves.toBeDefined()
        }
        await expectRefusal(options, signedAt(`;created=${created - toleranceSeconds - 1}`), 'timestamp_too_old')
        await expectRefusal(options, signedAt(`;created=${created + toleranceSeconds + 1}`), 'timestamp_in_future')
      }
    })

    it('accepts a signature until it expires', async () => {
      await expect(verify(verifier, signedAt(`${at};expires=${created}`))).resolves.toMatchObject({ expiresAt: now })
      await expectRefusal(verifier, signedAt(`${at};expires=${created - 1}`), 'timestamp_too_old')
      const request = signedAt(`${at};expires=${created}`)
      await expect(verify(verifier, request, now + 1)).rejects.toMatchObject({
        code: 'timestamp_too_old',
        field: 'expires',
        skewSeconds: 0.001,
      })
    })

    it('requires created unless allowMissingCreated is set', async () => {
      const lenient = httpMessageSignature({ secrets: secret, allowMissingCreated: true })
      await expect(verify(verifier, signedAt(''))).rejects.toMatchObject({ code: 'proof_missing', field: 'created' })
      await expect(verify(lenient, signedAt(''))).resolves.toMatchObject({ signedAt: undefined })
      await expectRefusal(lenient, signedAt(`;created=${created - 301}`), 'timestamp_too_old')
      await expectRefusal(lenient, signedAt(`;expires=${created - 1}`), 'timestamp_too_old')
    })

    it.each<[string, WebhookErrorCode]>([
      [';created=0', 'timestamp_malformed'],
      [`;created=-${created}`, 'timestamp_malformed'],
      [';created', 'signature_malformed'],
      [`;created="${created}"`, 'signature_malformed'],
      [`;created=${created}.0`, 'signature_malformed'],
      [`;created=${created}.5`, 'signature_malformed'],
      [`;created=0${created}`, 'signature_malformed'],
      [`;created=@${created}`, 'signature_malformed'],
      [`;created=${created};created=${created}`, 'signature_malformed'],
      [';created=999999999999999', 'timestamp_in_future'],
      [`${at};expires=-1`, 'timestamp_malformed'],
      [`${at};expires="1"`, 'signature_malformed'],
    ])('refuses %s', async (parameters, code) => {
      await expectRefusal(verifier, signedAt(parameters), code)
    })

    it('accepts nothing if the clock returns NaN', async () => {
      const lenient = httpMessageSignature({ secrets: secret, allowMissingCreated: true })
      await expect(verify(lenient, signedAt(at), Number.NaN)).rejects.toMatchObject({ code: 'internal_error' })
      await expect(verify(lenient, signedAt(`;expires=${created}`), Number.NaN)).rejects.toMatchObject({
        code: 'timestamp_too_old',
      })
    })
  })

  describe('several signatures', () => {
    const right = signatureHeaders({ lines: wholeRequest, label: 'right', parameters: `${at};tag="mine"` })
    const foreign = signatureHeaders({ lines: wholeRequest, label: 'foreign', sign: () => Buffer.alloc(32) })
    const partial = signatureHeaders({
      lines: [['"@method"', 'POST']],
      label: 'partial',
      parameters: `${at};tag="mine"`,
    })
    const all = (...signatures: readonly (typeof right)[]) => ({
      'Signature-Input': signatures.map((headers) => headers['Signature-Input']),
      Signature: signatures.map((headers) => headers.Signature),
    })

    it('accepts the first acceptable one, on one line or several', async () => {
      const lines = all(foreign, partial, right)
      const oneLine = Object.fromEntries(Object.entries(lines).map(([name, values]) => [name, values.join(' , ')]))
      for (const headers of [lines, oneLine, all(right, foreign)]) {
        await expect(verify(verifier, requestWith(headers))).resolves.toMatchObject({ label: 'right' })
      }
    })

    it('reports the error of the signature that passed the most checks', async () => {
      await expectRefusal(verifier, requestWith(all(partial, foreign)), 'signature_mismatch')
      await expectRefusal(verifier, requestWith(all(partial)), 'proof_missing')
    })

    it('verifies only the signature with the label', async () => {
      const labelled = httpMessageSignature({ secrets: secret, label: 'right' })
      await expect(verify(labelled, requestWith(all(foreign, right)))).resolves.toMatchObject({ label: 'right' })
      const other = httpMessageSignature({ secrets: secret, label: 'foreign' })
      await expectRefusal(other, requestWith(all(foreign, right)), 'signature_mismatch')
      await expectRefusal(
        httpMessageSignature({ secrets: secret, label: 'sig1' }),
        requestWith(all(right)),
        'proof_missing',
      )
    })

    it('verifies only signatures with the tag', async () => {
      const tagged = httpMessageSignature({ secrets: secret, tag: 'mine' })
      await expect(verify(tagged, requestWith(all(foreign, partial, right)))).resolves.toMatchObject({ tag: 'mine' })
      await expectRefusal(tagged, signedRequest(), 'proof_missing')
      await expectRefusal(tagged, signedRequest({ parameters: `${at};tag="Mine"` }), 'proof_missing')
    })

    it('does not combine the components of one with the bytes of another', async () => {
      const crossed = {
        'Signature-Input': right['Signature-Input'],
        Signature: foreign.Signature.replace('foreign', 'right'),
      }
      await expectRefusal(verifier, requestWith(crossed), 'signature_mismatch')
    })

    it('accepts 8 but not 9', async () => {
      const wrong = (count: number) =>
        Array.from({ length: count }, (_, index) => signatureHeaders({ lines: [], label: `l${index}` }))
      await expect(verify(verifier, requestWith(all(...wrong(7), right)))).resolves.toBeDefined()
      await expectRefusal(verifier, requestWith(all(...wrong(8), right)), 'signature_malformed')
      const many = all(...wrong(8), right)
      const few = all(right)
      const inOne = [
        { ...few, Signature: many.Signature },
        { ...few, 'Signature-Input': many['Signature-Input'] },
      ]
      for (const headers of inOne) await expectRefusal(verifier, requestWith(headers), 'signature_malformed')
    })
  })

  describe('malformed headers', () => {
    const { 'Signature-Input': input, Signature: signature } = signatureHeaders({ lines: wholeRequest })
    const send = (inputs: string | string[] | undefined, signatures: string | string[] | undefined) =>
      requestWith({ 'Signature-Input': inputs, Signature: signatures })

    it.each<[string, string | string[] | undefined, string | string[] | undefined, WebhookErrorCode]>([
      ['no Signature-Input', undefined, signature, 'proof_missing'],
      ['no Signature', input, undefined, 'proof_missing'],
      ['an empty Signature-Input', '', signature, 'proof_missing'],
      ['no signature of the label', input, signature.replace('sig1', 'sig2'), 'signature_malformed'],
      ['a signature that is a string', input, 'sig1="abc"', 'signature_malformed'],
      ['an empty signature', input, 'sig1=::', 'signature_malformed'],
      ['a list of signatures', input, `sig1=(${signature.slice(5)})`, 'signature_malformed'],
      ['an input that is a string', 'sig1="abc"', signature, 'signature_malformed'],
      ['the same input twice', [input, input], signature, 'signature_malformed'],
      ['the same signature twice', input, [signature, signature], 'signature_malformed'],
      ['a label with several signatures', input, [signature, 'sig1=:AAAA:'], 'signature_malformed'],
      ['unused bits', input, signature.replace(/.=:$/, '/=:'), 'signature_malformed'],
      ['no padding', input, signature.replace('=:', ':').replace(/=:$/, ':'), 'signature_malformed'],
      ['another alphabet', input, 'sig1=:-_-_:', 'signature_malformed'],
      ['a parameter twice', `${input};tag="a";tag="b"`, signature, 'signature_malformed'],
      ['two spaces', input.replace(' ', '  '), signature, 'signature_malformed'],
      ['a keyid that is not a string', `${input};keyid=k`, signature, 'signature_malformed'],
      ['an alg that is not a string', `${input};alg=1`, signature, 'signature_malformed'],
      ['a nonce that is not a string', `${input};nonce=:AAAA:`, signature, 'signature_malformed'],
      ['a tag that is not a string', `${input};tag`, signature, 'signature_malformed'],
      [
        'a scheme of older drafts',
        undefined,
        'keyId="k",algorithm="hs2019",headers="date",signature="AAAA"',
        'proof_missing',
      ],
      ['nonsense', '\u0000', signature, 'signature_malformed'],
      ['a trailing comma', `${input},`, signature, 'signature_malformed'],
      ['too much', `${input};tag="${'x'.repeat(16_384)}"`, signature, 'signature_malformed'],
    ])('refuses %s', async (_, inputs, signatures, code) => {
      await expectRefusal(verifier, send(inputs, signatures), code)
    })

    it('accepts 32 components but not 33', async () => {
      const lines = (count: number) => Array.from({ length: count }, (_, index) => [`"x-${index}"`, 'v'] as const)
      const headers = Object.fromEntries(Array.from({ length: 33 }, (_, index) => [`X-${index}`, 'v']))
      await expect(verify(anything, covering(lines(32), headers))).resolves.toBeDefined()
      await expectRefusal(anything, covering(lines(33), headers), 'signature_malformed')
    })

    it('refuses a changed bit anywhere in the signature', async () => {
      const bytes = byHmac(Buffer.from('any'))
      for (const wrong of [bytes, bytes.subarray(0, 31), Buffer.concat([bytes, Buffer.alloc(1)])]) {
        await expectRefusal(verifier, send(input, `sig1=:${wrong.toString('base64')}:`), 'signature_mismatch')
      }
    })

    it('ignores unknown parameters, which are signed all the same', async () => {
      const parameters = `${at};other=1.5;flag`
      await expect(verify(verifier, signedRequest({ parameters }))).resolves.toBeDefined()
      await expectRefusal(verifier, send(`${input};other=1.5`, signature), 'signature_mismatch')
    })
  })

  describe('behind a proxy', () => {
    const request = signedRequest({}, { url: 'http://10.0.0.7:8080/hooks?a=1&b=two' })

    it('accepts the public origin, or a function that returns the whole URL', async () => {
      const paths = '/hooks?a=1&b=two'
      for (const url of [
        'https://receiver.example',
        'https://receiver.example/',
        'https://RECEIVER.example:443',
        () => `https://receiver.example${paths}`,
      ]) {
        await expect(verify(httpMessageSignature({ secrets: secret, url }), request)).resolves.toBeDefined()
      }
      await expectRefusal(verifier, request, 'signature_mismatch')
      await expectRefusal(
        httpMessageSignature({ secrets: secret, url: 'https://other.example' }),
        request,
        'signature_mismatch',
      )
    })

    it('ignores Host: a request signed for another receiver is refused', async () => {
      const url = 'https://other.example/hooks?a=1&b=two'
      const lines = wholeRequest.map(([name, value]) => [name, name === '"@target-uri"' ? url : value] as const)
      const relayed = replaced(signedRequest({ lines }, { url }), 'Host', 'other.example')
      await expect(verify(verifier, relayed)).resolves.toBeDefined()
      const here = httpMessageSignature({ secrets: secret, url: 'https://receiver.example' })
      await expectRefusal(here, relayed, 'signature_mismatch')
    })

    it('keeps a URL in the query', async () => {
      const target = '/hooks?next=https://other.example/a'
      const lines = [['"@target-uri"', `https://receiver.example${target}`]] as const
      const here = httpMessageSignature({ secrets: secret, url: 'https://receiver.example', required: [] })
      await expect(verify(here, covering(lines, {}, { url: target }))).resolves.toBeDefined()
    })

    it('never appends a part of the request to the host', async () => {
      const url = 'https://receiver.example.net/hooks?a=1&b=two'
      const lines = wholeRequest.map(([name, value]) => [name, name === '"@target-uri"' ? url : value] as const)
      const here = httpMessageSignature({ secrets: secret, url: 'https://receiver.example' })
      for (const target of ['.net/hooks?a=1&b=two', '.net:443/hooks?a=1&b=two', 'x:@receiver.example.net/hooks']) {
        await expectRefusal(here, signedRequest({ lines }, { url: target }), 'signature_mismatch')
      }
    })

    it('binds path and query of the request', async () => {
      const behind = httpMessageSignature({ secrets: secret, url: 'https://receiver.example' })
      for (const url of [
        'http://10.0.0.7/other?a=1&b=two',
        'http://10.0.0.7/hooks?a=2&b=two',
        'http://10.0.0.7/hooks',
      ]) {
        await expectRefusal(behind, { ...request, url }, 'signature_mismatch')
      }
    })

    it('throws internal_error if the function returns no URL', async () => {
      await expectRefusal(httpMessageSignature({ secrets: secret, url: () => '/hooks' }), request, 'internal_error')
    })
  })

  it('accepts an origin with http, and the defaults as options', async () => {
    const url = 'http://receiver.example'
    const options = { secrets: secret, url, required: [], allowMissingCreated: false, encoding: 'base64' } as const
    const lines = [['"@target-uri"', `${url}/a`]] as const
    await expect(verify(httpMessageSignature(options), covering(lines, {}, { url: '/a' }))).resolves.toBeDefined()
  })

  it('refuses to be created without url', () => {
    expect(messageOfTypeError(() => signatureAt({ secrets: secret } as never))).toMatch(/url is missing/)
  })

  it.each<[string, Partial<Record<keyof HttpMessageSignatureOptions, unknown>>, RegExp]>([
    ['neither keys nor secrets', {}, /either keys or secrets/],
    ['both', { keys: pemOf('ed25519'), algorithms: ['ed25519'], secrets: secret }, /either keys or secrets/],
    ['secrets with algorithms', { secrets: secret, algorithms: ['ed25519'] }, /algorithms/],
    ['an empty secret', { secrets: '' }, /secrets/],
    ['no secret', { secrets: [] }, /secrets/],
    ['an empty record', { secrets: {} }, /secrets/],
    ['an empty secret by keyid', { secrets: { k: '' } }, /secrets\.k/],
    ['a Map', { secrets: new Map([['k', secret]]) }, /secrets/],
    ['no algorithms', { keys: pemOf('ed25519') }, /^httpMessageSignature: algorithms must name at least one/],
    ['an empty list of algorithms', { keys: pemOf('ed25519'), algorithms: [] }, /algorithms/],
    ['an algorithm of JWS', { keys: pemOf('ed25519'), algorithms: ['EdDSA'] }, /algorithms/],
    ['hmac-sha256 with keys', { keys: pemOf('ed25519'), algorithms: ['hmac-sha256'] }, /algorithms/],
    ['a key that fits no algorithm', { keys: pemOf('ed25519'), algorithms: ['rsa-pss-sha512'] }, /algorithms/],
    ['something that is not a key', { keys: 'no key', algorithms: ['ed25519'] }, /keys/],
    ['an empty label', { secrets: secret, label: '' }, /label/],
    ['a tag that is not a string', { secrets: secret, tag: 1 }, /tag/],
    ['a tolerance of zero', { secrets: secret, toleranceSeconds: 0 }, /toleranceSeconds/],
    ['a tolerance that is not a number', { secrets: secret, toleranceSeconds: Number.NaN }, /toleranceSeconds/],
    ['a string for required', { secrets: secret, required: '@method' }, /required/],
    ['an empty alternative', { secrets: secret, required: [[]] }, /required/],
    ['an empty name', { secrets: secret, required: [''] }, /required/],
    ['a URL with a path', { secrets: secret, url: 'https://receiver.example/hooks' }, /url/],
    ['a URL with credentials', { secrets: secret, url: 'https://a@receiver.example' }, /url/],
    ['another scheme', { secrets: secret, url: 'xhttps://receiver.example' }, /url/],
    ['a URL that is a number', { secrets: secret, url: 7 }, /^httpMessageSignature: url must be/],
    ['secrets that are null', { secrets: null }, /^httpMessageSignature: secrets is empty/],
    ['an unknown option', { secrets: secret, lable: 'sig1' } as object, /^httpMessageSignature: unknown option lable/],
    ['a text for allowMissingCreated', { secrets: secret, allowMissingCreated: 'no' }, /allowMissingCreated/],
    ['another encoding', { secrets: secret, encoding: 'hex' }, /encoding/],
    ['a host alone', { secrets: secret, url: 'receiver.example' }, /url/],
    ['an invalid URL', { secrets: secret, url: 'https://[/' }, /url/],
    ['an unknown type', { secrets: secret, structuredFields: { date: 'text' } }, /structuredFields/],
  ])('refuses to be created with %s', (_, options, message) => {
    expect(messageOfTypeError(() => httpMessageSignature(options as never))).toMatch(message)
  })
})
