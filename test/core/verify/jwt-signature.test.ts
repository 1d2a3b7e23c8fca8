import { createHash, createHmac, generateKeyPairSync, sign } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { type JwtSignatureOptions, jwtSignature } from '../../../src/core/verify/jwt/jwt-signature.js'
import { toWebhookRequest, type WebhookErrorCode } from '../../../src/index.js'

const now = 1_795_000_000_000
const iat = now / 1000
const body = '{"id":1}'
const secret = 's3cret'
const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const pem = String(publicKey.export({ type: 'spki', format: 'pem' }))

const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const hash = createHash('sha256').update(body).digest('hex')

function token(claims: object, header: object = { alg: 'HS256' }, key = secret): string {
  const content = `${base64url(header)}.${base64url(claims)}`
  return `${content}.${createHmac('sha256', key).update(content).digest('base64url')}`
}

async function verify(value: string, options: JwtSignatureOptions = { secrets: [secret, 'older'] }, sent = body) {
  return jwtSignature(options)(toWebhookRequest({ headers: { authorization: value }, body: sent }), { now })
}

const bound: JwtSignatureOptions = { secrets: secret, bodyHash: { claim: 'payload_hash' } }

describe('jwtSignature', () => {
  it('proves the sender by a token, and the body only by a hash of it', async () => {
    expect(await verify(token({ iat }))).toMatchObject({ strength: 'token', algorithm: 'HS256', key: 0, signedAt: now })
    expect(await verify(token({ iat, payload_hash: hash }), bound)).toMatchObject({ strength: 'signature' })
    expect(await verify(token({ iat }, { alg: 'HS256' }, 'older'))).toMatchObject({ key: 1 })
  })

  it('accepts a token that was signed with a private key', async () => {
    const content = `${base64url({ alg: 'ES256', kid: 'k1' })}.${base64url({ iat, iss: 'https://issuer.example' })}`
    const signature = sign('sha256', Buffer.from(content), { key: privateKey, dsaEncoding: 'ieee-p1363' })
    const given = `Bearer ${content}.${signature.toString('base64url')}`
    const options = { keys: { k1: pem }, algorithms: ['ES256'], prefix: 'bearer ' } as const
    expect(await verify(given, { ...options, issuers: ['https://issuer.example'] })).toMatchObject({ key: 'k1' })
    await expect(verify(given, { ...options, keys: { k2: pem } })).rejects.toMatchObject({ code: 'key_unknown' })
    await expect(verify(given, { secrets: secret, prefix: 'Bearer ' })).rejects.toMatchObject({
      code: 'algorithm_not_allowed',
    })
  })

  it.each([
    ['no signature', `${token({ iat }).replace(/[^.]*$/, '')}`, 'signature_malformed'],
    ['two parts', token({ iat }).replace(/\.[^.]*$/, ''), 'signature_malformed'],
    ['four parts', `${token({ iat })}.x`, 'signature_malformed'],
    ['the algorithm none', token({ iat }, { alg: 'none' }), 'algorithm_not_allowed'],
    ['no algorithm', token({ iat }, {}), 'algorithm_not_allowed'],
    ['an extension', token({ iat }, { alg: 'HS256', crit: ['b64'] }), 'signature_malformed'],
    ['claims that are a list', token([iat]), 'signature_malformed'],
    ['a header that is no JSON', token({ iat }).replace(/^[^.]*/, 'e30x'), 'signature_malformed'],
    ['a signature that is not base64url', `${token({ iat })}=`, 'signature_malformed'],
    ['no token', '', 'proof_missing'],
    ['another secret', token({ iat }, { alg: 'HS256' }, 'other'), 'signature_mismatch'],
    ['no time', token({}), 'timestamp_malformed'],
    ['a time that is text', token({ iat: String(iat) }), 'timestamp_malformed'],
    ['an old token', token({ iat: iat - 301 }), 'timestamp_too_old'],
    ['an expired token', token({ iat, exp: iat - 301 }), 'timestamp_too_old'],
    ['a future token', token({ iat: iat + 301 }), 'timestamp_in_future'],
    ['a token that is not valid yet', token({ iat, nbf: iat + 301 }), 'timestamp_in_future'],
  ] satisfies [string, string, WebhookErrorCode][])('refuses %s', async (_, value, code) => {
    const field = /^(proof|signature_malformed|algorithm)/.test(code) ? 'Authorization' : undefined
    await expect(verify(value)).rejects.toMatchObject({ code, ...(field && { field }) })
  })

  it('refuses another prefix, and a key id that is not a text', async () => {
    const malformed = { code: 'signature_malformed', field: 'Authorization' }
    await expect(verify(`Basic ${token({ iat })}`, { secrets: secret, prefix: 'Bearer ' })).rejects.toMatchObject(
      malformed,
    )
    const options = { keys: pem, algorithms: ['ES256'] } as const
    await expect(verify(token({ iat }, { alg: 'ES256', kid: 7 }), options)).rejects.toMatchObject(malformed)
    const mismatch = { code: 'signature_mismatch' }
    await expect(verify(token({ iat }, { alg: 'ES256' }), options)).rejects.toMatchObject(mismatch)
  })

  it.each([
    ['base64url', ''],
    ['base64url', '='],
    ['base64', ''],
  ] as const)('reads a hash in %s followed by %j', async (encoding, padding) => {
    const digest = createHash('sha256').update(body).digest(encoding)
    const options = { secrets: secret, bodyHash: { claim: 'h', encoding } }
    await expect(verify(token({ iat, h: digest + padding }), options)).resolves.toMatchObject({ strength: 'signature' })
    const malformed = { code: 'signature_malformed', field: 'h' }
    for (const h of [`${digest}==`, `${digest.slice(0, 9)}=${digest.slice(9)}`, 7, undefined]) {
      await expect(verify(token({ iat, h }), options)).rejects.toMatchObject(malformed)
    }
    const mismatch = verify(token({ iat, h: digest }), options, `${body} `)
    await expect(mismatch).rejects.toMatchObject({ code: 'signature_mismatch', field: 'h' })
  })

  it('refuses another body, and a token without its hash', async () => {
    const given = token({ iat, payload_hash: hash })
    await expect(verify(given, bound, `${body} `)).rejects.toMatchObject({ code: 'signature_mismatch' })
    await expect(verify(token({ iat }), bound)).rejects.toMatchObject({ code: 'signature_malformed' })
  })

  it('refuses a token for another URL', async () => {
    const url = 'https://receiver.example/hooks'
    const options = { ...bound, urlHash: { claim: 'url_hash', url } }
    const urlHash = (text: string) => createHash('sha256').update(text).digest('hex')
    const given = (text: string) => token({ iat, payload_hash: hash, url_hash: urlHash(text) })
    const send = async (value: string, sentTo: string) =>
      jwtSignature(options)(toWebhookRequest({ url: sentTo, headers: { authorization: value }, body }), { now })
    expect(await send(given(`${url}?a=1`), '/hooks?a=1')).toMatchObject({ strength: 'signature' })
    const other = 'https://another.example/hooks'
    await expect(send(given(other), other)).rejects.toMatchObject({ code: 'signature_mismatch' })
    await expect(send(given(`${url}?a=1`), '/hooks?a=2')).rejects.toMatchObject({ code: 'signature_mismatch' })
    await expect(send(token({ iat, payload_hash: hash }), url)).rejects.toMatchObject({ code: 'signature_malformed' })
  })

  it('requires the expected claims', async () => {
    const options: JwtSignatureOptions = {
      secrets: secret,
      issuers: ['a', 'b'],
      audiences: ['https://receiver.example'],
      claims: { email_verified: ['true'] },
    }
    const claims = { iat, iss: 'b', aud: ['x', 'https://receiver.example'], email_verified: true }
    await expect(verify(token(claims), options)).resolves.toMatchObject({ key: 0 })
    for (const wrong of [{ iss: 'c' }, { aud: 'x' }, { aud: undefined }, { email_verified: false }, { iss: {} }]) {
      await expect(verify(token({ ...claims, ...wrong }), options)).rejects.toMatchObject({
        code: 'signature_mismatch',
      })
    }
  })

  it('accepts other hashes with a secret only where they are allowed', async () => {
    const hs512 = (claims: object) => {
      const content = `${base64url({ alg: 'HS512' })}.${base64url(claims)}`
      return `${content}.${createHmac('sha512', secret).update(content).digest('base64url')}`
    }
    const algorithms = ['HS256', 'HS384', 'HS512'] as const
    await expect(verify(hs512({ iat }), { secrets: secret, algorithms })).resolves.toMatchObject({ algorithm: 'HS512' })
    await expect(verify(hs512({ iat }))).rejects.toMatchObject({ code: 'algorithm_not_allowed' })
    const asHs256 = hs512({ iat }).replace(/^[^.]*/, base64url({ alg: 'HS256' }))
    await expect(verify(asHs256, { secrets: secret, algorithms })).rejects.toMatchObject({ code: 'signature_mismatch' })
  })

  it('requires the presence of claims', async () => {
    const options = { secrets: secret, requiredClaims: ['jti'] }
    await expect(verify(token({ iat, jti: 'one' }), options)).resolves.toMatchObject({ key: 0 })
    for (const jti of [undefined, '']) {
      const missing = { code: 'signature_mismatch', field: 'jti' }
      await expect(verify(token({ iat, jti }), options)).rejects.toMatchObject(missing)
    }
  })

  it('lets the hash be absent only from a request without a body', async () => {
    const options = { secrets: secret, bodyHash: { claim: 'payload_hash', optionalIfEmpty: true } }
    await expect(verify(token({ iat }), options, '')).resolves.toMatchObject({ strength: 'signature' })
    await expect(verify(token({ iat }), options)).rejects.toMatchObject({ code: 'signature_malformed' })
    await expect(verify(token({ iat, payload_hash: hash }), options, '')).rejects.toMatchObject({
      code: 'signature_mismatch',
    })
    await expect(verify(token({ iat }), bound, '')).rejects.toMatchObject({ code: 'signature_malformed' })
  })

  it('accepts a token without a time if the vendor sends none', async () => {
    await expect(verify(token({}), { secrets: secret, timed: false })).resolves.toMatchObject({ signedAt: undefined })
    const old = verify(token({ iat: iat - 301 }), { secrets: secret, timed: false })
    await expect(old).rejects.toMatchObject({ code: 'timestamp_too_old' })
  })

  it.each([
    ['secrets or keys', {}],
    ['secrets', { secrets: '' }],
    ['algorithms', { keys: pem }],
    ['secrets and keys', { secrets: secret, keys: pem }],
    ['algorithms', { secrets: secret, algorithms: ['ES256' as const] }],
    ['algorithms', { secrets: secret, algorithms: [] }],
    ['algorithms', { keys: pem, algorithms: ['HS256' as const] }],
    ['keys', { keys: 'no key', algorithms: ['ES256' as const] }],
    ['timed', { secrets: secret, timed: 'no' as unknown as boolean }],
    ['header', { secrets: secret, header: '' }],
    ['toleranceSeconds', { secrets: secret, toleranceSeconds: 0 }],
    ['urlHash.url', { secrets: secret, urlHash: { claim: 'url_hash', url: '/hooks' } }],
  ])('names the invalid option %s', (option, options) => {
    expect(() => jwtSignature(options)).toThrow(`jwtSignature: ${option}`)
  })
})
