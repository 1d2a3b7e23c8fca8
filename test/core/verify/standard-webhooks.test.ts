import { createHmac, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import { describe, expect, it } from 'vitest'
import type { StandardWebhooksOptions } from '../../../src/authors.js'
import { standardWebhooksSignature } from '../../../src/index.js'
import { asSubArray, expectRefusal, messageOfTypeError, now, verify, withHeaders } from './run.js'

const text = 'MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const secret = `whsec_${text}`
const olderBytes = Buffer.alloc(32, 7)
const older = `whsec_${olderBytes.toString('base64')}`
const id = 'msg_2KWPBgLlAfxdpx2AI54pPJ85f4W'
const seconds = now / 1000
const body = '{"type":"contact.created"}'

const verifier = standardWebhooksSignature({ secrets: [secret, older] })

function v1(
  content: string | Uint8Array,
  sentAt: string | number = seconds,
  key: Uint8Array = Buffer.from(text, 'base64'),
) {
  return `v1,${createHmac('sha256', key).update(`${id}.${sentAt}.`).update(content).digest('base64')}`
}

function send(
  signature: string | readonly string[],
  content: string | Uint8Array = body,
  headers: Readonly<Record<string, string | readonly string[]>> = {},
) {
  return withHeaders(
    { 'Webhook-Id': id, 'Webhook-Timestamp': `${seconds}`, 'Webhook-Signature': signature, ...headers },
    content,
  )
}

const right = v1(body)
const wrong = v1('another body')

describe('standardWebhooksSignature', () => {
  it('accepts a body signed with the newest secret', async () => {
    await expect(verify(verifier, send(right))).resolves.toEqual({
      strength: 'signature',
      verifier: 'standardWebhooksSignature',
      algorithm: 'hmac-sha256',
      key: 0,
      signedAt: now,
    })
  })

  it('accepts a body signed with an older secret and reports its index', async () => {
    await expect(verify(verifier, send(v1(body, seconds, olderBytes)))).resolves.toMatchObject({ key: 1 })
  })

  it('returns synchronously if the secrets are fixed', () => {
    expect(verifier(send(right), { now })).toMatchObject({ key: 0 })
  })

  // The tests of the reference library in JavaScript, also for v1a below.
  it('accepts the published vector', async () => {
    const request = withHeaders(
      {
        'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
        'webhook-timestamp': '1614265330',
        'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
      },
      '{"test": 2432232314}',
    )
    await expect(verify(verifier, request, 1_614_265_330_000)).resolves.toMatchObject({ key: 0 })
  })

  it('accepts one valid signature among several, in any position', async () => {
    const others = ['v1,Ceo5qEr07ixe2NLpvHk3FH9bwy/WavXrAFQ/9tdO6mc=', 'v2,anything', 'v1a,Ceo5', 'v1b', wrong]
    for (let place = 0; place <= others.length; place++) {
      const signatures = others.toSpliced(place, 0, right).join(' ')
      await expect(verify(verifier, send(signatures))).resolves.toMatchObject({ key: 0 })
    }
  })

  it('accepts an empty body, a binary body, and a view into a larger buffer', async () => {
    const bytes = new Uint8Array([0xef, 0xbb, 0xbf, 0xff, 0x24, 0x26])
    await expect(verify(verifier, send(v1(''), ''))).resolves.toMatchObject({ key: 0 })
    await expect(verify(verifier, send(v1(bytes), bytes))).resolves.toMatchObject({ key: 0 })
    await expect(verify(verifier, send(right, asSubArray(body)))).resolves.toMatchObject({ key: 0 })
    await expectRefusal(verifier, send(v1(bytes), bytes.subarray(3)), 'signature_mismatch')
  })

  it('accepts a skew of exactly the tolerance in either direction, and not a second more', async () => {
    const at = (sentAt: number) => send(v1(body, sentAt), body, { 'Webhook-Timestamp': `${sentAt}` })
    await expect(verify(verifier, at(seconds - 300))).resolves.toMatchObject({ signedAt: now - 300_000 })
    await expect(verify(verifier, at(seconds + 300))).resolves.toMatchObject({ signedAt: now + 300_000 })
    await expectRefusal(verifier, at(seconds - 301), 'timestamp_too_old')
    await expectRefusal(verifier, at(seconds + 301), 'timestamp_in_future')
    const narrow = standardWebhooksSignature({ secrets: secret, toleranceSeconds: 10 })
    await expectRefusal(narrow, at(seconds - 11), 'timestamp_too_old')
  })

  it.each([`${seconds}junk`, `${seconds}.5`, `0${seconds}`, '1.7e9', 'NaN', `${seconds}, ${seconds}`, `${seconds}.`])(
    'refuses the correctly signed timestamp %j',
    async (sentAt) => {
      const request = send(v1(body, sentAt), body, { 'Webhook-Timestamp': sentAt })
      await expectRefusal(verifier, request, 'timestamp_malformed')
    },
  )

  it('refuses a body, id or timestamp other than the signed one', async () => {
    await expectRefusal(verifier, send(right, `${body} `), 'signature_mismatch', [text, right])
    await expectRefusal(verifier, send(right, body, { 'Webhook-Id': 'msg_other' }), 'signature_mismatch')
    await expectRefusal(verifier, send(right, body, { 'Webhook-Timestamp': `${seconds + 1}` }), 'signature_mismatch')
    await expectRefusal(verifier, send(wrong), 'signature_mismatch')
    await expectRefusal(verifier, send(v1(body, seconds, Buffer.alloc(24))), 'signature_mismatch')
  })

  it('refuses signed text that is split elsewhere', async () => {
    const content = `${seconds}.{"type":"x"}`
    const moved = { 'Webhook-Id': `${id}.${seconds}`, 'Webhook-Timestamp': `${seconds}` }
    await expect(verify(verifier, send(v1(content), content))).resolves.toMatchObject({ key: 0 })
    await expectRefusal(verifier, send(v1(content), '{"type":"x"}', moved), 'signature_malformed')
  })

  it.each([
    'v1',
    'v1,',
    'v1,=',
    'v1=abc',
    right.slice(3),
    right.slice(0, -1),
    `${right.slice(0, -4)}`,
    `${right}=`,
    `${right}junk`,
    `v1,${right}`,
    right.replace('v1', 'V1'),
    `v1,${Buffer.alloc(31).toString('base64')}`,
    `v1,${Buffer.alloc(33).toString('base64')}`,
    `v1,${Buffer.from(right.slice(3), 'base64').toString('hex')}`,
    `v1,${right.slice(3).replace(/=$/, '')}`,
    `v1, ${right.slice(3)}`,
    `${right}\t${right}`,
    `${right},${right}`,
    `${right}, ${right}`,
    `v9,x, ${right}`,
    `${right} v1,dawfeoifkpqwoekfpqoekf`,
    'v2,anything v3,else',
    ' ',
    `v1a,${Buffer.alloc(64).toString('base64')}`,
  ])('refuses the header %j', async (value) => {
    await expectRefusal(verifier, send(value), 'signature_malformed', [text, right.slice(3)])
  })

  it('refuses a malformed signature of a known version beside the right one, which `standardwebhooks` skips', async () => {
    for (const value of [`${right} v1,short`, `v1,short ${right}`]) {
      await expectRefusal(verifier, send(value), 'signature_malformed')
      const headers = { 'webhook-id': id, 'webhook-timestamp': `${Math.floor(Date.now() / 1000)}` }
      const current = v1(body, headers['webhook-timestamp'])
      const signatures = value.replace(right, current)
      expect(new Webhook(text).verify(body, { ...headers, 'webhook-signature': signatures })).toBeDefined()
    }
    await expect(verify(verifier, send(`v9,short ${right}`))).resolves.toMatchObject({ key: 0 })
  })

  it('accepts 16 signatures but not 17', async () => {
    const many = (count: number) => [...Array.from({ length: count - 1 }, () => wrong), right].join(' ')
    await expect(verify(verifier, send(many(16)))).resolves.toMatchObject({ key: 0 })
    await expectRefusal(verifier, send(many(17)), 'signature_malformed')
  })

  it.each(['Webhook-Id', 'Webhook-Timestamp', 'Webhook-Signature'])(
    'refuses a missing or repeated %s',
    async (name) => {
      const value = { 'Webhook-Id': id, 'Webhook-Timestamp': `${seconds}`, 'Webhook-Signature': right }[name] ?? ''
      await expectRefusal(verifier, send(right, body, { [name]: [] }), 'proof_missing')
      await expectRefusal(verifier, send(right, body, { [name]: '' }), 'proof_missing')
      await expectRefusal(verifier, send(right, body, { [name]: [value, value] }), 'proof_duplicated')
    },
  )

  it('reads the header names that predate the standard', async () => {
    const legacy = standardWebhooksSignature({ secrets: secret, headerPrefix: 'svix-' })
    const headers = { 'svix-id': id, 'svix-timestamp': `${seconds}`, 'svix-signature': right }
    await expect(verify(legacy, withHeaders(headers, body))).resolves.toMatchObject({ key: 0 })
    await expectRefusal(verifier, withHeaders(headers, body), 'proof_missing')
    await expectRefusal(legacy, send(right), 'proof_missing')
  })

  it('reads the first of several prefixes that has a signature', async () => {
    const either = standardWebhooksSignature({ secrets: secret, headerPrefix: ['webhook-', 'svix-'] })
    const legacy = { 'svix-id': id, 'svix-timestamp': `${seconds}`, 'svix-signature': right }
    await expect(verify(either, send(right))).resolves.toMatchObject({ key: 0 })
    await expect(verify(either, withHeaders(legacy, body))).resolves.toMatchObject({ key: 0 })
    await expect(verify(either, send(right, body, { ...legacy, 'svix-signature': wrong }))).resolves.toBeDefined()
    await expectRefusal(either, send(wrong, body, legacy), 'signature_mismatch')
    const missing = verify(either, withHeaders({}, body))
    await expect(missing).rejects.toMatchObject({ code: 'proof_missing', field: 'webhook-id' })
  })

  it('names the option for other headers if the id is missing', async () => {
    await expect(verify(verifier, withHeaders({}, body))).rejects.toThrow(/option headerPrefix/)
  })

  it.each(['whsec', 'utf8'] as const)('reads a secret in the format %s', async (secretEncoding) => {
    const key = secretEncoding === 'utf8' ? Buffer.from(secret) : Buffer.from(text, 'base64')
    const formatted = standardWebhooksSignature({ secrets: secret, secretEncoding })
    await expect(verify(formatted, send(v1(body, seconds, key)))).resolves.toMatchObject({ key: 0 })
  })

  it('uses bytes as the secret itself, of any length', async () => {
    const raw = new TextEncoder().encode('polar')
    const byBytes = standardWebhooksSignature({ secrets: [raw] })
    await expect(verify(byBytes, send(v1(body, seconds, raw)))).resolves.toMatchObject({ key: 0 })
  })
})

describe('standardWebhooksSignature with public keys', () => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const another = generateKeyPairSync('ed25519')
  const toText = (key: KeyObject) =>
    `whpk_${key.export({ format: 'der', type: 'spki' }).subarray(-32).toString('base64')}`
  const byKey = standardWebhooksSignature({ publicKeys: [toText(publicKey), toText(another.publicKey)] })
  const v1a = (content: string, key: KeyObject = privateKey) =>
    `v1a,${sign(null, Buffer.from(`${id}.${seconds}.${content}`), key).toString('base64')}`

  it('accepts a body signed with either key and reports which', async () => {
    await expect(verify(byKey, send(v1a(body)))).resolves.toMatchObject({ algorithm: 'EdDSA', key: 0, signedAt: now })
    await expect(verify(byKey, send(v1a(body, another.privateKey)))).resolves.toMatchObject({ key: 1 })
  })

  it('accepts the published vector', async () => {
    // The public half of the key pair whose seed is the byte 1, 32 times.
    const published = standardWebhooksSignature({ publicKeys: 'whpk_iojj3XQJ8ZX9UtstPLpdcspnCb8dlBIb83SIAbQPb1w=' })
    const request = withHeaders(
      {
        'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
        'webhook-timestamp': '1614265330',
        'webhook-signature':
          'v1a,Ykcu7AtGZGmZxFEH1Gaa2Nd7feY/CTuruoL4fqgnKwfbHU4DhemoVHZdvGfIvKvn4BIgwktLGGPGIr/i9nK7AA==',
      },
      '{"test": 2432232314}',
    )
    await expect(verify(published, request, 1_614_265_330_000)).resolves.toMatchObject({ key: 0 })
  })

  it('accepts the 32 bytes of a key', async () => {
    const publicKeys = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32)
    await expect(verify(standardWebhooksSignature({ publicKeys }), send(v1a(body)))).resolves.toMatchObject({ key: 0 })
  })

  it('refuses another body, an unknown key and a malformed signature', async () => {
    await expectRefusal(byKey, send(v1a('another')), 'signature_mismatch')
    await expectRefusal(byKey, send(v1a(body, generateKeyPairSync('ed25519').privateKey)), 'signature_mismatch')
    await expectRefusal(byKey, send(v1a(body).slice(0, -2)), 'signature_malformed')
    await expectRefusal(byKey, send(`v1a,${Buffer.alloc(32).toString('base64')}`), 'signature_malformed')
  })

  it('ignores signatures of a version without a key', async () => {
    await expectRefusal(byKey, send(right), 'signature_malformed')
    await expectRefusal(verifier, send(v1a(body)), 'signature_malformed')
    await expect(verify(byKey, send(`${wrong} ${v1a(body)}`))).resolves.toMatchObject({ algorithm: 'EdDSA' })
    await expect(verify(verifier, send(`${v1a('another')} ${right}`))).resolves.toMatchObject({
      algorithm: 'hmac-sha256',
    })
  })

  it('accepts either version if there are keys for both', async () => {
    const both = standardWebhooksSignature({ secrets: secret, publicKeys: toText(publicKey) })
    await expect(verify(both, send(right))).resolves.toMatchObject({ algorithm: 'hmac-sha256' })
    await expect(verify(both, send(v1a(body)))).resolves.toMatchObject({ algorithm: 'EdDSA' })
    await expect(verify(both, send(`${wrong} ${v1a(body)}`))).resolves.toMatchObject({ algorithm: 'EdDSA' })
    await expectRefusal(both, send(`${wrong} ${v1a('another')}`), 'signature_mismatch')
  })

  it('never uses the public key as a secret', async () => {
    const bytes = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32)
    await expectRefusal(byKey, send(v1(body, seconds, bytes)), 'signature_malformed')
    const confused = v1(body, seconds, bytes).replace('v1', 'v1a')
    await expectRefusal(byKey, send(confused), 'signature_malformed')
  })

  it('reports an unusable key of a resolver as our failure', async () => {
    for (const publicKeys of [() => 'whpk_', () => secret, async () => new Uint8Array(32)]) {
      await expectRefusal(standardWebhooksSignature({ publicKeys }), send(v1a(body)), 'key_unavailable')
    }
    const unknown = standardWebhooksSignature({ publicKeys: () => undefined })
    await expectRefusal(unknown, send(v1a(body)), 'key_unknown')
  })
})

describe('standardWebhooksSignature options', () => {
  const bytes = (length: number) => Buffer.alloc(length, 9).toString('base64')

  it('accepts secrets of 24 to 64 bytes', async () => {
    for (const length of [24, 64]) {
      const byLength = standardWebhooksSignature({ secrets: `whsec_${bytes(length)}` })
      await expect(verify(byLength, send(v1(body, seconds, Buffer.alloc(length, 9))))).resolves.toMatchObject({
        key: 0,
      })
    }
  })

  it.each<[string, object]>([
    ['secrets or publicKeys', {}],
    ['secrets', { secrets: '' }],
    ['secrets', { secrets: [] }],
    ['secrets', { secrets: 7 }],
    ['secrets', { secrets: [secret, undefined] }],
    ['secrets', { secrets: 'whsec_' }],
    ['secrets', { secrets: text }],
    ['secrets', { secrets: `whsec_${bytes(23)}` }],
    ['secrets', { secrets: `whsec_${bytes(65)}` }],
    ['secrets', { secrets: `${secret}\n` }],
    ['secrets', { secrets: ` ${secret}` }],
    ['secrets', { secrets: secret.replace('whsec_', 'whpk_') }],
    ['secrets', { secrets: `whsec_${bytes(25).replace(/=+$/, '')}` }],
    ['secrets', { secrets: new Uint8Array() }],
    ['publicKeys', { publicKeys: secret }],
    ['publicKeys', { publicKeys: `whpk_${bytes(31)}` }],
    ['publicKeys', { publicKeys: new Uint8Array(33) }],
    ['publicKeys', { publicKeys: [] }],
    ['secretEncoding', { secrets: secret, secretEncoding: 'hex' }],
    ['headerPrefix', { secrets: secret, headerPrefix: 7 }],
    ['headerPrefix', { secrets: secret, headerPrefix: [] }],
    ['headerPrefix', { secrets: secret, headerPrefix: ['webhook-', 'a b'] }],
    ['toleranceSeconds', { secrets: secret, toleranceSeconds: 0 }],
    ['toleranceSeconds', { secrets: secret, toleranceSeconds: Number.NaN }],
  ])('refuses wrong %s: %j', (option, options) => {
    const message = messageOfTypeError(() => standardWebhooksSignature(options as StandardWebhooksOptions))
    expect(message).toContain(`standardWebhooksSignature: ${option} `)
    expect(message).not.toContain(text)
  })

  it('refuses a public key of small order', () => {
    expect(messageOfTypeError(() => standardWebhooksSignature({ publicKeys: new Uint8Array(32) }))).not.toBe('')
  })
})
