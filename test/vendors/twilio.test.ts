import { createHash, createHmac } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import { createReceiver, type Delivery, reply, toWebhookRequest, type WebhookRequest } from '../../src/index.js'
import { injectDelivery, withBody, withHeaders } from '../../src/testing/index.js'
import { signTwilio, twilioPayload, twilioSample } from '../../src/testing/vendors/twilio.js'
import { twilio } from '../../src/vendors/twilio/index.js'
import { expectRefused } from './refused.js'
import { itBlamesTheSender } from './styles/any-bytes.js'

const header = 'X-Twilio-Signature'
const now = Date.UTC(2026, 10, 21, 10, 15, 30)
const secret = 's3cr3t'
const url = 'https://receiver.example/hooks'
const provider = twilio({ secrets: [secret, 'secondary'], url })
const form = 'application/x-www-form-urlencoded'

// What Twilio documents, with node:crypto: the URL, then each name and value, sorted by name.
function mac(called: string, parameters: Readonly<Record<string, string>> = {}, key = secret): string {
  const names = Object.keys(parameters).sort()
  const text = names.reduce((signed, name) => `${signed}${name}${parameters[name]}`, called)
  return createHmac('sha1', key).update(text).digest('base64')
}

const post = (body: string, signature: string, requested = url) =>
  toWebhookRequest({ url: requested, headers: { 'content-type': form, [header]: signature }, body })

const signed = (request: WebhookRequest, called = url) =>
  withHeaders(request, {
    [header]: mac(called, Object.fromEntries(new URLSearchParams(new TextDecoder().decode(request.body)))),
  })

async function parse(parameters: Readonly<Record<string, string | undefined>>): Promise<Delivery> {
  const body = new URLSearchParams(JSON.parse(JSON.stringify(parameters))).toString()
  return provider.parse(await provider.verify(signed(twilioSample({ body })), { now }))
}

function json(body: string, requested = url, hash = createHash('sha256').update(body).digest('hex')): WebhookRequest {
  const called = `${requested}${requested.includes('?') ? '&' : '?'}bodySHA256=${hash}`
  const headers = { 'content-type': 'application/json', [header]: mac(called) }
  return toWebhookRequest({ url: called, headers, body })
}

describe('twilio', () => {
  // The example of Twilio's page on webhook security, which its libraries use as a test.
  it("accepts Twilio's published example", async () => {
    const example = twilio({ secrets: '12345', url: 'https://example.com/myapp.php' })
    const body = 'CallSid=CA1234567890ABCDE&Caller=%2B14158675310&Digits=1234&From=%2B14158675310&To=%2B18005551212'
    const request = post(body, 'L/OH5YylLD5NRKLltdqwSvS0BnU=', 'http://10.0.0.7/myapp.php?foo=1&bar=2')
    expect(example.verify(request, { now })).toMatchObject({
      proof: { strength: 'signature', verifier: 'twilio', algorithm: 'hmac-sha1', key: 0, signedAt: undefined },
    })
    await expectRefused(
      example,
      { ...request, url: 'http://10.0.0.7/myapp.php?foo=1&bar=3' },
      'signature_mismatch',
      now,
    )
    await expectRefused(
      example,
      post(body.replace('1234&', '1235&'), 'L/OH5YylLD5NRKLltdqwSvS0BnU=', request.url),
      'signature_mismatch',
      now,
    )
  })

  // The cases of spec/unit/webhooks/webhooks.spec.js in twilio/twilio-node: what was signed, and what was called.
  it.each([
    ['https://example.com:443/path?test=param', 'https://example.com:443/path', '?test=param'],
    ['https://example.com:443/path?test=param', 'https://example.com/path', '?test=param'],
    ['https://example.com/path?test=param', 'https://example.com/path', '?test=param'],
    ['https://example.com/path?test=param', 'https://example.com:443/path', '?test=param'],
    ["https://example.com/path?test=param'WithQuote", 'https://example.com/path', "?test=param'WithQuote"],
    ["https://example.com/path?test=param'WithQuote", 'https://example.com/path', '?test=param%27WithQuote'],
    ['https://example.com/path?test=param%27WithQuote', 'https://example.com/path', "?test=param'WithQuote"],
    ['https://example.com/path?test=param%27WithQuote', 'https://example.com/path', '?test=param%27WithQuote'],
    ['http://example.com:80/path', 'http://example.com/path', ''],
    ['https://example.com:8443/path', 'https://example.com:8443/path', ''],
    ['https://example.com/path', 'https://example.com:8443/path', ''],
    ['https://user:pass@example.com:443/path', 'https://user:pass@example.com/path', ''],
    ['https://[2001:db8::1]:443/path', 'https://[2001:db8::1]/path', ''],
    ['https://example.com/path?a=b%20c', 'https://example.com/path', '?a=b+c'],
  ])('accepts a signature over %s at %s with %j', (called, option, query) => {
    const other = twilio({ secrets: secret, url: option })
    expect(other.verify(post('', mac(called), `http://10.0.0.7/${query}`), { now })).toMatchObject({
      proof: { key: 0 },
    })
  })

  it.each([
    ['https://example.com/path?test=param', '?test=param2'],
    ['https://example.com/path', '?test=param'],
    ['https://example.com/path/', ''],
    ['https://example.com:8443/path', ''],
    ['http://example.com/path', ''],
    ['https://evil.example/path', ''],
    ['https://example.com/path?a=b', '?a=b&'],
    ['https://example.com/path?%', '?%25'],
  ])('refuses a signature over %s at https://example.com/path with %j', async (called, query) => {
    const other = twilio({ secrets: secret, url: 'https://example.com/path' })
    await expectRefused(other, post('', mac(called), `http://10.0.0.7/${query}`), 'signature_mismatch', now)
  })

  it('signs repeated parameters sorted and without repeats, and delivers them as a list', async () => {
    const text = `${url}a1a2b3`
    const signature = createHmac('sha1', secret).update(text).digest('base64')
    for (const body of ['a=2&a=1&b=3', 'b=3&a=1&a=2&a=1']) {
      expect(provider.verify(post(body, signature), { now })).toMatchObject({ proof: { key: 0 } })
    }
    const delivery = await provider.parse(await provider.verify(post('a=2&a=1&b=3', signature), { now }))
    expect(delivery).toMatchObject({ event: 'other', payload: { a: ['2', '1'], b: '3' } })
  })

  it('ignores repeated parameters for event and id, because repetition is not signed', async () => {
    const call = {
      CallSid: 'CA1',
      CallStatus: 'completed',
      CallbackSource: 'call-progress-events',
      SequenceNumber: '3',
    }
    const body = new URLSearchParams(call).toString()
    for (const [name, value] of Object.entries(call)) {
      const repeated = post(`${body}&${name}=${value}&${name}=${value}`, mac(url, call))
      const delivery = await provider.parse(await provider.verify(repeated, { now }))
      expect(delivery).toMatchObject({ event: 'call.completed', id: 'CA1:call.completed:3', payload: call })
    }
  })

  it('sorts upper case first, and signs text of every script', () => {
    const body = 'b=%C3%BC+%E6%BD%AE&B=&a1=x&a=%26%3D'
    const signature = createHmac('sha1', secret).update(`${url}Ba&=a1xbü 潮`).digest('base64')
    expect(provider.verify(post(body, signature), { now })).toMatchObject({ proof: { key: 0 } })
  })

  it('calls a function for the URL', () => {
    const wild = twilio({ secrets: secret, url: (request) => `https://phone.example${new URL(request.url).pathname}` })
    const request = signed(twilioSample({ url: 'http://10.0.0.7/tenants/7' }), 'https://phone.example/tenants/7')
    expect(wild.verify(request, { now })).toMatchObject({ proof: { key: 0 } })
  })

  describe('with a body other than a form', () => {
    const body = '{"Title":"tide","nested":{"a":[1]}}'

    it('verifies the hash of the body in the URL', async () => {
      const delivery = await provider.parse(await provider.verify(json(body), { now }))
      expect(delivery).toMatchObject({ event: 'other', payload: JSON.parse(body) })
      expect(await provider.verify(json(body, `${url}?a=1`), { now })).toMatchObject({ proof: { key: 0 } })
    })

    it('refuses another body, another hash and two hashes', async () => {
      const request = json(body)
      await expectRefused(provider, withBody(request, `${body} `), 'signature_mismatch', now)
      const other = createHash('sha256').update('other').digest('hex')
      await expectRefused(provider, json(body, url, other), 'signature_mismatch', now)
      await expectRefused(
        provider,
        { ...request, url: request.url.replace(/.{64}$/, other) },
        'signature_mismatch',
        now,
      )
      await expectRefused(provider, json(body, `${url}?bodySHA256=${other}`), 'proof_duplicated', now)
    })

    it('refuses a hash from the text of a form that an attacker moved into the query', async () => {
      const hash = createHash('sha256').update(body).digest('hex')
      const message = { AccountSid: 'AC1', Body: `&bodySHA256=${hash}&`, MessageSid: 'SM1', To: '+15558675310' }
      const called = `${url}?tenant=7`
      const signature = mac(called, message)
      const genuine = post(new URLSearchParams(message).toString(), signature, called)
      expect(provider.verify(genuine, { now })).toMatchObject({ proof: { key: 0 } })
      const moved = `${called}AccountSidAC1Body&bodySHA256=${hash}&MessageSidSM1To+15558675310`
      const headers = { 'content-type': 'application/json', [header]: signature }
      await expectRefused(provider, toWebhookRequest({ url: moved, headers, body }), 'signature_malformed', now)
    })

    it('accepts the hash before the rest of the query', () => {
      const called = `${url}?bodySHA256=${createHash('sha256').update(body).digest('hex')}&a=1&b=2`
      const headers = { 'content-type': 'application/json', [header]: mac(called) }
      const request = toWebhookRequest({ url: called, headers, body })
      expect(provider.verify(request, { now })).toMatchObject({ proof: { key: 0 } })
    })

    it.each(['', 'abc', 'z'.repeat(64), 'A'.repeat(64)])('refuses the hash %j', async (hash) => {
      await expectRefused(provider, json(body, url, hash), 'signature_malformed', now)
    })

    it('refuses a body without its hash', async () => {
      const headers = { 'content-type': 'application/json', [header]: mac(url) }
      await expectRefused(provider, toWebhookRequest({ url, headers, body }), 'proof_missing', now)
      // Under another name, the hash would not be checked.
      for (const query of ['?bodysha256=', '?xbodySHA256=', '?a=bodySHA256=']) {
        const called = `${url}${query}${createHash('sha256').update(body).digest('hex')}`
        const request = toWebhookRequest({ url: called, headers: { ...headers, [header]: mac(called) }, body })
        await expectRefused(provider, request, 'proof_missing', now)
      }
    })

    it('reads the hash from the signed URL, even if a function returns it', async () => {
      const stripped = twilio({ secrets: secret, url: () => url })
      await expectRefused(stripped, json(body), 'proof_missing', now)
      const { url: called } = json('{}')
      const fixed = twilio({ secrets: secret, url: () => called })
      const headers = { 'content-type': 'application/json', [header]: mac(called) }
      expect(await fixed.verify(toWebhookRequest({ url, headers, body: '{}' }), { now })).toMatchObject({
        proof: { key: 0 },
      })
      await expectRefused(fixed, toWebhookRequest({ url, headers, body }), 'signature_mismatch', now)
    })

    it('makes a delivery of each event of Event Streams', async () => {
      const events = [
        { specversion: '1.0', type: 'com.twilio.messaging.message.delivered', id: 'EZ1', data: { messageSid: 'SM1' } },
        { specversion: '1.0', type: 'com.twilio.messaging.message.sent', id: 'EZ2', data: {} },
      ]
      const verified = await provider.verify(json(JSON.stringify(events)), { now })
      expect(await provider.parseAll(verified, { now })).toMatchObject([
        { event: 'com.twilio.messaging.message.delivered', known: false, id: 'EZ1', payload: events[0] },
        { event: 'com.twilio.messaging.message.sent', id: 'EZ2' },
      ])
    })
  })

  it('reads an incoming message', async () => {
    const delivery = await provider.parse(await provider.verify(signed(twilioSample()), { now }))
    expect(delivery).toMatchObject({
      provider: 'twilio',
      event: 'message.received',
      known: true,
      id: 'SM2xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx:message.received:',
      sequence: undefined,
      payload: twilioPayload(),
    })
  })

  const token = 'f7c1d4d4-5bb4-4a5e-a3e5-7a4c0b1d7c32'
  const callback = { CallSid: 'CA1', CallbackSource: 'call-progress-events', SequenceNumber: '2' }
  it.each([
    ['message.delivered', true, 'SM1:message.delivered:', { MessageSid: 'SM1', MessageStatus: 'delivered' }],
    ['message.read', true, 'SM1:message.read:', { MessageSid: 'SM1', MessageStatus: 'read', EventType: 'READ' }],
    ['message.sent', true, 'SM1:message.sent:', { MessageSid: 'SM1', MessageStatus: 'sent', SmsStatus: 'queued' }],
    ['message.later', false, 'SM1:message.later:', { MessageSid: 'SM1', MessageStatus: 'later' }],
    ['voice.ringing', true, token, { CallSid: 'CA1', CallStatus: 'ringing', Direction: 'inbound' }],
    ['voice.in-progress', true, token, { CallSid: 'CA1', CallStatus: 'in-progress', Digits: '1' }],
    ['call.completed', true, 'CA1:call.completed:2', { ...callback, CallStatus: 'completed' }],
    ['recording.completed', false, token, { CallSid: 'CA1', RecordingSid: 'RE1', RecordingStatus: 'completed' }],
    ['conference.start', false, token, { ConferenceSid: 'CF1', CallSid: 'CA1', StatusCallbackEvent: 'start' }],
    ['room-created', false, token, { RoomSid: 'RM1', StatusCallbackEvent: 'room-created' }],
    ['onMessageAdded', false, token, { EventType: 'onMessageAdded', MessageSid: 'IM1' }],
    [
      'transcription.completed',
      false,
      token,
      { TranscriptionSid: 'TR1', TranscriptionStatus: 'completed', CallSid: 'CA1' },
    ],
    ['other', false, token, { AccountSid: 'AC1' }],
  ])('names %s', async (event, known, id, parameters) => {
    await expect(parse(parameters)).resolves.toMatchObject({ event, known, id })
  })

  it('numbers the status changes of a call', async () => {
    await expect(parse({ ...callback, CallStatus: 'completed' })).resolves.toMatchObject({
      sequence: { channel: 'CA1', number: 2 },
    })
    for (const SequenceNumber of [undefined, '', '-1', '1e3', '9999999999']) {
      await expect(parse({ ...callback, SequenceNumber })).resolves.toMatchObject({ sequence: undefined })
    }
  })

  it('refuses a form with too many parameters, and one with __proto__', async () => {
    const many = Array.from({ length: 257 }, (_, index) => `p${index}=`).join('&')
    await expectRefused(provider, signed(twilioSample({ body: many })), 'body_limit_exceeded', now)
    const few = twilio({ secrets: secret, url, maxFields: 1 })
    await expectRefused(few, signed(twilioSample({ body: 'a=1&b=2' })), 'body_limit_exceeded', now)
    await expect(parse(JSON.parse('{"__proto__":"1"}'))).rejects.toMatchObject({ code: 'body_key_forbidden' })
    await expectRefused(provider, signed(twilioSample({ body: 'a=%ff' })), 'body_malformed', now)
  })

  it('refuses GET, whose parameters would be in the logged URL', () => {
    expect(() => provider.admit({ ...twilioSample(), method: 'GET' })).toThrow(
      expect.objectContaining({ code: 'method_not_allowed' }),
    )
  })

  it('answers in TwiML', async () => {
    const handler = vi.fn(() => reply('<Response><Message>High at 5</Message></Response>', { mediaType: 'text/xml' }))
    const receiver = createReceiver({ provider, on: { 'message.received': handler } })
    const first = await injectDelivery(receiver, signTwilio(twilioSample(), { secret }))
    expect(first.response).toMatchObject({
      status: 200,
      headers: { 'content-type': 'text/xml' },
      body: '<Response><Message>High at 5</Message></Response>',
    })
  })

  itBlamesTheSender(
    twilio({ secrets: secret, url }),
    (body) => {
      const hash = createHash('sha256').update(body).digest('hex')
      const called = `${url}?bodySHA256=${hash}`
      const request = toWebhookRequest({ url: called, headers: { 'content-type': form, [header]: mac(called) } })
      return { ...request, body }
    },
    twilioSample().body,
  )
})

describe('signTwilio', () => {
  it('signs as Twilio does', async () => {
    const sample = await signTwilio(twilioSample(), { secret })
    expect(sample).toEqual(signed(twilioSample()))
    const body = '{"a":1}'
    const headers = { 'Content-Type': 'application/json' }
    const asJson = await signTwilio(twilioSample({ body, headers, url: `${url}?a=1` }), { secret })
    expect(asJson.url).toBe(json(body, `${url}?a=1`).url)
    expect(asJson.headers).toContainEqual([header, mac(asJson.url)])
  })
})
