import { CompactEncrypt, exportJWK, exportPKCS8, generateKeyPair, SignJWT } from 'jose'
import { beforeAll, describe, expect, it } from 'vitest'
import { decryptTokens } from '../../../../src/core/verify/token/index.js'
import { toWebhookRequest } from '../../../../src/index.js'
import { oidcLogout } from '../../../../src/vendors/oidc-logout.js'

const now = 1_795_256_130_000
const issuer = 'https://login.example'
type Keys = Awaited<ReturnType<typeof generateKeyPair>>

let signing: Keys
let own: Keys
let other: Keys
let token: string

beforeAll(async () => {
  const options = { extractable: true }
  ;[signing, own, other] = await Promise.all([
    generateKeyPair('RS256', options),
    generateKeyPair('RSA-OAEP-256', options),
    generateKeyPair('RSA-OAEP-256', options),
  ])
  token = await new SignJWT({ events: { 'http://schemas.openid.net/event/backchannel-logout': {} }, sid: '08a5019c' })
    .setProtectedHeader({ alg: 'RS256', typ: 'logout+jwt', kid: 'key-1' })
    .setIssuer(issuer)
    .setAudience('our-client')
    .setJti('bWJq')
    .setIssuedAt(now / 1000)
    .setExpirationTime(now / 1000 + 120)
    .sign(signing.privateKey)
})

const encrypt = (text: string, header = {}, key: CryptoKey = own.publicKey) =>
  new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM', cty: 'JWT', ...header })
    .encrypt(key)

const decrypter = async (keys = [own]) =>
  decryptTokens({
    privateKeys: await Promise.all(keys.map(({ privateKey }) => exportPKCS8(privateKey))),
    algorithms: ['RSA-OAEP-256'],
    contentAlgorithms: ['A256GCM'],
  })

describe('decryptTokens', () => {
  it('opens the logout token that another library signed and encrypted', async () => {
    const provider = oidcLogout({
      issuers: { [issuer]: { ...(await exportJWK(signing.publicKey)), kid: 'key-1' } },
      audiences: ['our-client'],
      decrypt: await decrypter(),
    })
    const receive = async (logoutToken: string) => {
      const request = toWebhookRequest({
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ logout_token: logoutToken }).toString(),
      })
      return provider.parseAll(await provider.verify(request, { now }))
    }
    expect(await receive(await encrypt(token))).toMatchObject([{ event: 'logout', payload: { sid: '08a5019c' } }])
    const forged = `${token.slice(0, -8)}AAAAAAAA`
    await expect(receive(await encrypt(forged))).rejects.toMatchObject({ code: 'signature_mismatch' })
  })

  it('opens what was encrypted for an older key, as PEM or JWK', async () => {
    const decrypt = await decrypter([other, own])
    expect(await decrypt(await encrypt('a.b.c'))).toBe('a.b.c')
    const jwk = decryptTokens({
      privateKeys: [await exportJWK(own.privateKey)],
      algorithms: ['RSA-OAEP-256'],
      contentAlgorithms: ['A256GCM'],
    })
    expect(await jwk(await encrypt('a.b.c'))).toBe('a.b.c')
  })

  it('has one error for everything that it does not open', async () => {
    const decrypt = await decrypter()
    const genuine = await encrypt('a.b.c')
    const refused = [
      await encrypt('a.b.c', {}, other.publicKey),
      await encrypt('a.b.c', { alg: 'RSA-OAEP' }, await asOaep(own.publicKey)),
      await encrypt('a.b.c', { enc: 'A128GCM' }),
      `${genuine.slice(0, -6)}AAAAAA`,
      genuine.split('.').slice(0, 4).join('.'),
      'no token',
    ]
    for (const text of refused) {
      await expect(decrypt(text)).rejects.toMatchObject({
        code: 'signature_mismatch',
        message: await messageOf(decrypt),
      })
    }
  })

  it('refuses wrong options', () => {
    const right = {
      privateKeys: ['-----BEGIN PRIVATE KEY-----'],
      algorithms: ['RSA-OAEP'],
      contentAlgorithms: ['A256GCM'],
    } as const
    expect(() => decryptTokens({ ...right, privateKeys: [] })).toThrow('decryptTokens: privateKeys')
    expect(() => decryptTokens({ ...right, privateKeys: ['text'] })).toThrow('decryptTokens: privateKeys[0]')
    // @ts-expect-error RSA1_5 leaks its padding
    expect(() => decryptTokens({ ...right, algorithms: ['RSA1_5'] })).toThrow('decryptTokens: algorithms[0]')
  })
})

async function asOaep(key: CryptoKey): Promise<CryptoKey> {
  const jwk = { ...(await exportJWK(key)), alg: 'RSA-OAEP' }
  return crypto.subtle.importKey('jwk', jwk, { name: 'RSA-OAEP', hash: 'SHA-1' }, true, ['encrypt'])
}

async function messageOf(decrypt: (token: string) => Promise<string>): Promise<string> {
  return decrypt('').catch((error: Error) => error.message)
}
