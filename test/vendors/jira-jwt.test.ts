import {
  createQueryStringHash,
  decodeSymmetric,
  encodeSymmetric,
  fromMethodAndUrl,
  SymmetricAlgorithm,
} from 'atlassian-jwt'
import fc from 'fast-check'
import { SignJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { createReceiver, readHeader, type WebhookRequest } from '../../src/index.js'
import { injectDelivery, withBody, withHeaders } from '../../src/testing/index.js'
import { jiraSample, signJiraJwt } from '../../src/testing/vendors/jira.js'
import { jira } from '../../src/vendors/jira/index.js'
import { jiraConnectJwt, jiraOAuthJwt } from '../../src/vendors/jira/jwt.js'
import { codePoint } from '../code-points.js'
import { rsa } from '../rsa-keys.js'
import { runs } from '../runs.js'

const now = Date.UTC(2026, 10, 21, 10, 15, 30)
const seconds = now / 1000
const path = '/hooks'
const url = 'https://receiver.example/hooks'
const qsh = createQueryStringHash(fromMethodAndUrl('POST', path))
const claims = { iss: 'client-key', iat: seconds, exp: seconds + 180, qsh }

const connect = jiraConnectJwt({ secrets: 's3cret' })
const oauth = jiraOAuthJwt({ secrets: 's3cret' })

const authorized = (authorization: string | readonly string[] | undefined, sample = jiraSample({ url })) =>
  withHeaders(sample, { Authorization: authorization })
const verify = async (verifier: typeof connect, request: WebhookRequest, time = now) => verifier(request, { now: time })
const encode = (changes: Readonly<Record<string, unknown>> = {}, secret = 's3cret') =>
  encodeSymmetric(JSON.parse(JSON.stringify({ ...claims, ...changes })), secret)
const toSegment = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

describe('jiraConnectJwt', () => {
  it("accepts a JWT from Atlassian's library, with a proof of strength token", async () => {
    const request = authorized(`JWT ${encode()}`)
    const proof = await verify(connect, request)
    expect(proof).toEqual({
      strength: 'token',
      verifier: 'jiraConnectJwt',
      algorithm: 'HS256',
      key: 0,
      signedAt: now,
    })
    // The body is not signed.
    await expect(verify(connect, withBody(request, '{}'))).resolves.toEqual(proof)
  })

  it('accepts a JWT from jose', async () => {
    const token = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new TextEncoder().encode('s3cret'))
    await expect(verify(connect, authorized(`jwt ${token}`))).resolves.toMatchObject({ key: 0 })
  })

  it("accepts a JWT from signJiraJwt, which Atlassian's library accepts too", async () => {
    const sample = await signJiraJwt(jiraSample({ url: `${url}?b=2&a=1` }), { secret: 's3cret', sentAt: now })
    await expect(verify(connect, sample)).resolves.toMatchObject({ signedAt: now })
    const token = readHeader(sample, 'Authorization')?.slice('JWT '.length) ?? ''
    const decoded: unknown = decodeSymmetric(token, 's3cret', SymmetricAlgorithm.HS256)
    expect(decoded).toEqual({
      iss: 'sample-client-key',
      iat: seconds,
      exp: seconds + 180,
      qsh: createQueryStringHash(fromMethodAndUrl('POST', `${path}?b=2&a=1`)),
    })
  })

  it.each([
    ['/', '/'],
    ['/hooks/', '/hooks'],
    ['/a&b', '/a&b'],
    ['/hooks?b=2&a=1&a=0', '/hooks?b=2&a=1&a=0'],
    ['/hooks?jwt=x&a=1', '/hooks?a=1'],
    ['/hooks?a=%20+!*()%27~&b=%C3%A9', "/hooks?a=%20%20!*()'~&b=%C3%A9"],
    ['/hooks?a', '/hooks?a='],
    ['/hooks?#fragment', '/hooks'],
  ])('binds the JWT to the URL %s', async (target, signedTarget) => {
    const hash = createQueryStringHash(fromMethodAndUrl('POST', signedTarget))
    const sample = jiraSample({ url: `https://receiver.example${target}` })
    await expect(verify(connect, authorized(`JWT ${encode({ qsh: hash })}`, sample))).resolves.toBeDefined()
  })

  it("computes the same hash as Atlassian's library for any query", async () => {
    // Only names of letters and digits: for other names, the library's order differs from its documentation.
    const name = fc.string({ unit: fc.constantFrom(...'abcXYZ019'), minLength: 1, maxLength: 4 })
    const query = fc.uniqueArray(fc.tuple(name, fc.string({ unit: codePoint, maxLength: 8 })), {
      selector: ([key]) => key,
    })
    await fc.assert(
      fc.asyncProperty(query, async (pairs) => {
        const target = `${path}?${new URLSearchParams(pairs).toString()}`
        const hash = createQueryStringHash(fromMethodAndUrl('POST', target))
        const sample = jiraSample({ url: `https://receiver.example${target}` })
        await expect(verify(connect, authorized(`JWT ${encode({ qsh: hash })}`, sample))).resolves.toBeDefined()
      }),
      { numRuns: runs(100) },
    )
  })

  it.each([
    ['a path', { url: 'https://receiver.example/other' }],
    ['a query', { url: `${url}?a=1` }],
    ['a method', { url, method: 'PUT' }],
  ])('refuses %s other than the signed one', async (_, options) => {
    await expect(verify(connect, authorized(`JWT ${encode()}`, jiraSample(options)))).rejects.toMatchObject({
      code: 'signature_mismatch',
      field: 'qsh',
    })
  })

  it.each([undefined, null, '', 'context-qsh', 7, qsh.toUpperCase(), `${qsh}0`, [qsh]])(
    'refuses the qsh %j',
    async (wrong) => {
      await expect(verify(connect, authorized(`JWT ${encode({ qsh: wrong })}`))).rejects.toMatchObject({
        code: 'signature_mismatch',
        field: 'qsh',
      })
    },
  )

  it('omits the path of the base URL', async () => {
    const behind = jiraConnectJwt({ secrets: 's3cret', basePath: '/app' })
    const at = (target: string) =>
      authorized(`JWT ${encode()}`, jiraSample({ url: `https://receiver.example${target}` }))
    await expect(verify(behind, at('/app/hooks'))).resolves.toBeDefined()
    // A proxy may have removed it before.
    await expect(verify(behind, at('/hooks'))).resolves.toBeDefined()
    await expect(verify(behind, at('/apphooks'))).rejects.toMatchObject({ code: 'signature_mismatch' })
    await expect(verify(behind, at('/app/app/hooks'))).rejects.toMatchObject({ code: 'signature_mismatch' })
    await expect(verify(connect, at('/app/hooks'))).rejects.toMatchObject({ code: 'signature_mismatch' })
  })
})

describe('jiraOAuthJwt', () => {
  it('accepts a bearer JWT with any URL and body', async () => {
    const token = encode({ qsh: undefined })
    const sample = jiraSample({ url: `${url}?other=1`, body: '{}' })
    await expect(verify(oauth, authorized(`Bearer ${token}`, sample))).resolves.toMatchObject({
      strength: 'token',
      verifier: 'jiraOAuthJwt',
      algorithm: 'HS256',
    })
    const signed = await signJiraJwt(sample, { secret: 's3cret', app: 'oauth', sentAt: now })
    await expect(verify(oauth, signed)).resolves.toMatchObject({ signedAt: now })
  })

  it('uses the time of signing if there is no expiration', async () => {
    const without = (iat: number) => authorized(`Bearer ${encode({ exp: undefined, iat })}`)
    await expect(verify(oauth, without(seconds - 300))).resolves.toBeDefined()
    await expect(verify(oauth, without(seconds - 301))).rejects.toMatchObject({ code: 'timestamp_too_old' })
  })
})

describe.each([
  ['JWT', 'Bearer', jiraConnectJwt],
  ['Bearer', 'JWT', jiraOAuthJwt],
] as const)('a JWT of the scheme %s', (scheme, otherScheme, make) => {
  const verifier = make({ secrets: 's3cret' })
  const given = (token: string) => authorized(`${scheme} ${token}`)

  it('reports which secret matched, and looks it up by the issuer', async () => {
    const rotated = make({ secrets: ['new', 's3cret'] })
    await expect(verify(rotated, given(encode()))).resolves.toMatchObject({ key: 1 })
    const perSite = make({ secrets: async (issuer) => (issuer === 'client-key' ? 's3cret' : undefined) })
    await expect(verify(perSite, given(encode()))).resolves.toMatchObject({ key: 0 })
    for (const iss of ['other', undefined, 7, null])
      await expect(verify(perSite, given(encode({ iss })))).rejects.toMatchObject({ code: 'key_unknown' })
    const broken = make({ secrets: () => Promise.reject(new Error('database is down')) })
    await expect(verify(broken, given(encode()))).rejects.toMatchObject({ code: 'key_unavailable' })
  })

  it('refuses other secrets, changed claims, and changed headers', async () => {
    const [head = '', body = '', signature = ''] = encode().split('.')
    const forged = [
      encode({}, 'other'),
      `${head}.${toSegment({ ...claims, iss: 'other' })}.${signature}`,
      `${toSegment({ alg: 'HS256' })}.${body}.${signature}`,
      `${head}.${body}.`,
    ]
    for (const token of forged)
      await expect(verify(verifier, given(token))).rejects.toMatchObject({ code: 'signature_mismatch' })
  })

  it('refuses every other algorithm', async () => {
    const tokens = [
      await new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'x' }).sign(rsa.privateKey),
      await new SignJWT(claims).setProtectedHeader({ alg: 'HS512' }).sign(new TextEncoder().encode('s3cret')),
      `${toSegment({ alg: 'none' })}.${toSegment(claims)}.`,
      `${toSegment({ alg: ['HS256'] })}.${toSegment(claims)}.${encode().split('.')[2]}`,
      `${toSegment({})}.${toSegment(claims)}.`,
    ]
    for (const token of tokens)
      await expect(verify(verifier, given(token))).rejects.toMatchObject({ code: 'algorithm_not_allowed' })
  })

  it('refuses an unknown extension', async () => {
    const token = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', crit: ['urn:x'], 'urn:x': 1 })
      .sign(new TextEncoder().encode('s3cret'), { crit: { 'urn:x': true } })
    await expect(verify(verifier, given(token))).rejects.toMatchObject({ code: 'signature_mismatch' })
  })

  it('refuses anything but a JWT', async () => {
    const [head = '', body = '', signature = ''] = encode().split('.')
    const wrong = [
      `${otherScheme} ${encode()}`,
      encode(),
      `${scheme}  ${encode()}`,
      `${scheme} ${encode()} `,
      `${scheme} `,
      scheme,
      `${scheme} ${head}.${body}`,
      `${scheme} ${encode()}.${signature}`,
      `${scheme} ${head}=.${body}.${signature}`,
      `${scheme} ${head}.${toSegment([claims])}.${signature}`,
      `${scheme} ${head}.${toSegment(null)}.${signature}`,
      `${scheme} .${body}.${signature}`,
      `${scheme} ${Buffer.from('{"alg":"HS256"').toString('base64url')}.${body}.${signature}`,
      `${scheme} ${head}.${Buffer.from(`{"a":${'['.repeat(100)}${']'.repeat(100)}}`).toString('base64url')}.${signature}`,
    ]
    for (const authorization of wrong)
      await expect(verify(verifier, authorized(authorization))).rejects.toMatchObject({ code: 'signature_malformed' })
  })

  it('refuses a missing or duplicated header', async () => {
    await expect(verify(verifier, authorized(undefined))).rejects.toMatchObject({ code: 'proof_missing' })
    const doubled = authorized([`${scheme} ${encode()}`, `${scheme} ${encode()}`])
    await expect(verify(verifier, doubled)).rejects.toMatchObject({ code: 'proof_duplicated' })
  })

  it('enforces the times, with a tolerance in both directions', async () => {
    const check = (changes: Readonly<Record<string, unknown>>) => verify(verifier, given(encode(changes)))
    await expect(check({ exp: seconds - 60 })).resolves.toBeDefined()
    await expect(check({ exp: seconds - 61 })).rejects.toMatchObject({ code: 'timestamp_too_old', skewSeconds: 61 })
    await expect(check({ iat: seconds + 60 })).resolves.toBeDefined()
    await expect(check({ iat: seconds + 61 })).rejects.toMatchObject({ code: 'timestamp_in_future' })
    await expect(check({ nbf: seconds + 61 })).rejects.toMatchObject({ code: 'timestamp_in_future' })
    const strict = make({ secrets: 's3cret', toleranceSeconds: 1 })
    await expect(verify(strict, given(encode({ exp: seconds - 2 })))).rejects.toMatchObject({
      code: 'timestamp_too_old',
    })
    await expect(verify(verifier, given(encode()), Number.NaN)).rejects.toMatchObject({ code: 'timestamp_too_old' })
  })

  it.each([
    { exp: undefined, iat: undefined },
    { exp: null },
    { exp: 'never' },
    { exp: String(seconds) },
    { exp: -1 },
    { iat: -1 },
    { nbf: {} },
  ])('refuses the times %j', async (times) => {
    await expect(verify(verifier, given(encode(times)))).rejects.toMatchObject({ code: 'timestamp_malformed' })
  })
})

describe('signJiraJwt', () => {
  it('checks its options', async () => {
    // @ts-expect-error no such app
    await expect(signJiraJwt(jiraSample(), { secret: 's', app: 'forge' })).rejects.toThrow('signJiraJwt: app')
    await expect(signJiraJwt(jiraSample(), { secret: '' })).rejects.toThrow('signJiraJwt: secret')
    await expect(signJiraJwt(jiraSample(), { secret: 's', issuer: '' })).rejects.toThrow('signJiraJwt: issuer')
  })
})

describe('jira with a JWT', () => {
  it('handles a delivery in a receiver', async () => {
    const seen: string[] = []
    const receiver = createReceiver({
      provider: jira({ verify: jiraConnectJwt({ secrets: (clientKey) => `secret of ${clientKey}` }) }),
      on: { 'jira:issue_updated': ({ payload, proof }) => void seen.push(payload.issue.key, proof.strength) },
    })
    const sample = signJiraJwt(jiraSample(), { secret: 'secret of acme', issuer: 'acme' })
    await expect(injectDelivery(receiver, sample)).resolves.toMatchObject({ outcome: 'handled' })
    expect(seen).toEqual(['TIDE-20002', 'token'])
  })
})
