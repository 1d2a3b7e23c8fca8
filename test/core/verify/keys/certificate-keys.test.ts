import { generateKeyPairSync, sign } from 'node:crypto'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { CertificateKeysOptions } from '../../../../src/authors.js'
import { certificateKeys, publicKeySignature, type Verifier } from '../../../../src/index.js'
import { copyOf } from '../../../copy-of.js'
import { rsa } from '../../../rsa-keys.js'
import { expectRefusal, now, verify, withHeaders } from '../run.js'
import {
  type CertificateRequest,
  extensionIds,
  makeCertificate,
  type TestCertificate,
  type TestExtension,
} from './certificates.js'
import { type KeyServer, keyServer } from './key-server.js'

const name = 'messages.pay.example'
const url = 'https://api.pay.example/certs/one.pem'
const day = 86_400_000
const body = '{"amount":"7.50"}'

const root = makeCertificate({ name: 'Test Root', authority: true, from: now - 900 * day, to: now + 900 * day })
const middle = makeCertificate({
  name: 'Test Middle',
  issuer: root,
  authority: true,
  from: now - 90 * day,
  to: now + 90 * day,
})
const leaf = makeCertificate({ name, issuer: middle })

// Values of extensions: purposes, and the DNS names below pay.example.
const tlsServer = '300a06082b06010505070301'
const anyPurpose = '30060604551d2500'
const mail = '300a06082b06010505070304'
const mailAndTlsClient = '301406082b0601050507030406082b06010505070302'
const onlyPayExample = '3011a00f300d820b7061792e6578616d706c65'

interface Scene {
  readonly verifier: Verifier
  readonly server: KeyServer
  /** Milliseconds since 1970, for cache and certificates alike. */
  readonly clock: { now: number }
}

function scene(document: string, options: Partial<CertificateKeysOptions> = {}): Scene {
  const server = keyServer(() => new Response(document))
  const clock = { now }
  const keys = certificateKeys({
    header: 'X-Certificate-Url',
    allowedHosts: ['api.pay.example'],
    commonName: name,
    trustAnchors: root.pem,
    fetch: server.fetch,
    now: () => clock.now,
    ...options,
  })
  return { verifier: publicKeySignature({ keys, algorithms: ['ES256', 'RS256'], ecdsaFormat: 'der' }), server, clock }
}

function signedBy(certificate: Pick<TestCertificate, 'privateKey'>, certificateUrl = url) {
  const signature = sign('sha256', Buffer.from(body), certificate.privateKey).toString('base64')
  return withHeaders({ 'X-Signature': signature, 'X-Certificate-Url': certificateUrl }, body)
}

const bundle = (...certificates: readonly TestCertificate[]) => certificates.map(({ pem }) => pem).join('\n')

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('certificateKeys', () => {
  it('accepts a certificate with a chain to a trust anchor', async () => {
    const { verifier, server } = scene(bundle(leaf, middle))
    await expect(verify(verifier, signedBy(leaf))).resolves.toMatchObject({ key: url, algorithm: 'ES256' })
    expect(server.asked).toEqual([url])
  })

  it('accepts a chain in any order after the first, with the root and unrelated certificates', async () => {
    const stray = makeCertificate({ name: 'Stray', authority: true })
    const { verifier } = scene(bundle(leaf, stray, root, middle))
    await expect(verify(verifier, signedBy(leaf))).resolves.toMatchObject({ key: url })
  })

  it('accepts a chain beside an expired one', async () => {
    const expired = makeCertificate({ name: middle.name, issuer: root, authority: true, keys: middle, to: now - 1 })
    const { verifier } = scene(bundle(leaf, expired, middle))
    await expect(verify(verifier, signedBy(leaf))).resolves.toMatchObject({ key: url })
  })

  it('accepts the name among the alternative names, and an RSA key', async () => {
    const other = makeCertificate({ name: 'Pay', dnsNames: ['www.pay.example', name], issuer: middle, keys: rsa })
    const { verifier } = scene(bundle(other, middle))
    await expect(verify(verifier, signedBy(other))).resolves.toMatchObject({ algorithm: 'RS256' })
  })

  it.each<[string, Partial<CertificateRequest>]>([
    ['for TLS servers', { extensions: [{ id: extensionIds.extendedKeyUsage, value: tlsServer }] }],
    ['for any purpose', { extensions: [{ id: extensionIds.extendedKeyUsage, value: anyPurpose, critical: true }] }],
    ['for mail and TLS clients', { extensions: [{ id: extensionIds.extendedKeyUsage, value: mailAndTlsClient }] }],
    ['with a critical key usage', { extensions: [{ id: extensionIds.keyUsage, value: '030205a0', critical: true }] }],
    ['with an unknown extension that is not critical', { extensions: [{ id: '2a0304', value: '0500' }] }],
  ])('accepts a certificate %s', async (_, request) => {
    const certificate = makeCertificate({ name, issuer: middle, ...request })
    const { verifier } = scene(bundle(certificate, middle))
    await expect(verify(verifier, signedBy(certificate))).resolves.toMatchObject({ key: url })
  })

  it('accepts as many authorities as the path lengths allow, by the shorter of two paths', async () => {
    const anchor = makeCertificate({ name: 'Anchor', authority: true, pathLength: 2 })
    const top = makeCertificate({ name: 'Top', issuer: anchor, authority: true, pathLength: 1 })
    const issuing = makeCertificate({ name: 'Issuing', issuer: top, authority: true, pathLength: 0 })
    const aside = makeCertificate({ name: 'Aside', issuer: top, authority: true })
    const roundabout = makeCertificate({ name: 'Issuing', issuer: aside, authority: true, keys: issuing })
    const certificate = makeCertificate({ name, issuer: issuing })
    const options = { trustAnchors: anchor.pem }
    const { verifier } = scene(bundle(certificate, roundabout, aside, issuing, top), options)
    await expect(verify(verifier, signedBy(certificate))).resolves.toMatchObject({ key: url })
    const longer = scene(bundle(certificate, roundabout, aside, top), options)
    await expectRefusal(longer.verifier, signedBy(certificate), 'key_not_trusted')
  })

  it.each<[string, Partial<CertificateRequest>]>([
    ['that allows no authority below it', { pathLength: 0 }],
    ['with name constraints', { extensions: [{ id: extensionIds.nameConstraints, value: onlyPayExample }] }],
    ['that is only for mail', { extensions: [{ id: extensionIds.extendedKeyUsage, value: mail }] }],
    ['with an unknown critical extension', { extensions: [{ id: '2a0304', value: '0500', critical: true }] }],
  ])('refuses an anchor %s', async (_, request) => {
    const anchor = makeCertificate({ name: 'Anchor', authority: true, ...request })
    const issuing = makeCertificate({ name: 'Issuing', issuer: anchor, authority: true })
    const certificate = makeCertificate({ name, issuer: issuing })
    const { verifier } = scene(bundle(certificate, issuing), { trustAnchors: anchor.pem })
    await expectRefusal(verifier, signedBy(certificate), 'key_not_trusted')
  })

  const ecKeys = (namedCurve: string) => generateKeyPairSync('ec', { namedCurve })
  it.each<[string, NonNullable<CertificateRequest['keys']>, CertificateRequest['hash']]>([
    ['RSA with SHA-256', rsa, 'sha256'],
    ['RSA with SHA-384', rsa, 'sha384'],
    ['RSA with SHA-512', rsa, 'sha512'],
    ['ECDSA with SHA-256', ecKeys('P-256'), 'sha256'],
    ['ECDSA with SHA-384', ecKeys('P-384'), 'sha384'],
    ['ECDSA with SHA-512', ecKeys('P-521'), 'sha512'],
    ['Ed25519', generateKeyPairSync('ed25519'), undefined],
  ])('accepts an authority that signs by %s', async (_, keys, hash) => {
    const anchor = makeCertificate({ name: 'Anchor', authority: true, keys })
    const certificate = makeCertificate({ name, issuer: anchor, ...(hash && { hash }) })
    const { verifier } = scene(bundle(certificate), { trustAnchors: anchor.pem })
    await expect(verify(verifier, signedBy(certificate))).resolves.toMatchObject({ key: url })
  })

  it('refuses an RSA authority that signs with SHA-1', async () => {
    const anchor = makeCertificate({ name: 'Anchor', authority: true, keys: rsa })
    const certificate = makeCertificate({ name, issuer: anchor, hash: 'sha1' })
    const { verifier } = scene(bundle(certificate), { trustAnchors: anchor.pem })
    await expectRefusal(verifier, signedBy(certificate), 'key_not_trusted')
  })

  it('refuses content that was not signed', async () => {
    const { verifier } = scene(bundle(leaf, middle))
    await expectRefusal(verifier, { ...signedBy(leaf), body: Buffer.from('{}') }, 'signature_mismatch')
  })

  const rsa1024 = generateKeyPairSync('rsa', { modulusLength: 1024 })
  const impostorRoot = makeCertificate({ name: 'Test Root', authority: true })
  const lapsed = makeCertificate({ name: 'Lapsed', issuer: root, authority: true, to: now - 1 })
  const future = makeCertificate({ name: 'Future', issuer: root, authority: true, from: now + 1000 })
  const ordinary = makeCertificate({ name: 'Ordinary', issuer: root })
  const noAuthority = makeCertificate({ name: 'No Authority', issuer: root, mayCertify: true })
  const noCertifier = makeCertificate({ name: 'No Certifier', issuer: root, authority: true, mayCertify: false })
  const issuerWith = (extension: TestExtension): TestCertificate =>
    makeCertificate({ name: 'Issuer', issuer: root, authority: true, extensions: [extension] })
  const constrained = issuerWith({ id: extensionIds.nameConstraints, value: onlyPayExample, critical: true })
  const loosely = issuerWith({ id: extensionIds.nameConstraints, value: onlyPayExample })
  const mailIssuer = issuerWith({ id: extensionIds.extendedKeyUsage, value: mail })
  const strangeIssuer = issuerWith({ id: '2a0304', value: '0500', critical: true })
  const lastAuthority = makeCertificate({ name: 'Last', issuer: root, authority: true, pathLength: 0 })
  const tooDeep = makeCertificate({ name: 'Too Deep', issuer: lastAuthority, authority: true })
  const renamed = makeCertificate({ name: 'Renamed', issuer: root, authority: true, keys: middle })
  const untrusted: Readonly<Record<string, readonly [CertificateRequest, ...TestCertificate[]]>> = {
    'for another name': [{ name: 'evil.example', issuer: middle }, middle],
    'for a name that only ends alike': [{ name: `x${name}`, issuer: middle }, middle],
    'for a wildcard': [{ name: '*.pay.example', issuer: middle }, middle],
    'with the name as common name but other alternative names': [
      { name, dnsNames: ['evil.example'], issuer: middle },
      middle,
    ],
    'that is expired': [{ name, issuer: middle, to: now - 1 }, middle],
    'that is not valid yet': [{ name, issuer: middle, from: now + 1000 }, middle],
    'without its intermediate': [{ name, issuer: middle }],
    'that is self-signed': [{ name }],
    'that is self-signed and an authority': [{ name, authority: true }],
    'of an unknown root': [{ name, issuer: impostorRoot }, impostorRoot],
    'that names its issuer but is signed by another key': [{ name, issuer: middle, signedBy: leaf.privateKey }, middle],
    'of an issuer that is no authority': [{ name, issuer: ordinary }, ordinary],
    'of an issuer that only its key usage makes an authority': [{ name, issuer: noAuthority }, noAuthority],
    'of an authority whose key may not sign certificates': [{ name, issuer: noCertifier }, noCertifier],
    'of an issuer whose certificate has another name': [{ name, issuer: middle }, renamed],
    'of an issuer that is expired': [{ name, issuer: lapsed }, lapsed],
    'of an issuer that is not valid yet': [{ name, issuer: future }, future],
    'below an authority that may have no other below it': [{ name, issuer: tooDeep }, tooDeep, lastAuthority],
    'of an issuer with constraints on names': [{ name, issuer: constrained }, constrained],
    'of an issuer with constraints on names that are not critical': [{ name, issuer: loosely }, loosely],
    'of an issuer that is for mail': [{ name, issuer: mailIssuer }, mailIssuer],
    'of an issuer with a critical extension that is unknown': [{ name, issuer: strangeIssuer }, strangeIssuer],
    'with an unknown critical extension': [
      { name, issuer: middle, extensions: [{ id: '2a0304', value: '0500', critical: true }] },
      middle,
    ],
    'with an extension that comes twice': [
      { name, issuer: middle, extensions: [{ id: extensionIds.basicConstraints, value: '3000' }] },
      middle,
    ],
    'whose key is for encryption only': [
      { name, issuer: middle, extensions: [{ id: extensionIds.keyUsage, value: '03020520' }] },
      middle,
    ],
    'whose key has an empty usage': [
      { name, issuer: middle, extensions: [{ id: extensionIds.keyUsage, value: '030100' }] },
      middle,
    ],
    'that is only for mail': [
      { name, issuer: middle, extensions: [{ id: extensionIds.extendedKeyUsage, value: mail }] },
      middle,
    ],
    'with purposes that cannot be read': [
      { name, issuer: middle, extensions: [{ id: extensionIds.extendedKeyUsage, value: '30020400' }] },
      middle,
    ],
    'signed with SHA-1': [{ name, issuer: middle, hash: 'sha1' }, middle],
    'with an RSA key of 1024 bits': [{ name, issuer: middle, keys: rsa1024 }, middle],
    'with a key on another curve': [
      { name, issuer: middle, keys: generateKeyPairSync('ec', { namedCurve: 'P-521' }) },
      middle,
    ],
  }

  it.each(Object.entries(untrusted))('refuses a certificate %s', async (_, [request, ...others]) => {
    const certificate = makeCertificate(request)
    const { verifier } = scene(bundle(certificate, ...others))
    await expectRefusal(verifier, signedBy(certificate), 'key_not_trusted')
  })

  it('refuses a chain with a cycle of issuers', async () => {
    const a = makeCertificate({ name: 'A', authority: true })
    const b = makeCertificate({ name: 'B', authority: true, issuer: a })
    const crossed = makeCertificate({ name: 'A', authority: true, issuer: b, keys: a })
    const certificate = makeCertificate({ name, issuer: crossed })
    const { verifier } = scene(bundle(certificate, crossed, b))
    await expectRefusal(verifier, signedBy(certificate), 'key_not_trusted')
  })

  it('refuses an expired anchor', async () => {
    const old = makeCertificate({ name: 'Old Root', authority: true, to: now - 1 })
    const certificate = makeCertificate({ name, issuer: old })
    const { verifier } = scene(certificate.pem, { trustAnchors: [old.pem] })
    await expectRefusal(verifier, signedBy(certificate), 'key_not_trusted')
  })

  it('trusts the authorities of the runtime by default', async () => {
    const make = () => {
      const keys = certificateKeys({
        header: 'X-Certificate-Url',
        allowedHosts: ['api.pay.example'],
        commonName: name,
        now: () => now,
      })
      return publicKeySignature({ keys, algorithms: ['ES256'], ecdsaFormat: 'der' })
    }
    vi.stubGlobal('fetch', async () => new Response(bundle(leaf, middle, root)))
    await expectRefusal(make(), signedBy(leaf), 'key_not_trusted')
    vi.spyOn(process, 'getBuiltinModule').mockReturnValue({ rootCertificates: [root.pem] })
    await expect(verify(make(), signedBy(leaf))).resolves.toMatchObject({ key: url })
  })

  it('checks the validity at the time of each receipt', async () => {
    const { verifier, server } = scene(bundle(leaf, middle))
    await verify(verifier, signedBy(leaf), now + day - 1)
    await expect(verify(verifier, signedBy(leaf), now + day + 1000)).rejects.toMatchObject({ code: 'key_not_trusted' })
    await expect(verify(verifier, signedBy(leaf), now - day - 1000)).rejects.toMatchObject({ code: 'key_not_trusted' })
    expect(server.asked).toHaveLength(1)
  })

  it.each([
    'http://api.pay.example/certs/one.pem',
    'https://evil.example/certs/one.pem',
    'https://api.pay.example.evil.example/certs/one.pem',
    'https://evilapi.pay.example/certs/one.pem',
    'https://sub.api.pay.example/certs/one.pem',
    'https://pay.example/certs/one.pem',
    'https://api.pay.example@evil.example/certs/one.pem',
    'https://evil.example#@api.pay.example/certs/one.pem',
    'https://evil.example\\@api.pay.example/certs/one.pem',
    'https://api.pay.example\\.evil.example/certs/one.pem',
    'https://api.pay.example%2eevil.example/certs/one.pem',
    'https://api.pay.example%00.evil.example/certs/one.pem',
    'https://user@api.pay.example/certs/one.pem',
    'https://user:word@api.pay.example/certs/one.pem',
    'https://@api.pay.example/certs/one.pem',
    'https://api.pay.example:444/certs/one.pem',
    'https://api.pay.example:443/certs/one.pem',
    'https://api.pay.example./certs/one.pem',
    'https://API.pay.example/certs/one.pem',
    'HTTPS://api.pay.example/certs/one.pem',
    'https:api.pay.example/certs/one.pem',
    'https:/api.pay.example/certs/one.pem',
    'https:///api.pay.example/certs/one.pem',
    '//api.pay.example/certs/one.pem',
    ' https://api.pay.example/certs/one.pem',
    'https://api.pay.example/certs/one.pem ',
    'https://api.pay\t.example/certs/one.pem',
    'https://api.pay.example/certs/\u0000one.pem',
    'https://api.pay.example/certs/one.pem#fragment',
    'https://api.pay.example/certs/one.pem#',
    'https://api.pay.example/certs/one.pem?',
    'https://api.pay.example/certs/one.pem?redirect=https://evil.example',
    'https://:word@api.pay.example/certs/one.pem',
    'https://api.pay.example/certs/../other/one.pem',
    'https://api.pay.example/certs/%2e%2e/other/one.pem',
    'https://api.pay.example/certs/..%2fother/one.pem',
    'https://api.pay.example/certs/..;/other/one.pem',
    'https://api.pay.example/certs/.;/one.pem',
    'https://api.pay.example/certs/..;a=b/other/one.pem',
    'https://api.pay.example/other/one.pem',
    'https://api.pay.example/certs\\one.pem',
    'https://ａpi.pay.example/certs/one.pem',
    'https://api。pay.example/certs/one.pem',
    'https://api.pay.example',
    'https://',
    'file:///certs/one.pem',
    'data:text/plain,x',
    'certs/one.pem',
    `https://api.pay.example/certs/${'x'.repeat(2048)}`,
  ])('sends no request for %j', async (wrongUrl) => {
    const { verifier, server } = scene(bundle(leaf, middle), { pathPrefix: '/certs/' })
    await expectRefusal(verifier, signedBy(leaf, wrongUrl), 'key_not_trusted')
    expect(server.asked).toEqual([])
  })

  it('refuses a missing and a repeated header', async () => {
    const { verifier } = scene(bundle(leaf, middle))
    const [signature, certificateUrl] = signedBy(leaf).headers
    if (!signature || !certificateUrl) throw new Error('the request has two headers')
    await expectRefusal(verifier, withHeaders([signature], body), 'proof_missing')
    await expectRefusal(verifier, withHeaders([signature, certificateUrl, certificateUrl], body), 'proof_duplicated')
  })

  it.each<[string, () => Response]>([
    ['a redirect', () => new Response(null, { status: 302, headers: { location: url } })],
    ['not found', () => new Response('not found', { status: 404 })],
    ['an error', () => new Response('', { status: 500 })],
    ['an empty document', () => new Response('')],
    ['a page', () => new Response('<html>busy</html>')],
    ['bytes that are no text', () => new Response(new Uint8Array([0xff, 0xfe]))],
    [
      'a key instead of a certificate',
      () => new Response('-----BEGIN PUBLIC KEY-----\nAAAA\n-----END PUBLIC KEY-----'),
    ],
    ['a certificate that is none', () => new Response('-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----')],
    [
      'certificates under another label',
      () => new Response(bundle(leaf, middle).replaceAll(' CERTIFICATE', ' TRUSTED CERTIFICATE')),
    ],
    ['too many certificates', () => new Response(bundle(leaf, middle, root, root, root, root))],
    ['too many bytes', () => new Response(bundle(leaf, middle) + ' '.repeat(65_536))],
  ])('answers 503 for %s, and retries after the cool-down', async (_, answer) => {
    const { verifier, server, clock } = scene('')
    server.answer = answer
    await expectRefusal(verifier, signedBy(leaf), 'key_unavailable')
    await expectRefusal(verifier, signedBy(leaf), 'key_unavailable')
    expect(server.asked).toHaveLength(1)
    server.answer = () => new Response(bundle(leaf, middle))
    clock.now += 5000
    await expect(verify(verifier, signedBy(leaf))).resolves.toMatchObject({ key: url })
  })

  it('asks for PEM, and says why a document has no key', async () => {
    const { verifier, server } = scene('')
    const accepted: unknown[] = []
    server.answer = (_, { headers }) => {
      accepted.push(new Headers(headers).get('accept'))
      return new Response('no certificate')
    }
    const code = 'key_unavailable'
    await expect(verify(verifier, signedBy(leaf))).rejects.toMatchObject({ code, cause: { code } })
    const others = middle.pem.replaceAll('CERTIFICATE', 'TRUSTED CERTIFICATE')
    const mixed = scene(leaf.pem + others).verifier
    await expect(verify(mixed, signedBy(leaf))).rejects.toMatchObject({ code, cause: { code } })
    expect(accepted).toEqual([expect.stringContaining('application/x-pem-file')])
  })

  it('retrieves no URL of more than 2048 characters', async () => {
    const { verifier, server } = scene(bundle(leaf, middle))
    const longest = `https://api.pay.example/${'a'.repeat(2048 - 'https://api.pay.example/'.length)}`
    await expect(verify(verifier, signedBy(leaf, longest))).resolves.toMatchObject({ key: longest })
    await expectRefusal(verifier, signedBy(leaf, `${longest}a`), 'key_not_trusted')
    expect(server.asked).toEqual([longest])
  })

  it.each<[string, TestCertificate, RegExp]>([
    ['another name', makeCertificate({ name: 'other.example', issuer: middle }), /name/],
    ['no chain', makeCertificate({ name }), /chain/],
    ['a weak key', makeCertificate({ name, issuer: middle, keys: ecKeys('P-521') }), /key/],
  ])('says of a certificate with %s that it is not trusted, and why', async (_, certificate, reason) => {
    const { verifier } = scene(bundle(certificate, middle))
    const refused = verify(verifier, signedBy(certificate))
    const field = 'X-Certificate-Url'
    await expect(refused).rejects.toMatchObject({
      code: 'key_not_trusted',
      field,
      message: expect.stringMatching(reason),
    })
  })

  it('caches an untrusted certificate', async () => {
    const { verifier, server } = scene(leaf.pem)
    await expectRefusal(verifier, signedBy(leaf), 'key_not_trusted')
    await expectRefusal(verifier, signedBy(leaf), 'key_not_trusted')
    expect(server.asked).toHaveLength(1)
  })

  it('retrieves an expired certificate again, and uses the stale one if that fails', async () => {
    const { verifier, server, clock } = scene(bundle(leaf, middle))
    await verify(verifier, signedBy(leaf))
    clock.now += 600_000
    server.answer = () => new Response('', { status: 500 })
    await verify(verifier, signedBy(leaf))
    expect(server.asked).toHaveLength(2)
    clock.now += 3_600_000
    await expectRefusal(verifier, signedBy(leaf), 'key_unavailable')
  })

  it('limits retrievals for unverified requests, and keeps good certificates', async () => {
    const { verifier, server, clock } = scene('', { maxFetchesPerMinute: 10, maxCachedUrls: 3 })
    server.answer = (asked) => new Response(asked === url ? bundle(leaf, middle) : leaf.pem)
    await verify(verifier, signedBy(leaf))
    for (let index = 0; index < 30; index++) {
      const attempt = verify(verifier, signedBy(leaf, `https://api.pay.example/${index}.pem`))
      await expect(attempt).rejects.toMatchObject({ code: index < 9 ? 'key_not_trusted' : 'key_unavailable' })
    }
    expect(server.asked).toHaveLength(10)
    await verify(verifier, signedBy(leaf))
    expect(server.asked).toHaveLength(10)
    clock.now += 60_000
    await expectRefusal(verifier, signedBy(leaf, 'https://api.pay.example/later.pem'), 'key_not_trusted')
    expect(server.asked).toHaveLength(11)
  })

  it('retrieves a good certificate again even if the budget for others is used up', async () => {
    const { verifier, server, clock } = scene('', { maxFetchesPerMinute: 10, staleMs: 0 })
    server.answer = (asked) => new Response(asked === url ? bundle(leaf, middle) : leaf.pem)
    await verify(verifier, signedBy(leaf))
    clock.now += 600_000
    for (let index = 0; index < 11; index++) {
      await verify(verifier, signedBy(leaf, `https://api.pay.example/${index}.pem`)).catch(() => {})
    }
    expect(server.asked).toHaveLength(11)
    await expect(verify(verifier, signedBy(leaf))).resolves.toMatchObject({ key: url })
    expect(server.asked).toHaveLength(12)
  })

  it.each<[string, Partial<Record<keyof CertificateKeysOptions, unknown>>]>([
    ['header', { header: '' }],
    ['commonName', { commonName: '' }],
    ['allowedHosts', { allowedHosts: [] }],
    ['allowedHosts', { allowedHosts: undefined }],
    ['allowedHosts', { allowedHosts: 'api.pay.example' }],
    ['allowedHosts', { allowedHosts: ['*.pay.example'] }],
    ['allowedHosts', { allowedHosts: ['api.pay.example:443'] }],
    ['allowedHosts', { allowedHosts: ['https://api.pay.example'] }],
    ['allowedHosts', { allowedHosts: ['API.pay.example'] }],
    ['allowedHosts', { allowedHosts: ['api.pay.example/x'] }],
    ['allowedHosts', { allowedHosts: [''] }],
    ['allowedHosts', { allowedHosts: ['api.pay.example.'] }],
    ['allowedHosts', { allowedHosts: ['api.pay.example:8443'] }],
    ['allowedHosts', { allowedHosts: ['bücher.example'] }],
    ['pathPrefix', { pathPrefix: 'certs/' }],
    ['trustAnchors', { trustAnchors: '' }],
    ['trustAnchors', { trustAnchors: [] }],
    ['trustAnchors', { trustAnchors: null }],
    ['trustAnchors', { trustAnchors: {} }],
    ['trustAnchors', { trustAnchors: [7] }],
    ['trustAnchors', { trustAnchors: new Uint8Array(1) }],
    ['trustAnchors', { trustAnchors: 'no certificate' }],
    ['maxCertificates', { maxCertificates: 0 }],
    ['maxCachedUrls', { maxCachedUrls: Number.NaN }],
    ['maxFetchesPerMinute', { maxFetchesPerMinute: -1 }],
    ['maxBytes', { maxBytes: 0 }],
    ['timeoutMs', { timeoutMs: 1.5 }],
    ['timeoutMs', { timeoutMs: 2 ** 31 }],
    ['maxAgeMs', { maxAgeMs: 0 }],
    ['staleMs', { staleMs: -1 }],
    ['failureCooldownMs', { failureCooldownMs: 0 }],
    ['fetch', { fetch: 'fetch' }],
    ['now', { now: 7 }],
  ])('refuses the wrong option %s: %j', (option, options) => {
    const good = { header: 'X-Certificate-Url', allowedHosts: ['api.pay.example'], commonName: name }
    const attempt = () => Reflect.apply(certificateKeys, undefined, [{ ...good, ...options }])
    expect(attempt).toThrow(TypeError)
    expect(attempt).toThrow(`certificateKeys: ${option}`)
  })

  it('refuses to be created on a runtime without X.509', async () => {
    // The module that a bundler for workers uses.
    vi.doMock('#crypto', () => import('../../../../src/core/crypto/web.js'))
    const module = await copyOf<typeof import('../../../../src/core/verify/keys/certificate-keys.js')>(
      'core/verify/keys/certificate-keys',
    )
    // Later tests in the same process must not get it.
    vi.doUnmock('#crypto')
    expect(() => module.certificateKeys({ header: 'h', allowedHosts: ['a.example'], commonName: name })).toThrow(
      TypeError,
    )
  })
})
