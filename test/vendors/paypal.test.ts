import { type KeyObject, sign } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { beforeEach, describe, expect, it } from 'vitest'
import { parseDate } from '../../src/authors.js'
import { createReceiver, memoryDedupeStore, unverified } from '../../src/index.js'
import { injectDelivery, withBody } from '../../src/testing/index.js'
import { paypalPayload, paypalSample, signPaypal } from '../../src/testing/vendors/paypal.js'
import { findLink, type PaypalSignatureOptions, paypal, paypalSignature } from '../../src/vendors/paypal/index.js'
import { type CertificateRequest, makeCertificate, type TestCertificate } from '../core/verify/keys/certificates.js'
import { type KeyServer, keyServer } from '../core/verify/keys/key-server.js'
import { asSubArray, expectRefusal, now, withHeaders as request, verify } from '../core/verify/run.js'
import { otherRsa as otherKeys, rsa as paypalKeys } from '../rsa-keys.js'
import { sharedKeys } from '../testing/signing-keys.js'
import { forge } from './paypal-forgery.js'
import { parseSample } from './styles/parse-sample.js'

const webhookId = '4JH86294D6297924G'
const names = {
  live: 'messageverificationcerts.paypal.com',
  sandbox: 'messageverificationcerts.sandbox.paypal.com',
} as const
const path = '/v1/notifications/certs/CERT-360caa42-fca2a594-df8cd2d5'
const urls = { live: `https://api.paypal.com${path}`, sandbox: `https://api.sandbox.paypal.com${path}` } as const
const transmissionId = '103e3700-8b0c-11e6-8695-6b62a8a99ac4'
const body = JSON.stringify(paypalPayload())
const day = 86_400_000

// RSA keys take long to make, so all certificates share two: PayPal's and a stranger's.
const wide = { from: now - 900 * day, to: now + 900 * day }
const root = makeCertificate({ name: 'Test Root', authority: true, ...wide })
const middle = makeCertificate({ name: 'Test Middle', issuer: root, authority: true, ...wide })
const certificateFor = (name: string, request: Partial<CertificateRequest> = {}) =>
  makeCertificate({ name, dnsNames: [name], issuer: middle, keys: paypalKeys, ...request })
const bundle = (...certificates: readonly TestCertificate[]) => certificates.map(({ pem }) => pem).join('\n')
const live = bundle(certificateFor(names.live), middle)
const sandbox = bundle(certificateFor(names.sandbox), middle)

interface Transmission {
  readonly id?: string
  readonly time?: string
  readonly webhook?: string
  readonly url?: string
  readonly algorithm?: string
  readonly content?: string | Uint8Array
  readonly checksum?: string | number
  readonly key?: KeyObject
}

/** Signs with node:crypto and zlib, as PayPal's page on self verification says it. */
function transmission(parts: Transmission = {}) {
  const { id = transmissionId, time = new Date(now).toISOString(), webhook = webhookId, content = body } = parts
  const { url = urls.live, algorithm = 'SHA256withRSA', key = paypalKeys.privateKey } = parts
  const message = [id, time, webhook, parts.checksum ?? crc32(content)].join('|')
  return request(
    {
      'PAYPAL-TRANSMISSION-ID': id,
      'PAYPAL-TRANSMISSION-TIME': time,
      'PAYPAL-TRANSMISSION-SIG': sign('sha256', Buffer.from(message), key).toString('base64'),
      'PAYPAL-CERT-URL': url,
      'PAYPAL-AUTH-ALGO': algorithm,
      'PAYPAL-AUTH-VERSION': 'v2',
      'Content-Type': 'application/json',
    },
    content,
  )
}

let server: KeyServer
beforeEach(() => {
  server = keyServer((url) => new Response(new URL(url).hostname.includes('sandbox') ? sandbox : live))
})

function verifierOf(options: Partial<PaypalSignatureOptions> = {}) {
  const { certificates, ...others } = options
  return paypalSignature({
    ...(others.environment !== 'simulator' && { webhookId }),
    certificates: { trustAnchors: root.pem, fetch: server.fetch, now: () => now, ...certificates },
    ...others,
  })
}

describe('paypalSignature', () => {
  it('accepts deliveries that PayPal signed', async () => {
    await expect(verify(verifierOf(), transmission())).resolves.toEqual({
      strength: 'signature',
      verifier: 'paypalSignature',
      algorithm: 'RS256',
      key: urls.live,
      signedAt: now,
    })
    expect(server.asked).toEqual([urls.live])
  })

  it('retrieves a certificate once', async () => {
    const verifier = verifierOf()
    for (const id of ['one', 'two', 'three']) await verify(verifier, transmission({ id }))
    expect(server.asked).toHaveLength(1)
  })

  it('writes the CRC-32 as a decimal number without a sign', async () => {
    const large = Array.from({ length: 64 }, (_, index) => `{"n":${index}}`).find((text) => crc32(text) > 2 ** 31) ?? ''
    await verify(verifierOf(), transmission({ content: large }))
    const verifier = verifierOf()
    for (const checksum of [crc32(large) | 0, crc32(large).toString(16), `0${crc32(large)}`]) {
      await expectRefusal(verifier, transmission({ content: large, checksum }), 'signature_mismatch')
    }
  })

  it('signs the bytes unchanged', async () => {
    const verifier = verifierOf()
    await verify(verifier, transmission({ content: Uint8Array.of(0xef, 0xbb, 0xbf, 0xff, 0), id: 'one' }))
    await verify(verifier, transmission({ content: asSubArray(body), id: 'two' }))
    await verify(verifier, transmission({ content: '', id: 'three' }))
    await expectRefusal(verifier, { ...transmission(), body: Buffer.from(`${body}\n`) }, 'signature_mismatch')
  })

  it('accepts a certificate from the other API host', async () => {
    await verify(verifierOf(), transmission({ url: `https://api-m.paypal.com${path}` }))
  })

  it.each([
    ['SHA1withRSA'],
    ['SHA256WITHRSA'],
    ['sha256withRSA'],
    ['SHA256withRSA '],
    ['RS256'],
    ['none'],
    ['SHA256withECDSA'],
  ])('refuses the algorithm %s', async (algorithm) => {
    await expectRefusal(verifierOf(), transmission({ algorithm }), 'algorithm_not_allowed')
    expect(server.asked).toEqual([])
  })

  it.each<[string, Transmission]>([
    ['of another webhook', { webhook: '8PT597110X687430L' }],
    ['of the simulator', { webhook: 'WEBHOOK_ID' }],
    ['by another key', { key: otherKeys.privateKey }],
    ['over another body', { checksum: crc32(`${body} `) }],
  ])('refuses a signature %s', async (_, parts) => {
    await expectRefusal(verifierOf(), transmission(parts), 'signature_mismatch')
  })

  describe('the time', () => {
    const at = (offset: number) => transmission({ time: new Date(now + offset).toISOString() })

    it('has a configurable tolerance, which can be below the one for the future', async () => {
      const verifier = verifierOf({ toleranceSeconds: 60 })
      await verify(verifier, at(-60_000))
      await verify(verifier, at(60_000))
      await expectRefusal(verifier, at(-61_000), 'timestamp_too_old')
      await expectRefusal(verifier, at(61_000), 'timestamp_in_future')
    })

    it.each(['2023-11-14T22:13:20Z', '2023-11-14T23:13:20+01:00', '2023-11-14T22:13:20.123456789Z'])(
      'may be written as %s',
      async (time) => {
        await verify(verifierOf(), transmission({ time }))
      },
    )

    it.each([
      '1700000000',
      '2023-11-14',
      '2023-19-12T22:20:32.000Z',
      '2023-11-14T22:13:20',
      '2023-11-14T22:13:20Z|x',
      'now',
    ])('is refused as %s', async (time) => {
      await expectRefusal(verifierOf(), transmission({ time }), 'timestamp_malformed')
    })
  })

  describe('the certificate', () => {
    it.each<[string, string]>([
      ['for another name', bundle(certificateFor('www.paypal.com'), middle)],
      ['of the sandbox', sandbox],
    ])('is refused %s', async (_, document) => {
      server.answer = () => new Response(document)
      await expectRefusal(verifierOf(), transmission(), 'key_not_trusted')
    })

    it.each([
      `http://api.paypal.com${path}`,
      `https://evil.example${path}`,
      `https://api.paypal.com.evil.example${path}`,
      `https://www.paypal.com${path}`,
      `https://api.paypal.com/v1/other/CERT-1`,
      `https://api.paypal.com/v1/notifications/certs/../../other/CERT-1`,
      urls.sandbox,
      'CERT-360caa42',
    ])('is never retrieved from %s', async (url) => {
      await expectRefusal(verifierOf(), transmission({ url }), 'key_not_trusted')
      expect(server.asked).toEqual([])
    })
  })

  describe('the environments', () => {
    const fromSandbox = (webhook = webhookId) => transmission({ url: urls.sandbox, webhook })

    it('accept their own deliveries', async () => {
      await verify(verifierOf({ environment: 'sandbox' }), fromSandbox())
      await verify(verifierOf({ environment: 'live' }), transmission())
    })

    it("refuse each other's deliveries", async () => {
      await expectRefusal(verifierOf({ environment: 'live' }), fromSandbox(), 'key_not_trusted')
      await expectRefusal(verifierOf({ environment: 'sandbox' }), transmission(), 'key_not_trusted')
      server.answer = (url) => new Response(url.includes('sandbox') ? live : sandbox)
      await expectRefusal(verifierOf({ environment: 'live' }), transmission(), 'key_not_trusted')
      await expectRefusal(verifierOf({ environment: 'sandbox' }), fromSandbox(), 'key_not_trusted')
    })

    it('include a simulator, which accepts only simulated deliveries', async () => {
      const simulator = verifierOf({ environment: 'simulator' })
      await verify(simulator, transmission({ webhook: 'WEBHOOK_ID' }))
      await verify(simulator, fromSandbox('WEBHOOK_ID'))
      await expectRefusal(simulator, transmission(), 'signature_mismatch')
      await expectRefusal(verifierOf({ environment: 'sandbox' }), fromSandbox('WEBHOOK_ID'), 'signature_mismatch')
      server.answer = (url) => new Response(url.includes('sandbox') ? live : sandbox)
      await expectRefusal(
        verifierOf({ environment: 'simulator' }),
        transmission({ webhook: 'WEBHOOK_ID' }),
        'key_not_trusted',
      )
    })
  })

  describe('a captured signature', () => {
    const forgery = forge(
      { ...paypalPayload(), id: 'WH-FORGED', resource: { amount: { value: '9999999.99' } } },
      Buffer.from(body),
    )

    it('has the same CRC-32 for a forged body', () => {
      expect(crc32(forgery)).toBe(crc32(body))
      expect(JSON.parse(forgery.toString())).toMatchObject({ id: 'WH-FORGED' })
    })

    it('is refused for another body as long as its time is accepted', async () => {
      const verifier = verifierOf({ certificates: { now: () => now } })
      const genuine = transmission()
      await verify(verifier, genuine)
      for (const later of [0, 1000, day - 1000]) {
        const attempt = verify(verifier, { ...genuine, body: forgery }, now + later)
        await expect(attempt).rejects.toMatchObject({ code: 'signature_mismatch' })
        await verify(verifier, genuine, now + later)
      }
    })

    it('is refused for another body in another process that shares the store', async () => {
      const transmissions = memoryDedupeStore()
      await verify(verifierOf({ transmissions }), transmission())
      await expectRefusal(verifierOf({ transmissions }), { ...transmission(), body: forgery }, 'signature_mismatch')
      await verify(verifierOf({ transmissions }), transmission())
    })

    it('is accepted for only one of two concurrent bodies', async () => {
      const verifier = verifierOf()
      const genuine = transmission()
      const outcomes = await Promise.allSettled([
        verify(verifier, genuine),
        verify(verifier, { ...genuine, body: forgery }),
      ])
      expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    })

    it("is remembered until its time is too old, even if the sender's clock was ahead", async () => {
      const clock = { now: 0 }
      const transmissions = memoryDedupeStore({ now: () => clock.now })
      const certificates = { trustAnchors: root.pem, fetch: server.fetch, now: () => now }
      const verifier = verifierOf({ transmissions, toleranceSeconds: 600, certificates })
      const early = transmission({ time: new Date(now + 300_000).toISOString() })
      await verify(verifier, early)
      clock.now = 899_000
      const attempt = verify(verifier, { ...early, body: forgery }, now + 899_000)
      await expect(attempt).rejects.toMatchObject({ code: 'signature_mismatch' })
      clock.now = 901_000
      const late = verify(verifier, { ...early, body: forgery }, now + 901_000)
      await expect(late).rejects.toMatchObject({ code: 'timestamp_too_old' })
    })

    it('does not remember unsigned requests', async () => {
      const asked: string[] = []
      const store = memoryDedupeStore()
      const transmissions = {
        ...store,
        reserve: (...call: Parameters<typeof store.reserve>) => {
          asked.push(call[0])
          return store.reserve(...call)
        },
      }
      await expectRefusal(
        verifierOf({ transmissions }),
        transmission({ key: otherKeys.privateKey }),
        'signature_mismatch',
      )
      expect(asked).toEqual([])
    })

    it.each(['reserve', 'complete'] as const)('is not accepted if the store fails to %s', async (method) => {
      const transmissions = { ...memoryDedupeStore(), [method]: () => Promise.reject(new Error('down')) }
      await expectRefusal(verifierOf({ transmissions }), transmission(), 'store_unavailable')
    })
  })

  it('accepts public keys instead of certificates', async () => {
    const pinned = paypalSignature({
      webhookId,
      keys: paypalKeys.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    })
    await expect(verify(pinned, transmission())).resolves.toMatchObject({ algorithm: 'RS256' })
    await expectRefusal(pinned, transmission({ key: otherKeys.privateKey }), 'signature_mismatch')
    await expectRefusal(pinned, transmission({ url: 'https://evil.example/' }), 'key_not_trusted')
  })
})

describe('paypal', () => {
  const provider = paypal({ verify: unverified() })

  it('reads an event', async () => {
    const delivery = await parseSample(provider, paypalSample())
    expect(delivery).toMatchObject({
      provider: 'paypal',
      event: 'PAYMENT.CAPTURE.COMPLETED',
      known: true,
      name: { resource: 'PAYMENT', subResource: 'CAPTURE', event: 'COMPLETED' },
      id: 'WH-58D329510W468432D-8HN650336L201105X',
      payload: paypalPayload(),
    })
    expect(findLink(delivery.payload, 'resend')?.method).toBe('POST')
  })

  it('accepts authorizations of both API versions', async () => {
    const resources = [
      { id: '2DC87612EK520411B', state: 'authorized', amount: { total: '7.47', currency: 'USD' } },
      { id: '0VF52814937998046', status: 'CREATED', amount: { value: '100.00', currency_code: 'USD' } },
    ]
    for (const resource of resources) {
      const sample = paypalSample({ payload: { event_type: 'PAYMENT.AUTHORIZATION.CREATED', resource } })
      await expect(parseSample(provider, sample)).resolves.toMatchObject({ known: true, payload: { resource } })
    }
  })

  it('accepts invalid dates from the simulator, unknown events, and payloads with only id and event', async () => {
    const payload = { id: 'WH-1', event_type: 'A.NEW.EVENT', create_time: '2018-19-12T22:20:32.000Z' }
    const delivery = await parseSample(provider, paypalSample({ body: JSON.stringify(payload) }))
    expect(delivery).toMatchObject({ known: false, event: 'A.NEW.EVENT', payload })
    expect(parseDate(delivery.payload.create_time ?? '')).toBeUndefined()
  })

  it('answers 200 to every outcome that ends a delivery', () => {
    expect(provider).toMatchObject({
      responses: { success: 200, reject: 200, gone: 200, retryLater: 503 },
      redeliveryMs: 6 * day,
    })
  })

  it('handles a transmission once and refuses its forgeries', async () => {
    const keys = await sharedKeys('RS256')
    const amounts: string[] = []
    const receiver = createReceiver({
      provider: paypal<{ 'PAYMENT.CAPTURE.COMPLETED': { readonly amount: { readonly value: string } } }>({
        webhookId,
        keys: keys.jwk,
      }),
      on: { 'PAYMENT.CAPTURE.COMPLETED': ({ payload }) => void amounts.push(payload.resource.amount.value) },
      dedupe: memoryDedupeStore(),
    })
    const { privateKey } = keys
    const first = await signPaypal(paypalSample(), { privateKey, webhookId })
    const again = await signPaypal(paypalSample(), { privateKey, webhookId, transmissionId: 'another' })
    const forged = withBody(first, forge({ ...paypalPayload(), id: 'WH-FORGED' }, first.body))
    const receipts = []
    for (const sample of [first, first, again, forged]) receipts.push(await injectDelivery(receiver, sample))
    expect(receipts.map(({ outcome, response }) => `${outcome} ${response.status}`)).toEqual([
      'handled 200',
      'duplicate 200',
      'duplicate 200',
      'refused 401',
    ])
    expect(receipts.at(-1)?.response.body).toBe('')
    expect(amounts).toEqual(['2.51'])
  })
})

describe('signPaypal', () => {
  it('makes signatures that paypalSignature accepts, by default for the simulator', async () => {
    const { privateKey, jwk } = await sharedKeys('RS256')
    const simulator = paypalSignature({ environment: 'simulator', keys: jwk })
    const sample = await signPaypal(paypalSample(), { privateKey, sentAt: now })
    await expect(verify(simulator, sample)).resolves.toMatchObject({ signedAt: now })
    await expectRefusal(simulator, withBody(sample, '{}'), 'signature_mismatch')
  })
})
