import { createCipheriv, createHmac, createSign, publicEncrypt } from 'node:crypto'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { AnyProvider } from '../../../src/core/provider/provider.js'
import { createReceiver, toWebhookRequest, type WebhookRequest, type WebhookRequestInit } from '../../../src/index.js'
import { deliveriesOf, signVendor, vendorSample } from '../../../src/testing/table/index.js'
import { adobeIo } from '../../../src/vendors/adobe-io.js'
import { alipay } from '../../../src/vendors/alipay.js'
import { dingtalk } from '../../../src/vendors/dingtalk.js'
import { lark } from '../../../src/vendors/lark.js'
import { microsoftGraph } from '../../../src/vendors/microsoft-graph/index.js'
import { graphResourceData } from '../../../src/vendors/microsoft-graph/resource-data.js'
import { wechatPay } from '../../../src/vendors/wechat-pay.js'
import { wecom } from '../../../src/vendors/wecom.js'
import { otherRsa, rsa, toPem } from '../../rsa-keys.js'
import { makeSender } from '../../testing/senders.js'
import { codeOf } from '../code-of.js'
import { dingtalkExample } from './evidence/dingtalk.js'
import { rowCases } from './rows.js'

const now = 1_795_256_130_000
const url = 'https://receiver.example/hooks'
const pem = String(rsa.publicKey.export({ type: 'spki', format: 'pem' }))

async function receive(provider: AnyProvider, init: WebhookRequestInit, at = now) {
  const handled: { readonly event: string; readonly payload: Readonly<Record<string, unknown>> }[] = []
  const receiver = createReceiver({
    provider,
    on: { '*': ({ event, payload }) => void handled.push({ event, payload: payload as never }) },
    onError: () => {},
    now: () => at,
  })
  const { response, error } = await receiver.receive(toWebhookRequest({ url, ...init }))
  return { status: response.status, body: String(response.body), code: error?.code, handled }
}

const json = (body: unknown, headers = {}) => ({
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
})

const sealed = rowCases.filter(({ vendor }) => vendor.row.sealed !== undefined)

describe.each(sealed)('$name', ({ vendor }) => {
  const deliveries = deliveriesOf(vendor)
  const code = (provider: AnyProvider, request: WebhookRequest, at = now) => codeOf(provider, request, at)

  it('accepts its sample, also from an inbox', async () => {
    const { provider, sign } = await makeSender(deliveries)
    const genuine = await sign(vendorSample(vendor), { sentAt: now })
    const verified = await provider.verify(genuine, { now })
    const [delivery] = await provider.parseAll(verified)
    expect(delivery).toMatchObject({ event: vendor.row.sampleEvent, proof: { strength: 'signature' } })
    const [again] = await provider.parseAll(provider.restore(genuine, verified.proof))
    expect(again?.payload).toEqual(delivery?.payload)
  })

  it('refuses other secrets, and no proof', async () => {
    const [own, other] = [await makeSender(deliveries), await makeSender(deliveries, {}, otherRsa)]
    const forged = await other.sign(vendorSample(vendor), { sentAt: now })
    const expected = /^(signature_mismatch|proof_missing|key_unknown|body_malformed)$/
    expect(await code(own.provider, forged)).toMatch(expected)
    expect(await code(own.provider, vendorSample(vendor))).toMatch(expected)
  })

  it('refuses every changed bit of the body that matters', async () => {
    const { provider, sign } = await makeSender(deliveries)
    const genuine = await sign(vendorSample(vendor), { sentAt: now })
    const original = await provider.parseAll(await provider.verify(genuine, { now }))
    for (let index = 0; index < genuine.body.length; index += 7) {
      const body = genuine.body.slice()
      body[index] = (body[index] ?? 0) ^ 1
      const accepted = await Promise.resolve()
        .then(() => provider.verify({ ...genuine, body }, { now }))
        .then((verified) => provider.parseAll(verified))
        .catch(() => undefined)
      // Around the ciphertext, some bytes are neither signed nor read.
      if (accepted) expect(accepted[0]?.payload).toEqual(original[0]?.payload)
    }
  })

  it('refuses old and future times, if it signs one', async () => {
    const { provider, sign } = await makeSender(deliveries)
    const genuine = await sign(vendorSample(vendor), { sentAt: now })
    const year = 365 * 24 * 3600 * 1000
    const isTimed = vendor.row.strength === 'signed with time'
    expect(await code(provider, genuine, now + year)).toBe(isTimed ? 'timestamp_too_old' : 'accepted')
    expect(await code(provider, genuine, now - year)).toBe(isTimed ? 'timestamp_in_future' : 'accepted')
  })
})

describe('wecom', () => {
  // Of Tencent's sample code.
  const options = {
    token: 'QDG6eK',
    encodingAesKey: 'jWmYm7qr5nMoAUwZRjGtBxmz3KA1tkAj3ykkR6q2B2C',
    receiveId: 'wx5823bf96d3bd56c7',
  }
  const echo = encodeURIComponent(
    'P9nAzCzyDtyTWESHep1vC5X9xho/qYX3Zpb4yKa9SKld1DsH3Iyt3tP3zNdtp+4RPcs8TgAE7OaBO+FZXvnaqQ==',
  )
  const query = `?msg_signature=5c45ff5e21c57e6ad56bac8758b79b1d9ac89fd3&timestamp=1409659589&nonce=263014780&echostr=${echo}`
  const check = async (changes: Partial<typeof options> = {}, sent = query) =>
    receive(wecom({ ...options, ...changes }), { method: 'GET', url: url + sent })

  it('answers the check of the URL', async () => {
    expect(await check()).toMatchObject({ status: 200, body: '1616140317555161061' })
  })

  it('gives one answer for every wrong secret, receiver and ciphertext', async () => {
    const answers = await Promise.all([
      check({ token: 'other' }),
      check({ encodingAesKey: `a${options.encodingAesKey.slice(1)}` }),
      check({ receiveId: 'wx0000000000000000' }),
      check({ receiveId: '' }),
      check({}, query.replace('P9nA', 'P9nB')),
      check({}, query.replace('263014780', '263014781')),
    ])
    expect(new Set(answers.map(({ status, code, body }) => `${status} ${code} ${body}`))).toEqual(
      new Set(['401 signature_mismatch ']),
    )
  })

  it('refuses keys of another length', () => {
    for (const encodingAesKey of ['', options.encodingAesKey.slice(1), `${options.encodingAesKey}=`]) {
      expect(() => wecom({ ...options, encodingAesKey })).toThrow('wecom: encodingAesKey')
    }
  })
})

describe('dingtalk', () => {
  it('answers every success by an encrypted text, which it can open', async () => {
    const provider = dingtalk(dingtalkExample)
    const { sign } = await deliveriesOf(dingtalk).sender({ secret: dingtalkExample.encodingAesKey })
    const genuine = await sign(vendorSample(dingtalk), { sentAt: now })
    const { status, body, handled } = await receive(provider, { ...genuine })
    expect([status, handled.map(({ event }) => event)]).toEqual([200, ['user_add_org']])
    const { msg_signature: signature, timeStamp, nonce, encrypt } = JSON.parse(body)
    const answer = toWebhookRequest({
      url: `${url}?msg_signature=${signature}&timestamp=${timeStamp}&nonce=${nonce}`,
      body: JSON.stringify({ encrypt }),
    })
    const { content } = await provider.verify(answer, { now })
    expect(new TextDecoder().decode(content)).toBe('success')
    const check = await sign(vendorSample(dingtalk, { event: 'check_url' }), { sentAt: now })
    const checked = await receive(provider, { ...check })
    expect([checked.status, JSON.parse(checked.body)]).toMatchObject([200, { encrypt: expect.any(String) }])
    expect(checked.handled).toEqual([])
  })
})

describe('lark', () => {
  // Of Lark's document.
  const published = 'P37w+VZImNgPEO1RBhJ6RtKl7n6zymIbEG1pReEzghk='

  it('decrypts as its document says', async () => {
    const { createHash, createDecipheriv } = await import('node:crypto')
    const data = Buffer.from(published, 'base64')
    const decipher = createDecipheriv(
      'aes-256-cbc',
      createHash('sha256').update('test key').digest(),
      data.subarray(0, 16),
    )
    expect(Buffer.concat([decipher.update(data.subarray(16)), decipher.final()]).toString()).toBe('hello world')
    // It is no event, so it is refused like a wrong key.
    expect((await receive(lark({ encryptKeys: 'test key', tokens: 't' }), json({ encrypt: published }))).code).toBe(
      'proof_missing',
    )
  })

  it('answers the challenge only with the right token or signature', async () => {
    const challenge = { type: 'url_verification', challenge: 'ajls384kdjx98XX', token: 't0ken' }
    expect(await receive(lark({ tokens: 't0ken' }), json(challenge))).toMatchObject({
      status: 200,
      body: '{"challenge":"ajls384kdjx98XX"}',
    })
    expect((await receive(lark({ tokens: 'other' }), json(challenge))).code).toBe('token_mismatch')
    const { sign } = await deliveriesOf(lark).sender({ secret: 'key' })
    const sample = { ...vendorSample(lark), body: new TextEncoder().encode(JSON.stringify(challenge)) }
    const signed = await sign(sample, { sentAt: now })
    const unsigned = { ...signed, headers: signed.headers.filter(([name]) => !name.startsWith('X-Lark')) }
    expect((await receive(lark({ encryptKeys: 'key' }), signed)).status).toBe(200)
    expect((await receive(lark({ encryptKeys: 'key', tokens: 't0ken' }), unsigned)).status).toBe(200)
    // Answers that differ would tell which part of a captured body decrypts to what.
    const cut = { ...unsigned, body: unsigned.body.with(60, (unsigned.body[60] ?? 0) === 65 ? 66 : 65) }
    const wrong = [unsigned, json(challenge), json({ encrypt: 'AAAA' }), cut]
    for (const each of wrong) {
      const { code, status } = await receive(lark({ encryptKeys: 'key' }), each)
      expect({ code, status }).toEqual({ code: 'proof_missing', status: 401 })
    }
  })

  it('accepts an event without a signature only if there is no key', async () => {
    const event = { schema: '2.0', header: { event_type: 'x', token: 't0ken', event_id: '1' } }
    const { status, handled } = await receive(lark({ tokens: ['new', 't0ken'] }), json(event))
    expect([status, handled]).toMatchObject([200, [{ event: 'x' }]])
    const { sign } = await deliveriesOf(lark).sender({ secret: 'key' })
    const signed = await sign({ ...vendorSample(lark), body: new TextEncoder().encode(JSON.stringify(event)) })
    const unsigned = { ...signed, headers: signed.headers.filter(([name]) => !name.startsWith('X-Lark')) }
    expect((await receive(lark({ encryptKeys: 'key', tokens: 't0ken' }), unsigned)).code).toBe('proof_missing')
  })

  it('refuses a configuration without key and token', () => {
    expect(() => lark({})).toThrow('lark: encryptKeys or tokens')
    expect(() => lark({ encryptKeys: '' })).toThrow('lark: encryptKeys')
  })
})

describe('wechatPay', () => {
  const apiKey = '0123456789abcdef0123456789abcdef'
  const send = async (changes: object = {}, headers = {}, options = {}) => {
    const cipher = createCipheriv('aes-256-gcm', apiKey, 'fdasflkja484').setAAD(Buffer.from('aad'))
    const encrypted = Buffer.concat([cipher.update('{"mchid":"1"}'), cipher.final(), cipher.getAuthTag()])
    const resource = {
      algorithm: 'AEAD_AES_256_GCM',
      ciphertext: encrypted.toString('base64'),
      associated_data: 'aad',
      nonce: 'fdasflkja484',
      ...changes,
    }
    const body = JSON.stringify({ id: 'one', event_type: 'REFUND.SUCCESS', resource })
    const timestamp = String(now / 1000)
    const signature = createSign('sha256').update(`${timestamp}\nn\n${body}\n`).sign(rsa.privateKey, 'base64')
    return receive(wechatPay({ keys: { serial: pem }, apiKeys: ['x'.repeat(32), apiKey], ...options }), {
      body,
      headers: {
        'content-type': 'application/json',
        'wechatpay-timestamp': timestamp,
        'wechatpay-nonce': 'n',
        'wechatpay-serial': 'serial',
        'wechatpay-signature': signature,
        ...headers,
      },
    })
  }

  it('delivers the resource', async () => {
    expect(await send()).toMatchObject({
      status: 200,
      handled: [{ event: 'REFUND.SUCCESS', payload: { id: 'one', resource: { mchid: '1' } } }],
    })
  })

  it('answers the same to wrong tags, keys and probes', async () => {
    const answers = await Promise.all([
      send({ associated_data: 'other' }),
      send({ nonce: 'fdasflkja485' }),
      send({ algorithm: 'AEAD_AES_128_GCM' }),
      send({}, {}, { apiKeys: 'y'.repeat(32) }),
      send({}, { 'wechatpay-signature': `WECHATPAY/SIGNTEST/${'A'.repeat(324)}=` }),
    ])
    for (const { status, body, handled } of answers) {
      expect([status, JSON.parse(body), handled]).toEqual([401, { code: 'FAIL', message: 'refused' }, []])
    }
    expect((await send({}, { 'wechatpay-serial': 'other' })).code).toBe('key_unknown')
    expect((await send({}, { 'wechatpay-signature-type': 'WECHATPAY2-SM2-WITH-SM3' })).code).toBe(
      'algorithm_not_allowed',
    )
  })

  it('refuses API keys of another length', () => {
    expect(() => wechatPay({ keys: pem, apiKeys: 'short' })).toThrow('wechatPay: apiKeys')
    expect(() => wechatPay({ keys: pem, apiKeys: [] })).toThrow('wechatPay: apiKeys')
  })
})

describe('alipay', () => {
  const provider = alipay({ keys: pem, appIds: ['1'] })
  const send = async (fields: Readonly<Record<string, string>>, type = 'RSA2', signedType = false) => {
    const signed = signedType ? { ...fields, sign_type: type } : fields
    const text = Object.keys(signed)
      .sort()
      .map((name) => `${name}=${Reflect.get(signed, name)}`)
      .join('&')
    const sign = createSign('sha256').update(text).sign(rsa.privateKey, 'base64')
    const body = new URLSearchParams({ ...fields, sign, sign_type: type }).toString()
    return receive(provider, { body, headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' } })
  }

  it('answers success, whether the type is signed or not', async () => {
    const fields = { app_id: '1', notify_id: 'n', notify_type: 'trade_status_sync', subject: 'ä & 100%', empty: '' }
    for (const signedType of [false, true]) {
      const { status, body, handled } = await send(fields, 'RSA2', signedType)
      expect([status, body, handled[0]?.payload['subject']]).toEqual([200, 'success', 'ä & 100%'])
    }
  })

  it('refuses a form that is signed like another one', async () => {
    const paid = { app_id: '1', subject: 'x', total_amount: '9999.00', u: '&total_amount=0.01' }
    expect((await send({ app_id: '1', subject: 'x&total_amount=9999.00&u=', total_amount: '0.01' })).code).toBe(
      'signature_malformed',
    )
    expect(await send(paid)).toMatchObject({ code: 'signature_malformed', handled: [] })
  })

  it('refuses other apps, algorithms and repeated fields', async () => {
    expect((await send({ app_id: '2' })).code).toBe('signature_mismatch')
    expect((await send({ app_id: '1' }, 'RSA')).code).toBe('algorithm_not_allowed')
    const twice = {
      body: 'app_id=1&app_id=2&sign=AAAA&sign_type=RSA2',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    }
    expect((await receive(provider, twice)).code).toBe('proof_duplicated')
  })
})

describe('adobeIo', () => {
  afterEach(() => vi.unstubAllGlobals())

  const body = '{"recipient_client_id":"client","event_id":"one"}'
  const right = createSign('sha256').update(body).sign(rsa.privateKey, 'base64')
  const send = (headers: Readonly<Record<string, string>>, options = {}) =>
    receive(adobeIo({ clientIds: ['client'], ...options }), {
      body,
      headers: { 'content-type': 'application/json', 'x-adobe-event-code': 'asset_created', ...headers },
    })

  it('accepts either signature, by keys on the server of Adobe only', async () => {
    const fetched: string[] = []
    vi.stubGlobal('fetch', async (address: string) => {
      fetched.push(address)
      return new Response(pem)
    })
    const both = {
      'x-adobe-digital-signature-1': 'AAAA',
      'x-adobe-digital-signature-2': right,
      'x-adobe-public-key1-path': '/prod/keys/1.pem',
      'x-adobe-public-key2-path': '/prod/keys/2.pem',
    }
    expect(await send(both)).toMatchObject({ status: 200, handled: [{ event: 'asset_created' }] })
    for (const path of [
      '@evil.example/key.pem',
      '//evil.example/key.pem',
      '/../key.pem',
      '.evil.example/key.pem',
      '/a?b',
    ]) {
      const forged = { 'x-adobe-digital-signature-1': right, 'x-adobe-public-key1-path': path }
      expect((await send(forged)).status).not.toBe(200)
    }
    const hosts = new Set(fetched.map((address) => new URL(address).host))
    expect(hosts).toEqual(new Set(['static.adobeioevents.com']))
  })

  it('refuses other clients, and answers the challenge', async () => {
    expect((await send({ 'x-adobe-digital-signature-1': right }, { keys: pem, clientIds: ['other'] })).code).toBe(
      'key_not_trusted',
    )
    const get = { method: 'GET', url: `${url}?challenge=8ec8d794-e0ab-42df-9017-e3dada8e84f7` }
    expect(await receive(adobeIo({ clientIds: ['client'], keys: pem }), get)).toMatchObject({
      status: 200,
      body: '8ec8d794-e0ab-42df-9017-e3dada8e84f7',
    })
  })
})

describe('graphResourceData', () => {
  const { publicKey } = rsa
  const pkcs8 = toPem(rsa)
  const seal = (resource: object, changes: object = {}) => {
    const key = Buffer.alloc(32, 5)
    const cipher = createCipheriv('aes-256-cbc', key, key.subarray(0, 16))
    const data = Buffer.concat([cipher.update(JSON.stringify(resource)), cipher.final()])
    return {
      encryptionCertificateId: 'cert-1',
      data: data.toString('base64'),
      dataKey: publicEncrypt(publicKey, key).toString('base64'),
      dataSignature: createHmac('sha256', key).update(data).digest('base64'),
      ...changes,
    }
  }
  const send = async (encryptedContent: object, options = { privateKeys: { 'cert-1': pkcs8 } }) => {
    const provider = microsoftGraph({ tokens: 's3cret', resourceData: graphResourceData(options) })
    const plain = { changeType: 'updated', clientState: 's3cret' }
    const rich = { changeType: 'created', clientState: 's3cret', encryptedContent }
    return receive(provider, json({ value: [rich, plain] }))
  }

  it('replaces the encrypted content by the resource', async () => {
    const { handled } = await send(seal({ subject: 'High water' }))
    expect(handled.map(({ event }) => event)).toEqual(['created', 'updated'])
    expect(handled[0]?.payload).toMatchObject({ resourceData: { subject: 'High water' } })
    expect(handled[0]?.payload).not.toHaveProperty('encryptedContent')
  })

  it('gives one answer for everything that cannot be opened', async () => {
    const other = toPem(otherRsa)
    const genuine = seal({ a: 1 })
    const answers = await Promise.all([
      send(seal({}, { encryptionCertificateId: 'cert-2' })),
      send(seal({}, { dataSignature: Buffer.alloc(32).toString('base64') })),
      send({ ...genuine, data: seal({ a: 2 }).data }),
      send(seal({}, { dataKey: Buffer.alloc(256, 1).toString('base64') })),
      send(seal({}, { data: undefined })),
      send(genuine, { privateKeys: { 'cert-1': String(other) } }),
    ])
    expect(new Set(answers.map(({ status, code }) => `${status} ${code}`))).toEqual(new Set(['401 signature_mismatch']))
  })

  it('refuses keys that are none', () => {
    expect(() => graphResourceData({ privateKeys: {} })).toThrow('graphResourceData: privateKeys')
    expect(() => graphResourceData({ privateKeys: { a: 'text' } })).toThrow('graphResourceData: privateKeys.a')
  })
})

// The signer without a private key.
describe('signVendor', () => {
  it('needs a private key', async () => {
    await expect(signVendor(alipay, vendorSample(alipay), {})).rejects.toThrow('signVendor: privateKey')
  })
})
