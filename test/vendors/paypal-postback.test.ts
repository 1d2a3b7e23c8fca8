import { crc32 } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createReceiver, type WebhookErrorCode } from '../../src/index.js'
import { injectDelivery, withHeaders } from '../../src/testing/index.js'
import { paypalPayload, paypalSample } from '../../src/testing/vendors/paypal.js'
import { type PaypalPostbackOptions, paypal, paypalPostback } from '../../src/vendors/paypal/index.js'
import {
  asSubArray,
  expectRefusal,
  messageOfTypeError,
  now,
  withHeaders as request,
  verify,
} from '../core/verify/run.js'
import { forge } from './paypal-forgery.js'

const webhookId = '4JH86294D6297924G'
const token = 'A21AAFEpH4PsADK7qSS7pSRsgz'
const certificateUrl = 'https://api.paypal.com/v1/notifications/certs/CERT-360caa42-fca2a594-df8cd2d5'
const body = JSON.stringify(paypalPayload(), null, 2)
const headers = {
  'PAYPAL-TRANSMISSION-ID': '69cd13f0-d67a-11e5-baa3-778b53f4ae55',
  'PAYPAL-TRANSMISSION-TIME': new Date(now).toISOString(),
  'PAYPAL-TRANSMISSION-SIG': Buffer.from('a signature that only PayPal can read').toString('base64'),
  'PAYPAL-CERT-URL': certificateUrl,
  'PAYPAL-AUTH-ALGO': 'SHA256withRSA',
}
const genuine = request(headers, body)

interface Question {
  readonly url: string
  readonly init: RequestInit
  readonly text: string
}

let questions: Question[]
let answer: (question: Question) => Response | Promise<Response>
beforeEach(() => {
  questions = []
  answer = () => Response.json({ verification_status: 'SUCCESS' })
})
afterEach(() => void vi.unstubAllGlobals())

async function fetch(url: string, init: RequestInit): Promise<Response> {
  // Read as bytes, so that any change shows.
  const text = Buffer.from(await new Response(init.body ?? null).arrayBuffer()).toString('latin1')
  const question = { url, init, text }
  questions.push(question)
  return answer(question)
}

function verifierOf(options: Partial<PaypalPostbackOptions> = {}) {
  return paypalPostback({ webhookId, accessToken: () => token, fetch, ...options })
}

describe('paypalPostback', () => {
  it('accepts deliveries that PayPal confirms', async () => {
    await expect(verify(verifierOf(), genuine)).resolves.toEqual({
      strength: 'signature',
      verifier: 'paypalPostback',
      algorithm: 'RS256',
      key: certificateUrl,
      signedAt: now,
    })
    const [question] = questions
    expect(question?.url).toBe('https://api-m.paypal.com/v1/notifications/verify-webhook-signature')
    expect(question?.init).toMatchObject({
      method: 'POST',
      redirect: 'manual',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    })
    expect(JSON.parse(question?.text ?? '')).toEqual({
      auth_algo: 'SHA256withRSA',
      cert_url: certificateUrl,
      transmission_id: headers['PAYPAL-TRANSMISSION-ID'],
      transmission_sig: headers['PAYPAL-TRANSMISSION-SIG'],
      transmission_time: headers['PAYPAL-TRANSMISSION-TIME'],
      webhook_id: webhookId,
      webhook_event: paypalPayload(),
    })
  })

  it('sends the bytes of the body unchanged', async () => {
    const written = '{ "b":1.10,"a" : "\\u00e9 é \\/","big":12345678901234567890,"b":2 }'
    await verify(verifierOf(), { ...genuine, body: asSubArray(written) })
    expect(questions[0]?.text.endsWith(`,"webhook_event":${Buffer.from(written).toString('latin1')}}`)).toBe(true)
  })

  it('asks the sandbox about deliveries from the sandbox', async () => {
    const ofSandbox = withHeaders(genuine, {
      'PAYPAL-CERT-URL': 'https://api.sandbox.paypal.com/v1/notifications/certs/CERT-1',
    })
    await verify(verifierOf({ environment: 'sandbox' }), ofSandbox)
    expect(questions[0]?.url).toBe('https://api-m.sandbox.paypal.com/v1/notifications/verify-webhook-signature')
    await expectRefusal(verifierOf({ environment: 'sandbox' }), genuine, 'key_not_trusted')
    await expectRefusal(verifierOf(), ofSandbox, 'key_not_trusted')
    expect(questions).toHaveLength(1)
  })

  it('refuses deliveries that PayPal does not confirm', async () => {
    answer = () => Response.json({ verification_status: 'FAILURE' })
    await expectRefusal(verifierOf(), genuine, 'signature_mismatch', [token])
  })

  it.each<[string, () => Response | Promise<Response>]>([
    ['cannot be reached', () => Promise.reject(new Error('no route to host'))],
    ['does not know the token', () => Response.json({ error: 'invalid_token' }, { status: 401 })],
    ['rejects the request', () => Response.json({ name: 'VALIDATION_ERROR' }, { status: 400 })],
    ['fails', () => new Response('', { status: 500 })],
    ['redirects', () => Response.redirect('https://evil.example/')],
    [
      'returns SUCCESS with another HTTP status',
      () => Response.json({ verification_status: 'SUCCESS' }, { status: 201 }),
    ],
    ['returns an unknown status', () => Response.json({ verification_status: 'success' })],
    ['returns no status', () => Response.json({})],
    ['returns a list', () => Response.json(['SUCCESS'])],
    ['returns null', () => Response.json(null)],
    ['returns something other than JSON', () => new Response('SUCCESS')],
    ['returns too many bytes', () => Response.json({ verification_status: 'SUCCESS', x: 'x'.repeat(70_000) })],
    ['has no body', () => new Response(null)],
  ])('fails with key_unavailable if PayPal %s', async (_, respond) => {
    answer = respond
    await expectRefusal(verifierOf(), genuine, 'key_unavailable', [token])
  })

  it('waits for PayPal and for the token only until the timeout', async () => {
    answer = () => new Promise<Response>(() => {})
    await expectRefusal(verifierOf({ timeoutMs: 5 }), genuine, 'key_unavailable')
    await expectRefusal(
      verifierOf({ timeoutMs: 5, accessToken: () => new Promise(() => {}) }),
      genuine,
      'key_unavailable',
    )
  })

  it.each<[string, () => unknown]>([
    ['cannot be obtained', () => Promise.reject(new Error('no token'))],
    [
      'throws',
      () => {
        throw new Error('no token')
      },
    ],
    ['is missing', () => undefined],
    ['is empty', () => ''],
    ['would end the header', () => `${token}\r\nx: y`],
  ])('fails with key_unavailable if the token %s', async (_, accessToken) => {
    const options = { webhookId, accessToken, fetch }
    const verifier = Reflect.apply(paypalPostback, undefined, [options])
    await expectRefusal(verifier, genuine, 'key_unavailable', [token])
    expect(questions).toEqual([])
  })

  it.each([
    ['ends the event and names another webhook', `{},"webhook_id":"8PT597110X687430L","x":{}`, 'body_malformed'],
    ['ends the document', '{}}{"a":1', 'body_malformed'],
    ['is a list', '[]', 'body_malformed'],
    ['is null', 'null', 'body_malformed'],
    ['is empty', '', 'body_malformed'],
    ['has a byte order mark', '\uFEFF{}', 'body_malformed'],
    ['is nested too deep', `{"a":${'['.repeat(65)}${']'.repeat(65)}}`, 'body_limit_exceeded'],
    ['has a forbidden key', '{"__proto__":{}}', 'body_key_forbidden'],
  ] satisfies [string, string, WebhookErrorCode][])('sends no body that %s', async (_, content, code) => {
    await expectRefusal(verifierOf(), request(headers, content), code)
    expect(questions).toEqual([])
  })

  it.each([
    ['PAYPAL-TRANSMISSION-ID', undefined, 'proof_missing'],
    ['PAYPAL-TRANSMISSION-SIG', undefined, 'proof_missing'],
    ['PAYPAL-TRANSMISSION-SIG', '"', 'signature_malformed'],
    ['PAYPAL-TRANSMISSION-SIG', 'AAAA'.repeat(200), 'signature_malformed'],
    ['PAYPAL-TRANSMISSION-TIME', new Date(now - 4 * 86_400_000).toISOString(), 'timestamp_too_old'],
    ['PAYPAL-TRANSMISSION-TIME', new Date(now + 600_000).toISOString(), 'timestamp_in_future'],
    ['PAYPAL-CERT-URL', 'https://evil.example/v1/notifications/certs/CERT-1', 'key_not_trusted'],
    ['PAYPAL-AUTH-ALGO', 'SHA1withRSA', 'algorithm_not_allowed'],
  ] satisfies [string, string | undefined, WebhookErrorCode][])(
    'asks nothing where %s is %j',
    async (name, value, code) => {
      await expectRefusal(verifierOf(), withHeaders(genuine, { [name]: value }), code)
      expect(questions).toEqual([])
    },
  )

  it('limits concurrent requests, and asks again when one is answered', async () => {
    const waiting: ((response: Response) => void)[] = []
    answer = () => new Promise((resolve) => waiting.push(resolve))
    const verifier = verifierOf({ maxConcurrent: 1 })
    const first = verify(verifier, genuine)
    await vi.waitFor(() => expect(waiting).toHaveLength(1))
    await expectRefusal(verifier, genuine, 'key_unavailable')
    waiting[0]?.(Response.json({ verification_status: 'SUCCESS' }))
    await first
    answer = () => Response.json({ verification_status: 'FAILURE' })
    await expectRefusal(verifier, genuine, 'signature_mismatch')
  })

  it('refuses another body with the same CRC-32, although PayPal would confirm it', async () => {
    const verifier = verifierOf()
    await verify(verifier, genuine)
    const forgery = forge({ ...paypalPayload(), id: 'WH-FORGED' }, Buffer.from(body))
    expect(crc32(forgery)).toBe(crc32(body))
    await expectRefusal(verifier, { ...genuine, body: forgery }, 'signature_mismatch')
    await verify(verifier, genuine)
  })

  it('is answered 401 or 503 if it fails', async () => {
    vi.stubGlobal('fetch', fetch)
    const verifier = paypalPostback({ webhookId, accessToken: async () => token })
    const receiver = createReceiver({ provider: paypal({ verify: verifier }), on: {} })
    const sample = withHeaders(paypalSample(), { ...headers, 'PAYPAL-TRANSMISSION-TIME': new Date().toISOString() })
    const deliver = async () => (await injectDelivery(receiver, sample)).response.status
    expect(await deliver()).toBe(200)
    answer = () => Response.json({ verification_status: 'FAILURE' })
    expect(await deliver()).toBe(401)
    answer = () => Promise.reject(new Error('no route to host'))
    expect(await deliver()).toBe(503)
  })

  it.each<[string, object | undefined]>([
    ['options', undefined],
    ['webhookId', { webhookId: '' }],
    ['accessToken', { accessToken: token }],
    ['environment', { environment: 'simulator', webhookId: undefined }],
    ['maxConcurrent', { maxConcurrent: 0 }],
    ['maxDepth', { maxDepth: 0 }],
    ['maxBytes', { maxBytes: 0 }],
    ['timeoutMs', { timeoutMs: 0 }],
    ['fetch', { fetch: 'fetch' }],
    ['transmissions', { transmissions: 7 }],
  ])('names the invalid option %s: %j', (option, options) => {
    const all = options && { webhookId, accessToken: () => token, ...options }
    const message = messageOfTypeError(() => Reflect.apply(paypalPostback, undefined, [all]))
    expect(message).toContain(`paypalPostback: ${option} must`)
  })
})
