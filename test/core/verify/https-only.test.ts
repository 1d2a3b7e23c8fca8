import { describe, expect, it } from 'vitest'
import type { ForwardedHeader } from '../../../src/authors.js'
import { headerToken, httpsOnly, toWebhookRequest, type Verifier } from '../../../src/index.js'
import { expectRefusal, messageOfTypeError, verify } from './run.js'

const byToken = headerToken({ header: 'x-token', tokens: 't0ken' })
const direct = httpsOnly(byToken)
const byProto = httpsOnly(byToken, { trustForwarded: 'x-forwarded-proto' })
const byForwarded = httpsOnly(byToken, { trustForwarded: 'forwarded' })

function over(encrypted: boolean, headers: Readonly<Record<string, string | string[]>> = {}) {
  return toWebhookRequest({ url: 'https://receiver.example/', encrypted, headers: { 'x-token': 't0ken', ...headers } })
}

describe('httpsOnly', () => {
  it('accepts over TLS what its verifier accepts, with its proof', async () => {
    await expect(verify(direct, over(true))).resolves.toEqual({ strength: 'token', verifier: 'headerToken', key: 0 })
  })

  it('refuses over TLS what its verifier refuses', async () => {
    await expectRefusal(direct, over(true, { 'x-token': 'other' }), 'token_mismatch')
  })

  it('refuses a request without TLS before its verifier runs', async () => {
    let asked = 0
    const counting: Verifier = (request, context) => {
      asked++
      return byToken(request, context)
    }
    await expectRefusal(httpsOnly(counting), over(false), 'transport_insecure', ['t0ken'])
    expect(asked).toBe(0)
  })

  it('ignores forwarded headers unless configured', async () => {
    const claims = { 'x-forwarded-proto': 'https', forwarded: 'proto=https', 'x-forwarded-ssl': 'on' }
    await expectRefusal(direct, over(false, claims), 'transport_insecure')
    await expectRefusal(byProto, over(false, { forwarded: 'proto=https' }), 'transport_insecure')
    await expectRefusal(byForwarded, over(false, { 'x-forwarded-proto': 'https' }), 'transport_insecure')
    await expect(verify(direct, over(true, { 'x-forwarded-proto': 'http' }))).resolves.toMatchObject({ key: 0 })
  })

  it('checks the connection if the header is absent', async () => {
    await expect(verify(byProto, over(true))).resolves.toMatchObject({ key: 0 })
    await expectRefusal(byProto, over(false), 'transport_insecure')
  })

  it('trusts the header over the connection', async () => {
    await expectRefusal(byProto, over(true, { 'x-forwarded-proto': 'http' }), 'transport_insecure')
    await expectRefusal(byForwarded, over(true, { forwarded: 'for=192.0.2.1' }), 'transport_insecure')
  })

  it('refuses a truthy value other than true', async () => {
    const request = { ...over(false), encrypted: 'no' as unknown as boolean }
    await expectRefusal(direct, request, 'transport_insecure')
  })

  it.each(['https', 'HTTPS', ' https '])('accepts X-Forwarded-Proto %j', async (value) => {
    await expect(verify(byProto, over(false, { 'X-Forwarded-Proto': value }))).resolves.toMatchObject({ key: 0 })
  })

  it.each<string | string[]>([
    'http',
    '',
    'https,http',
    'https, https',
    'http, https',
    'https,',
    'https;',
    'httpss',
    'https http',
    '"https"',
    ['https', 'https'],
    ['https', 'http'],
  ])('refuses X-Forwarded-Proto %j', async (value) => {
    await expectRefusal(byProto, over(false, { 'x-forwarded-proto': value }), 'transport_insecure')
  })

  it.each([
    'proto=https',
    'Proto=HTTPS',
    'proto="https"',
    'for=192.0.2.60;proto=https;by=203.0.113.43',
    'for="[2001:db8:cafe::17]:4711"; host=receiver.example; proto=https',
  ])('accepts Forwarded %j', async (value) => {
    await expect(verify(byForwarded, over(false, { Forwarded: value }))).resolves.toMatchObject({ key: 0 })
  })

  it.each<string | string[]>([
    'proto=http',
    '',
    'https',
    'for=192.0.2.60',
    'proto=https, proto=http',
    'proto=https,for=192.0.2.60',
    'proto=http, proto=https',
    'for="a, b";proto=https',
    'proto=https;proto=https',
    'proto=https;PROTO=http',
    'proto = https',
    'proto=https;junk',
    'proto=https; for="x',
    'proto=https;;',
    'for="x;proto=https;y"',
    'for="x\\";proto=https',
    'xproto=https',
    '@proto=https',
    'proto=https @',
    'proto="htt\\ps"',
    ['proto=https', 'proto=https'],
  ])('refuses Forwarded %j', async (value) => {
    await expectRefusal(byForwarded, over(false, { forwarded: value }), 'transport_insecure')
  })

  it('refuses to be created without a verifier, or with another header', () => {
    expect(messageOfTypeError(() => httpsOnly(undefined as unknown as Verifier))).toContain('httpsOnly: verifier ')
    const trustForwarded = 'x-real-proto' as ForwardedHeader
    expect(messageOfTypeError(() => httpsOnly(byToken, { trustForwarded }))).toContain('httpsOnly: trustForwarded ')
    const inherited = 'toString' as ForwardedHeader
    expect(messageOfTypeError(() => httpsOnly(byToken, { trustForwarded: inherited }))).toContain('trustForwarded')
  })
})
