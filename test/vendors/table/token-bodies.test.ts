import { exportJWK, SignJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import type { AnyProvider } from '../../../src/core/provider/provider.js'
import { createReceiver, toWebhookRequest, type WebhookRequest } from '../../../src/index.js'
import { signBytes } from '../../../src/testing/signers/keys.js'
import { deliveriesOf, signVendor, vendorSample } from '../../../src/testing/table/index.js'
import { sampleChain, sampleLeafKey } from '../../../src/testing/table/sample-chain.js'
import { appStore } from '../../../src/vendors/app-store.js'
import { googlePlay } from '../../../src/vendors/google-play.js'
import { oidcLogout } from '../../../src/vendors/oidc-logout.js'
import { openBankingUk } from '../../../src/vendors/open-banking-uk.js'
import { signInWithApple } from '../../../src/vendors/sign-in-with-apple.js'
import { type SsfStreamStatus, ssf, ssfEventType } from '../../../src/vendors/ssf/index.js'
import { otherRsa, rsa } from '../../rsa-keys.js'
import { makeSender } from '../../testing/senders.js'
import { otherKeys } from '../../testing/signing-keys.js'
import { codeOf } from '../code-of.js'
import { appleTestData, appleTestRoot, appleTestTime } from './evidence/app-store.js'
import { rowCases } from './rows.js'

const now = 1_795_256_130_000
const seconds = now / 1000

async function receive(provider: AnyProvider, body: string, type: string, at = now) {
  const handled: {
    readonly event: string
    readonly payload: Readonly<Record<string, unknown>>
    readonly id: unknown
  }[] = []
  const receiver = createReceiver({
    provider,
    on: { '*': ({ event, payload, id }) => void handled.push({ event, payload: payload as never, id }) },
    onError: () => {},
    now: () => at,
  })
  const { response, error } = await receiver.receive(toWebhookRequest({ headers: { 'content-type': type }, body }))
  return { status: response.status, body: String(response.body), headers: response.headers, code: error?.code, handled }
}

// Tokens of a peer that was written with jose.
const jwk = { ...rsa.publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256' }

const sign = (claims: Readonly<Record<string, unknown>>, header: object = {}, by = rsa) =>
  new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'one', ...header }).sign(by.privateKey)

const tokenRows = rowCases.filter(({ vendor }) => vendor.row.token !== undefined)

describe.each(tokenRows)('$name', ({ vendor }) => {
  const deliveries = deliveriesOf(vendor)
  const code = (provider: AnyProvider, request: WebhookRequest, at = now) => codeOf(provider, request, at)

  it('accepts its sample, and delivers the claims', async () => {
    const { provider, sign: signSample } = await makeSender(deliveries)
    const verified = await provider.verify(await signSample(vendorSample(vendor), { sentAt: now }), { now })
    expect(verified.proof).toMatchObject({ strength: 'signature', verifier: 'tokenBody' })
    const [delivery] = await provider.parseAll(verified)
    expect(delivery).toMatchObject({ event: vendor.row.sampleEvent, id: expect.any(String) })
    // From an inbox, which stores the request as it came.
    const [again] = await provider.parseAll(provider.restore(verified.request, verified.proof))
    expect(again?.payload).toEqual(delivery?.payload)
  })

  it('refuses changed, stripped and foreign tokens', async () => {
    const { provider, sign: signSample } = await makeSender(deliveries)
    const genuine = await signSample(vendorSample(vendor), { sentAt: now })
    const text = new TextDecoder().decode(genuine.body)
    const [token = ''] = /eyJ[\w-]+\.[\w-]+\.[\w-]+/.exec(text) ?? []
    const [head = '', claims = '', signature = ''] = token.split('.')
    const swapped = (part: string) => (part.startsWith('eyJ') ? `${part.slice(0, -2)}00` : `00${part.slice(2)}`)
    const unsigned = Buffer.from('{"alg":"none"}').toString('base64url')
    for (const other of [
      `${head}.${claims}.${swapped(signature)}`,
      `${head}.${swapped(claims)}.${signature}`,
      `${unsigned}.${claims}.`,
      `${unsigned}.${claims}.${signature}`,
      `${head}.${claims}`,
      `${token}.${signature}`,
      claims,
      '',
    ]) {
      const changed = { ...genuine, body: new TextEncoder().encode(text.replace(token, other)) }
      expect(await code(provider, changed)).toMatch(
        /^(signature_(malformed|mismatch)|algorithm_not_allowed|proof_missing)$/,
      )
    }
    if (vendor.row.token?.chain) return
    const { privateKey } = await otherKeys(vendor.row.token?.algorithm ?? 'RS256')
    expect(await code(provider, await signVendor(vendor, vendorSample(vendor), { privateKey, sentAt: now }))).toBe(
      'signature_mismatch',
    )
  })

  it('refuses times outside its limits, if it has one', async () => {
    const { provider, sign: signSample } = await makeSender(deliveries)
    const genuine = await signSample(vendorSample(vendor), { sentAt: now })
    const year = 365 * 24 * 3600 * 1000
    const isTimed = vendor.row.strength === 'signed with time'
    expect(await code(provider, genuine, now + year)).toBe(isTimed ? 'timestamp_too_old' : 'accepted')
    const isDated = vendor.row.token?.timed !== false || isTimed
    expect(await code(provider, genuine, now - 61_000)).toBe(isDated ? 'timestamp_in_future' : 'accepted')
  })

  it('refuses bad configuration when it is made', () => {
    const options = { ...vendor.row.sampleOptions }
    expect(() => vendor({})).toThrow(TypeError)
    for (const name of ['keys', 'roots']) expect(() => vendor({ ...options, [name]: 'no key' })).toThrow(TypeError)
  })
})

describe('ssf', () => {
  const issuer = 'https://transmitter.example'
  const type = ssfEventType('caep.session-revoked')
  const claims = {
    iss: issuer,
    aud: ['https://receiver.example', 'https://other.example'],
    iat: seconds,
    jti: 'one',
    sub_id: { format: 'email', email: 'mira@harbour.example' },
    events: { [type]: { initiating_entity: 'policy' } },
  }
  const make = (options = {}) =>
    ssf({ issuers: { [issuer]: jwk as never }, audiences: ['https://receiver.example'], ...options })
  const send = async (changes: object = {}, header: object = { typ: 'secevent+jwt' }, options = {}) =>
    receive(make(options), await sign({ ...claims, ...changes }, header), 'application/secevent+jwt')

  it('answers 202 without content, and delivers one event', async () => {
    const { status, body, handled } = await send()
    expect([status, body]).toEqual([202, ''])
    expect(handled).toMatchObject([
      {
        event: 'caep.session-revoked',
        payload: { type, jti: 'one', event: { initiating_entity: 'policy' }, subject: claims.sub_id },
      },
    ])
    expect(handled[0]?.payload).not.toHaveProperty('events')
  })

  it('delivers every event of a token, and the subject inside the event', async () => {
    const subject = { format: 'opaque', id: 'x' }
    const events = { [type]: { subject }, 'https://vendor.example/event': { subject } }
    const { handled } = await send({ events, sub_id: undefined })
    expect(handled.map(({ event }) => event)).toEqual(['caep.session-revoked', 'https://vendor.example/event'])
    expect(handled.every(({ payload }) => (payload['subject'] as { id?: string }).id === 'x')).toBe(true)
    expect(new Set(handled.map(({ id }) => id)).size).toBe(2)
  })

  it.each([
    ['another issuer', { iss: 'https://evil.example' }, 'invalid_issuer'],
    ['another audience', { aud: 'https://other.example' }, 'invalid_audience'],
    ['no audience', { aud: undefined }, 'invalid_audience'],
    ['no id', { jti: undefined }, 'invalid_request'],
    ['a token that logs in', { sub: 'mira' }, 'invalid_request'],
    ['no events', { events: undefined }, 'invalid_request'],
    ['events that are a list', { events: [] }, 'invalid_request'],
  ])('answers 400 with an error to %s', async (_, changes, err) => {
    const { status, body, headers, handled } = await send(changes)
    expect([status, headers['content-type'], handled]).toEqual([400, 'application/json', []])
    expect(JSON.parse(body)).toEqual({ err, description: expect.any(String) })
  })

  it('refuses other types and keys', async () => {
    expect((await send({}, { typ: 'JWT' })).status).toBe(400)
    expect((await send({}, {})).status).toBe(400)
    const forged = await sign(claims, { typ: 'secevent+jwt' }, otherRsa)
    const { status, body } = await receive(make(), forged, 'application/secevent+jwt')
    expect([status, JSON.parse(body)]).toMatchObject([400, { err: 'invalid_key' }])
  })

  it('accepts tokens of older transmitters only by option, whose expiry does not count', async () => {
    const old = { exp: seconds - 9000, iat: seconds - 9999 }
    expect((await send(old, {}, { legacy: true })).status).toBe(202)
    expect((await send(old, {})).status).toBe(400)
  })

  it('answers verification events and stream updates itself', async () => {
    const stream = { format: 'opaque', id: 'stream-1' }
    const verification = (state?: string) => ({
      sub_id: stream,
      events: { [ssfEventType('ssf.verification')]: { state } },
    })
    const options = { verifyState: (state?: string, id?: string) => state === 's3cret' && id === 'stream-1' }
    expect(await send(verification('s3cret'), undefined, options)).toMatchObject({ status: 202, handled: [] })
    const wrong = await send(verification('other'), undefined, options)
    expect([wrong.status, JSON.parse(wrong.body)]).toMatchObject([400, { err: 'invalid_state' }])
    const updates: SsfStreamStatus[] = []
    const update = { sub_id: stream, events: { [ssfEventType('ssf.stream-updated')]: { status: 'paused' } } }
    const onStreamUpdated = (status: SsfStreamStatus) => void updates.push(status)
    expect(await send(update, undefined, { onStreamUpdated })).toMatchObject({ status: 202, handled: [] })
    expect(updates).toEqual([{ issuer, streamId: 'stream-1', status: 'paused', reason: undefined }])
    expect((await send(update)).handled).toMatchObject([{ event: 'ssf.stream-updated' }])
  })

  it('answers 503 without an error of the standard while keys are missing', async () => {
    const issuers = {
      [issuer]: () => {
        throw new Error('no network')
      },
    }
    expect(await send({}, undefined, { issuers })).toMatchObject({ status: 503, body: '' })
  })
})

describe('oidcLogout', () => {
  const claims = {
    iss: 'https://login.example',
    aud: 'our-client',
    iat: seconds,
    exp: seconds + 120,
    jti: 'one',
    sid: 'session-1',
    events: { 'http://schemas.openid.net/event/backchannel-logout': {} },
  }
  const send = async (changes: object, header = {}) => {
    const provider = oidcLogout({ issuers: { 'https://login.example': jwk as never }, audiences: ['our-client'] })
    const form = new URLSearchParams({ logout_token: await sign({ ...claims, ...changes }, header) })
    return receive(provider, form.toString(), 'application/x-www-form-urlencoded; charset=utf-8')
  }

  it('delivers the session, and forbids caching of the answer', async () => {
    const { status, headers, handled } = await send({})
    expect([status, headers['cache-control'], handled[0]?.event]).toEqual([200, 'no-store', 'logout'])
    expect(handled[0]?.payload).toMatchObject({ sid: 'session-1' })
    expect((await send({}, { typ: 'logout+jwt' })).status).toBe(200)
  })

  it.each([
    ['an ID token', { nonce: 'n' }],
    ['no session and no subject', { sid: undefined }],
    ['a session that is not a text', { sid: {} }],
    ['another event', { events: { 'https://other.example': {} } }],
    ['an event that is a list', { events: { 'http://schemas.openid.net/event/backchannel-logout': [] } }],
    ['no expiry', { exp: undefined }],
    ['an expired token', { exp: seconds - 61 }],
    ['another client', { aud: 'another' }],
    ['another issuer', { iss: 'https://evil.example' }],
  ])('answers 400 to %s', async (_, changes) => {
    expect(await send(changes)).toMatchObject({ status: 400, handled: [], body: '{"error":"invalid_request"}' })
  })

  it('refuses another type, and two tokens', async () => {
    expect((await send({}, { typ: 'secevent+jwt' })).status).toBe(400)
    const provider = oidcLogout({ issuers: { 'https://login.example': jwk as never }, audiences: ['our-client'] })
    const token = await sign(claims)
    const twice = await receive(
      provider,
      `logout_token=${token}&logout_token=${token}`,
      'application/x-www-form-urlencoded',
    )
    expect(twice).toMatchObject({ status: 400, code: 'proof_duplicated' })
  })
})

describe('signInWithApple', () => {
  const claims = {
    iss: 'https://appleid.apple.com',
    aud: 'com.example.receiver',
    iat: seconds,
    exp: seconds + 86_400,
    jti: 'one',
    events: '{"type":"account-delete","sub":"1","event_time":1795256130000}',
  }
  const send = async (changes: object = {}) => {
    const provider = signInWithApple({ audiences: ['com.example.receiver'], keys: jwk as never })
    return receive(provider, JSON.stringify({ payload: await sign({ ...claims, ...changes }) }), 'application/json')
  }

  it('reads the events from their text', async () => {
    expect((await send()).handled).toMatchObject([
      { event: 'account-delete', id: 'one', payload: { events: { sub: '1' } } },
    ])
    expect((await send({ aud: 'com.example.other' })).status).toBe(401)
    expect((await send({ events: 'no JSON' })).status).toBe(400)
  })
})

describe('openBankingUk', () => {
  it('answers 202', async () => {
    const { publicKey, privateKey } = otherRsa
    const token = await new SignJWT({ events: { 'urn:uk:org:openbanking:events:resource-update': {} } })
      .setProtectedHeader({ alg: 'PS256' })
      .setIssuer('https://bank.example')
      .setAudience('our-client')
      .setJti('one')
      .setIssuedAt(seconds)
      .sign(privateKey)
    const issuers = { 'https://bank.example': (await exportJWK(publicKey)) as never }
    const provider = openBankingUk({ issuers, audiences: ['our-client'] })
    const { status, handled } = await receive(provider, token, 'application/jwt')
    expect([status, handled[0]?.event]).toEqual([202, 'urn:uk:org:openbanking:events:resource-update'])
  })
})

describe('appStore', () => {
  const options = { roots: appleTestRoot, bundleIds: ['com.example'], environment: 'Sandbox' } as const
  const send = (signedPayload: string, changes = {}, at = appleTestTime) =>
    receive(appStore({ ...options, ...changes }), JSON.stringify({ signedPayload }), 'application/json', at)

  it("accepts and refuses what Apple's library does", async () => {
    expect(await send(appleTestData.testNotification)).toMatchObject({
      status: 200,
      handled: [{ event: 'TEST', id: '9ad56bd2-0bc6-42e0-af24-fd996d87a1e6' }],
    })
    for (const other of [
      appleTestData.wrongBundleId,
      appleTestData.missingX5CHeaderClaim,
      appleTestData.transactionInfo,
      appleTestData.testNotification.slice(0, -4),
    ]) {
      expect(await send(other)).toMatchObject({ status: 401, handled: [] })
    }
  })

  it('refuses other apps, environments, roots and times', async () => {
    const { testNotification } = appleTestData
    expect((await send(testNotification, { bundleIds: ['com.other'] })).code).toBe('signature_mismatch')
    const production = { environment: 'Production', appAppleId: 1234 }
    expect((await send(testNotification, production)).code).toBe('signature_mismatch')
    const { publicKey } = await deliveriesOf(appStore).sender()
    expect((await send(testNotification, { roots: publicKey })).code).toBe('key_not_trusted')
    const week = 604_800_000
    expect((await send(testNotification, {}, appleTestTime + week)).status).toBe(200)
    expect((await send(testNotification, {}, appleTestTime + week + 1)).code).toBe('timestamp_too_old')
    expect((await send(testNotification, {}, appleTestTime - 60_001)).code).toBe('timestamp_in_future')
  })

  it('asks whether a certificate was revoked, if chain and signature are right', async () => {
    const asked: number[] = []
    const isRevoked = async (certificates: readonly Uint8Array[]) => {
      asked.push(certificates.length)
      return asked.length > 1
    }
    const { testNotification } = appleTestData
    const forged = `${testNotification.slice(0, -8)}${'A'.repeat(8)}`
    expect(await send(forged, { isRevoked })).toMatchObject({ code: 'signature_mismatch' })
    expect(asked).toEqual([])
    expect(await send(testNotification, { isRevoked })).toMatchObject({ status: 200, handled: [{ event: 'TEST' }] })
    expect(await send(testNotification, { isRevoked })).toMatchObject({ code: 'key_not_trusted', status: 401 })
    expect(asked).toEqual([3, 3])
    const silent = (() => undefined) as unknown as () => boolean
    expect(await send(testNotification, { isRevoked: silent })).toMatchObject({ code: 'key_not_trusted' })
    for (const fails of [() => Promise.reject(new Error('no answer')), () => expect.fail('no network')]) {
      expect(await send(testNotification, { isRevoked: fails })).toMatchObject({ code: 'key_unavailable', status: 503 })
    }
  })

  it('refuses certificates beside the path, whose extensions prove nothing about it', async () => {
    const { provider, sign: signSample } = await deliveriesOf(appStore).sender()
    const genuine = await signSample(vendorSample(appStore), { sentAt: now })
    const { signedPayload } = JSON.parse(Buffer.from(genuine.body).toString())
    const [head = '', claims = ''] = String(signedPayload).split('.')
    const send = async (x5c: readonly (string | undefined)[]) => {
      const header = { ...JSON.parse(Buffer.from(head, 'base64url').toString()), x5c }
      const signed = `${Buffer.from(JSON.stringify(header)).toString('base64url')}.${claims}`
      const signature = await signBytes(Buffer.from(signed), await sampleLeafKey(), 'ES256', 'test')
      const token = `${signed}.${Buffer.from(signature).toString('base64url')}`
      return receive(provider, JSON.stringify({ signedPayload: token }), 'application/json', now)
    }
    const [leaf, intermediate, root] = sampleChain
    expect((await send([leaf, intermediate, root])).status).toBe(200)
    expect((await send([leaf, intermediate, intermediate])).code).toBe('key_not_trusted')
  })

  it('verifies the tokens inside', async () => {
    const { provider, sign: signSample } = await deliveriesOf(appStore).sender()
    const genuine = await signSample(vendorSample(appStore), { sentAt: now })
    const [delivery] = await provider.parseAll(await provider.verify(genuine, { now }))
    expect(delivery?.payload).toMatchObject({ data: { signedTransactionInfo: { transactionId: '23456' } } })
    for (const inner of [
      'junk',
      7,
      { bundleId: 'com.example', environment: 'Production' },
      { environment: 'Sandbox', bundleId: 'com.other' },
    ]) {
      const payload = { data: { bundleId: 'com.example', environment: 'Sandbox', signedTransactionInfo: inner } }
      const sample = await signSample(vendorSample(appStore, { payload }), { sentAt: now })
      const verified = Promise.resolve().then(() => provider.verify(sample, { now }))
      await expect(verified).rejects.toMatchObject({ code: expect.stringMatching(/^signature_/) })
    }
  })

  it('refuses a configuration without root, bundle or app', () => {
    expect(() => appStore({ ...options, roots: '' })).toThrow('appStore: roots')
    expect(() => appStore({ ...options, roots: 'no certificate' })).toThrow('appStore: roots')
    expect(() => appStore({ ...options, bundleIds: [] })).toThrow('appStore: bundleIds')
    expect(() => appStore({ ...options, environment: 'Production' })).toThrow('appStore: appAppleId')
    expect(() => appStore({ ...options, environment: 'Xcode' as never })).toThrow('appStore: environment')
  })
})

describe('googlePlay', () => {
  it('delivers the notification of the message, and refuses other apps', async () => {
    const { provider, sign: signSample } = await deliveriesOf(googlePlay).sender()
    const genuine = await signSample(vendorSample(googlePlay), { sentAt: now })
    const verified = await provider.verify(genuine, { now })
    expect(await provider.parseAll(verified)).toMatchObject([
      {
        event: 'subscriptionNotification',
        payload: { packageName: 'com.example.app', subscriptionNotification: { notificationType: 4 } },
      },
    ])
    const review = '{"packageName":"com.example.app","pendingRefundReviewNotification":{"orderId":"GPA.1"}}'
    const payload = { message: { messageId: '1', data: Buffer.from(review).toString('base64') } }
    const reviewed = await provider.verify(await signSample(vendorSample(googlePlay, { payload }), { sentAt: now }), {
      now,
    })
    expect(await provider.parseAll(reviewed)).toMatchObject([{ event: 'pendingRefundReviewNotification', known: true }])
    const data = Buffer.from('{"packageName":"com.evil.app"}').toString('base64')
    const other = await signSample(vendorSample(googlePlay, { payload: { message: { messageId: '1', data } } }), {
      sentAt: now,
    })
    const parsing = Promise.resolve(provider.verify(other, { now })).then((found) => provider.parseAll(found))
    await expect(parsing).rejects.toMatchObject({ code: 'payload_invalid' })
  })
})
