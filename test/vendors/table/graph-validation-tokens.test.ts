import { createSign, type KeyObject } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { toWebhookRequest } from '../../../src/index.js'
import { microsoftGraph } from '../../../src/vendors/microsoft-graph/index.js'
import { graphValidationTokens } from '../../../src/vendors/microsoft-graph/jwt.js'
import { otherRsa, rsa } from '../../rsa-keys.js'

const now = Date.UTC(2026, 10, 22)
const seconds = now / 1000
const appId = '8e460676-ae3f-4b1e-8790-ee0fb5d6148f'
const tid = '84bd8158-6d4d-4958-8b9f-9d6445542f95'
const otherTid = '11111111-6d4d-4958-8b9f-9d6445542f95'
const publisher = '0bf30f3b-4a52-48df-9a82-234910c4a086'

const { publicKey, privateKey } = rsa
const stranger = otherRsa.privateKey
const keys = { ...publicKey.export({ format: 'jwk' }), kid: 'one' }

// The example of Microsoft's document.
const first = {
  aud: appId,
  iss: `https://sts.windows.net/${tid}/`,
  iat: seconds,
  nbf: seconds,
  exp: seconds + 29_100,
  appid: publisher,
  tid,
  ver: '1.0',
}
const second = {
  ...first,
  iss: `https://login.microsoftonline.com/${tid}/v2.0`,
  appid: undefined,
  azp: publisher,
  ver: '2.0',
}

function jwt(claims: object, header: object = { alg: 'RS256', kid: 'one' }, key: KeyObject = privateKey): string {
  const [head, body] = [header, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
  const signature = createSign('sha256').update(`${head}.${body}`).sign(key, 'base64url')
  return `${head}.${body}.${signature}`
}

const rich = { subscriptionId: 'a', changeType: 'created', clientState: 's3cret', tenantId: tid, encryptedContent: {} }
const plain = { ...rich, encryptedContent: undefined }

async function codeOf(
  body: object,
  options: Partial<Parameters<typeof graphValidationTokens>[0]> = {},
): Promise<string> {
  const validationTokens = graphValidationTokens({ appIds: [appId], keys, ...options })
  const provider = microsoftGraph({ tokens: 's3cret', validationTokens })
  const headers = { 'content-type': 'application/json' }
  const request = toWebhookRequest({ url: 'https://receiver.example', headers, body: JSON.stringify(body) })
  try {
    const { proof } = await provider.verify(request, { now })
    return proof.strength
  } catch (error) {
    return (error as { readonly code: string }).code
  }
}

describe('graphValidationTokens', () => {
  it('accepts tokens of both versions, and requests without resource data', async () => {
    expect(await codeOf({ value: [rich], validationTokens: [jwt(first)] })).toBe('token')
    expect(await codeOf({ value: [rich, plain], validationTokens: [jwt(second)] })).toBe('token')
    expect(await codeOf({ value: [plain] })).toBe('token')
  })

  it.each([
    ['another application as audience', { aud: 'another' }],
    ['another publisher', { appid: 'another' }],
    ['no publisher', { appid: undefined }],
    ['the publisher in the claim of the other version', { appid: undefined, azp: publisher }],
    ['another issuer', { iss: 'https://sts.windows.net.evil.example/' }],
    ['the issuer of another tenant', { iss: `https://sts.windows.net/${otherTid}/` }],
    ['the issuer of the other version', { iss: `https://login.microsoftonline.com/${tid}/v2.0` }],
    ['no issuer', { iss: undefined }],
    ['no tenant', { tid: undefined, iss: 'https://sts.windows.net//' }],
    ['a tenant with a path', { tid: `../${tid}` }],
  ])('refuses %s', async (_, claims) => {
    const token = jwt({ ...first, ...claims })
    expect(await codeOf({ value: [rich], validationTokens: [token] })).toBe('signature_mismatch')
    // One wrong token among right ones makes the whole request suspicious.
    expect(await codeOf({ value: [rich], validationTokens: [jwt(first), token] })).toBe('signature_mismatch')
  })

  it.each([
    ['an expired token', jwt({ ...first, exp: seconds - 301 }), 'timestamp_too_old'],
    ['a token of the future', jwt({ ...first, nbf: seconds + 301 }), 'timestamp_in_future'],
    ['a token without times', jwt({ ...first, exp: undefined, iat: undefined }), 'timestamp_malformed'],
    ['another key', jwt(first, { alg: 'RS256', kid: 'one' }, stranger), 'signature_mismatch'],
    ['an unknown key id', jwt(first, { alg: 'RS256', kid: 'two' }), 'key_unknown'],
    ['no algorithm', `${jwt(first, { alg: 'none' }).split('.').slice(0, 2).join('.')}.`, 'signature_malformed'],
    ['another algorithm', jwt(first, { alg: 'HS256', kid: 'one' }), 'algorithm_not_allowed'],
    ['text that is no token', 'junk', 'signature_malformed'],
    ['an empty token', '', 'proof_missing'],
  ])('refuses %s', async (_, token, code) => {
    expect(await codeOf({ value: [rich], validationTokens: [token] })).toBe(code)
    expect(await codeOf({ value: [plain], validationTokens: [jwt(first), token] })).toBe(code)
  })

  it.each([
    ['is missing', undefined],
    ['is empty', []],
    ['is no list', jwt(first)],
    ['has another type', [1]],
    ['is too long', Array.from({ length: 101 }, () => jwt(first))],
  ])('refuses resource data if validationTokens %s', async (_, validationTokens) => {
    expect(await codeOf({ value: [rich], validationTokens })).toBe('proof_missing')
  })

  it('wants a token of the tenant of every notification with resource data', async () => {
    const other = { ...rich, tenantId: otherTid }
    const otherToken = jwt({ ...first, tid: otherTid, iss: `https://sts.windows.net/${otherTid}/` })
    expect(await codeOf({ value: [rich, other], validationTokens: [jwt(first)] })).toBe('signature_mismatch')
    expect(await codeOf({ value: [rich, other], validationTokens: [jwt(first), otherToken] })).toBe('token')
    const nameless = { ...rich, tenantId: undefined }
    expect(await codeOf({ value: [nameless], validationTokens: [jwt(first)] })).toBe('signature_mismatch')
  })

  it('accepts the given tenants only', async () => {
    const body = { value: [rich], validationTokens: [jwt(first)] }
    expect(await codeOf(body, { tenantIds: [tid] })).toBe('token')
    expect(await codeOf(body, { tenantIds: [otherTid] })).toBe('signature_mismatch')
  })

  it('does not replace the clientState', async () => {
    const value = [{ ...rich, clientState: 'wrong' }]
    expect(await codeOf({ value, validationTokens: [jwt(first)] })).toBe('token_mismatch')
  })

  it('does not let a request pass while keys are missing', async () => {
    const failing = async () => {
      throw new Error('no network')
    }
    expect(await codeOf({ value: [rich], validationTokens: [jwt(first)] }, { keys: failing })).toBe('key_unavailable')
  })

  it('names its options in messages', () => {
    expect(() => graphValidationTokens({ appIds: [''] })).toThrow('graphValidationTokens: appIds')
    expect(() => graphValidationTokens({ appIds: [appId], tenantIds: [''] })).toThrow(
      'graphValidationTokens: tenantIds',
    )
    expect(() => graphValidationTokens({ appIds: [appId], keys: 'junk' })).toThrow('graphValidationTokens: keys')
  })
})
