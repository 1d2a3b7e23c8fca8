import { HTTP, CloudEvent as SdkEvent } from 'cloudevents'
import { describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { validate } from '../../../src/core/provider/schema.js'
import {
  createReceiver,
  type Delivery,
  gone,
  memoryDedupeStore,
  reject,
  reply,
  retryLater,
  unverified,
} from '../../../src/index.js'
import { injectDelivery, withBody, withHeaders, withHeaderToken, withUrlToken } from '../../../src/testing/index.js'
import {
  type CloudEventsSampleOptions,
  cloudEvent,
  cloudEventsSample,
} from '../../../src/testing/vendors/cloudevents.js'
import { type CloudEventsOptions, cloudEventSchema, cloudEvents } from '../../../src/vendors/cloudevents/cloudevents.js'
import { itBlamesTheSender } from '../styles/any-bytes.js'
import { itSurvivesHostileJson } from '../styles/hostile-json.js'
import { parseSample } from '../styles/parse-sample.js'

const provider = cloudEvents({ verify: unverified() })
const modes = ['binary', 'structured'] as const

function parse(options: CloudEventsSampleOptions) {
  return parseSample(provider, cloudEventsSample(options))
}

/** A binary event with these bytes, sent with this media type. */
function binary(body: string | Uint8Array, contentType: string | undefined, headers: Record<string, string> = {}) {
  const { data: _, ...attributes } = cloudEvent()
  const sample = cloudEventsSample({ mode: 'binary', event: { ...attributes, data: undefined } })
  return withHeaders(withBody(sample, body), { 'Content-Type': contentType, ...headers })
}

/** The requests that the handler of a receiver sees, and the receipt. */
async function receive(sample: Parameters<typeof injectDelivery>[1], options: Partial<CloudEventsOptions> = {}) {
  const handler = vi.fn<(delivery: Delivery) => void>()
  const receiver = createReceiver({
    provider: cloudEvents({ verify: unverified(), ...options } as CloudEventsOptions),
    on: { '*': handler },
  })
  const receipt = await injectDelivery(receiver, sample)
  return { receipt, handler }
}

describe('cloudEvents', () => {
  it.each(modes)('reads an event in %s mode, with its extensions', async (mode) => {
    await expect(parse({ mode })).resolves.toMatchObject({
      provider: 'cloudevents',
      event: 'com.example.tide.measured',
      known: false,
      id: 'https%3A//harbour.example/sensors/7:A234-1234-1234',
      sequence: undefined,
      payload: cloudEvent(),
    })
  })

  it('distinguishes events with the same id from two sources', async () => {
    const ids = ['/a', '/a:b', '/a%3Ab'].map(async (source) => (await parse({ event: { source } })).id)
    expect(new Set(await Promise.all(ids)).size).toBe(3)
  })

  it.each(modes)('refuses an event in %s mode without a required attribute', async (mode) => {
    for (const attribute of ['id', 'source', 'type']) {
      await expect(parse({ mode, event: { [attribute]: undefined } })).rejects.toMatchObject({
        code: 'payload_invalid',
        issues: [{ path: attribute }],
      })
      await expect(parse({ mode, event: { [attribute]: '' } })).rejects.toMatchObject({ code: 'payload_invalid' })
    }
  })

  it.each(modes)('refuses another version in %s mode as unsupported', async (mode) => {
    for (const specversion of ['0.3', '2.0', '10', 'x'.repeat(1000)]) {
      await expect(parse({ mode, event: { specversion } })).rejects.toMatchObject({
        code: 'media_type_unsupported',
        message: expect.not.stringContaining(specversion.slice(0, 20)),
      })
    }
    await expect(parse({ mode, event: { specversion: '1.1' } })).resolves.toMatchObject({ known: false })
  })

  it('refuses a request that is not a CloudEvent', async () => {
    for (const contentType of ['application/json', 'text/plain', undefined]) {
      const plain = withHeaders(binary('{}', contentType), { 'ce-specversion': undefined })
      await expect(parseSample(provider, plain)).rejects.toMatchObject({ code: 'media_type_unsupported' })
    }
    await expect(parse({ event: { specversion: undefined } })).rejects.toMatchObject({ code: 'payload_invalid' })
    for (const format of ['+avro', '', '+xml', '-batch+avro', 's']) {
      const other = withHeaders(cloudEventsSample(), { 'Content-Type': `Application/CloudEvents${format}` })
      expect(() => provider.admit(other)).toThrow(expect.objectContaining({ code: 'media_type_unsupported' }))
    }
  })

  itSurvivesHostileJson({
    provider,
    genuine: cloudEvent(),
    withBody: (body) => withBody(cloudEventsSample(), body),
  })
  itBlamesTheSender(provider, (body) => withBody(cloudEventsSample(), body), cloudEventsSample().body)

  it('refuses invalid options', () => {
    // @ts-expect-error neither tokens nor a verifier
    expect(() => cloudEvents({})).toThrow(/tokens and verify/)
    // @ts-expect-error both
    expect(() => cloudEvents({ tokens: 't', verify: unverified() })).toThrow(/tokens and verify/)
    expect(() => cloudEvents({ tokens: '' })).toThrow(/tokens/)
    expect(() => cloudEvents({ tokens: 't', name: '' })).toThrow(/name/)
    expect(() => cloudEvents({ tokens: 't', allowedOrigins: [''] })).toThrow(/allowedOrigins/)
    expect(() => cloudEvents({ tokens: 't', allowedRate: 0 })).toThrow(/allowedRate/)
    expect(() => cloudEvents({ tokens: 't', maxEvents: 0 })).toThrow(/maxEvents/)
    expect(() => cloudEvents({ tokens: 't', maxDepth: 1001 })).toThrow(/maxDepth/)
    expect(() => cloudEvents({ tokens: 't', events: [''] })).toThrow(/events/)
  })
})

describe('cloudEvents in structured mode', () => {
  it('reads null as an absent attribute, and as data that is null', async () => {
    const { payload } = await parse({ event: { subject: null, comexampleextension: null, data: null } })
    expect(payload).not.toHaveProperty('subject')
    expect(payload).not.toHaveProperty('comexampleextension')
    expect(payload).toHaveProperty('data', null)
  })

  it('decodes data_base64 to bytes', async () => {
    const event = { data: undefined, data_base64: 'AP/w', datacontenttype: 'application/vnd.apache.thrift.binary' }
    const { payload } = await parse({ event })
    expect(payload.data).toEqual(new Uint8Array([0, 0xff, 0xf0]))
    expect(payload).not.toHaveProperty('data_base64')
  })

  it.each(['AP_w', 'AP/', 'A P/w', 'AP/x=', 7, {}])('refuses the base64 %j', async (data_base64) => {
    await expect(parse({ event: { data: undefined, data_base64 } })).rejects.toMatchObject({
      code: 'payload_invalid',
      issues: [{ path: 'data_base64' }],
    })
  })

  it('refuses both data and data_base64', async () => {
    await expect(parse({ event: { data: null, data_base64: 'AP/w' } })).rejects.toMatchObject({
      code: 'payload_invalid',
    })
  })

  it('does not parse a JSON string twice', async () => {
    await expect(parse({ event: { data: '{"a":1}' } })).resolves.toMatchObject({ payload: { data: '{"a":1}' } })
  })

  it('reads no attributes from headers', async () => {
    const sample = withHeaders(cloudEventsSample(), { 'ce-type': 'com.example.forged', 'ce-extra': '1' })
    await expect(parseSample(provider, sample)).resolves.toMatchObject({ payload: cloudEvent() })
    expect((await parseSample(provider, sample)).payload).not.toHaveProperty('extra')
  })
})

describe('cloudEvents in binary mode', () => {
  // The example of the binding, section 3.1.3.2, and the rules in its text.
  it.each([
    ['Euro%20%E2%82%AC%20%F0%9F%98%80', 'Euro € 😀'],
    ['Euro%20%e2%82%ac%20%f0%9f%98%80', 'Euro € 😀'],
    ['%41bc', 'Abc'],
    ['%2541', '%41'],
    ['"two words"', 'two words'],
    ['"a \\"quote\\" and \\\\"', 'a "quote" and \\'],
    ['"%20"', ' '],
    ['a+b', 'a+b'],
    ['50% off', '50% off'],
    ['half"quoted', 'half"quoted'],
  ])('decodes the header value %s', async (value, subject) => {
    const sample = binary('', undefined, { 'CE-Subject': value })
    await expect(parseSample(provider, sample)).resolves.toMatchObject({ payload: { subject } })
  })

  it.each(['%C0%A0', '%ff', '%ED%A0%80'])('refuses %s, which is not UTF-8', async (value) => {
    await expect(parseSample(provider, binary('', undefined, { 'ce-subject': value }))).rejects.toMatchObject({
      code: 'payload_invalid',
      field: 'ce-subject',
    })
  })

  it('refuses a duplicated attribute, and a duplicated Content-Type', async () => {
    const sample = cloudEventsSample({ mode: 'binary' })
    for (const [name, code] of [
      ['ce-id', 'payload_invalid'],
      ['ce-comexampleextension', 'payload_invalid'],
      ['content-type', 'media_type_unsupported'],
    ] as const) {
      const [, value = ''] = sample.headers.find(([header]) => header.toLowerCase() === name) ?? []
      await expect(parseSample(provider, withHeaders(sample, { [name]: [value, value] }))).rejects.toMatchObject({
        code,
      })
    }
  })

  it('ignores headers that cannot be attributes', async () => {
    const headers = { 'ce-data': 'x', 'ce-datacontenttype': 'text/plain', 'ce-__proto__': 'x', 'ce-not-one': 'x' }
    const { payload } = await parseSample(provider, binary('{"a":1}', 'application/json', headers))
    expect(payload).toEqual({ ...cloudEvent(), data: { a: 1 } })
  })

  it.each([
    ['application/json', '{"a":1}', { a: 1 }],
    ['Application/JSON; charset=utf-8', '7', 7],
    ['application/vnd.example+json', '[null]', [null]],
    ['text/json', '""', ''],
    ['text/plain', 'Grüße', 'Grüße'],
    ['application/xml', '<much wow="xml"/>', '<much wow="xml"/>'],
    ['image/svg+xml; charset="UTF-8"', '<svg/>', '<svg/>'],
    ['text/plain; charset=iso-8859-1', 'a', new Uint8Array([97])],
    ['application/octet-stream', 'a', new Uint8Array([97])],
    ['application/jsonp', 'a', new Uint8Array([97])],
    [undefined, '{}', new Uint8Array([123, 125])],
  ])('reads data of the type %s', async (contentType, body, data) => {
    const { payload } = await parseSample(provider, binary(body, contentType))
    expect(payload.data).toEqual(data)
    expect(payload.datacontenttype).toBe(contentType)
  })

  it('keeps text that is not UTF-8 as bytes', async () => {
    const bytes = new Uint8Array([0xff])
    expect((await parseSample(provider, binary(bytes, 'text/plain'))).payload.data).toEqual(bytes)
  })

  it('works without data', async () => {
    expect((await parseSample(provider, binary('', 'application/json'))).payload).not.toHaveProperty('data')
  })

  it.each([
    ['{', 'body_malformed'],
    [`${'['.repeat(65)}${']'.repeat(65)}`, 'body_limit_exceeded'],
    ['{"__proto__":1}', 'body_key_forbidden'],
  ])('refuses the JSON %#', async (body, code) => {
    await expect(parseSample(provider, binary(body, 'application/json'))).rejects.toMatchObject({ code })
  })
})

describe('cloudEvents in batched mode', () => {
  const batch = (count: number) =>
    cloudEventsSample({ mode: 'batch', event: Array.from({ length: count }, (_, index) => ({ id: `${index}` })) })

  it('handles each event separately, and drops duplicates among them', async () => {
    const ids: unknown[] = []
    const receiver = createReceiver({
      provider,
      on: { 'com.example.tide.measured': ({ payload }) => void ids.push(payload.id) },
      dedupe: memoryDedupeStore(),
    })
    const sample = cloudEventsSample({ mode: 'batch', event: [{ id: 'a' }, { id: 'b' }, { id: 'a' }] })
    expect((await injectDelivery(receiver, sample)).response.status).toBe(204)
    expect(ids).toEqual(['a', 'b'])
  })

  it('accepts an empty batch', async () => {
    const { receipt, handler } = await receive(batch(0))
    expect(receipt.response.status).toBe(204)
    expect(handler).not.toHaveBeenCalled()
  })

  it('decodes data_base64', async () => {
    const { handler } = await receive(
      cloudEventsSample({ mode: 'batch', event: [{ data: undefined, data_base64: 'AA==' }] }),
    )
    expect(handler.mock.calls[0]?.[0].payload).toMatchObject({ data: new Uint8Array(1) })
  })

  it('refuses a whole batch if one event is invalid', async () => {
    const { receipt, handler } = await receive(
      cloudEventsSample({ mode: 'batch', event: [{}, { id: 'b', type: undefined }] }),
    )
    expect(receipt.error?.code).toBe('payload_invalid')
    expect(handler).not.toHaveBeenCalled()
  })

  it('limits the number of events', async () => {
    expect((await receive(batch(2), { maxEvents: 2 })).receipt.response.status).toBe(204)
    expect((await receive(batch(3), { maxEvents: 2 })).receipt.error).toMatchObject({
      code: 'body_limit_exceeded',
      limit: 2,
    })
  })

  it.each(['{}', '"a"', 'null', '[[]]', '[null]'])('refuses the batch %s', async (body) => {
    expect((await receive(withBody(batch(1), body))).receipt.error?.code).toBe('payload_invalid')
  })

  it('refuses a list in structured mode', async () => {
    const list = withHeaders(batch(1), { 'Content-Type': 'application/cloudevents+json' })
    expect((await receive(list)).receipt.error?.code).toBe('payload_invalid')
  })
})

describe('cloudEvents with tokens', () => {
  const secured = cloudEvents({ tokens: ['new', 'old'] })
  const inHeader = (token: string) =>
    withHeaderToken(cloudEventsSample(), { header: 'authorization', prefix: 'Bearer ', token })
  const inUrl = (token: string) => withUrlToken(cloudEventsSample(), { parameter: 'access_token', token })

  it('accepts them in the header and in the URL', async () => {
    await expect(parseSample(secured, inHeader('old'))).resolves.toMatchObject({ proof: { strength: 'token', key: 1 } })
    await expect(parseSample(secured, inUrl('new'))).resolves.toMatchObject({ proof: { strength: 'url', key: 0 } })
  })

  it('refuses wrong, duplicated and missing tokens', async () => {
    const refusals = [
      [inHeader('other'), 'token_mismatch'],
      [inUrl('other'), 'token_mismatch'],
      [withHeaders(inHeader('new'), { authorization: 'Basic new' }), 'token_mismatch'],
      [withHeaders(inHeader('new'), { authorization: ['Bearer new', 'Bearer new'] }), 'proof_duplicated'],
      [{ ...cloudEventsSample(), url: 'https://a.example/?access_token=new&access_token=new' }, 'proof_duplicated'],
      [cloudEventsSample(), 'proof_missing'],
    ] as const
    for (const [sample, code] of refusals) await expect(parseSample(secured, sample)).rejects.toMatchObject({ code })
  })
})

describe('Cache-Control of cloudEvents', () => {
  const inUrl = withUrlToken(cloudEventsSample(), { parameter: 'access_token', token: 'new' })
  const cacheControl = async (sample: Parameters<typeof injectDelivery>[1], handle: () => unknown = () => {}) => {
    const receiver = createReceiver({
      provider: cloudEvents({ tokens: 'new' }),
      on: { '*': handle },
      onError: () => {},
    })
    const { response } = await injectDelivery(receiver, sample)
    return [response.status, response.headers['cache-control']]
  }

  // RFC 6750, section 2.3.
  it('is private in a success after a token in the URL, whatever the handler returns', async () => {
    expect(await cacheControl(inUrl)).toEqual([204, 'private'])
    expect(await cacheControl(inUrl, () => reply({ ok: true }))).toEqual([200, 'private'])
    expect(await cacheControl(inUrl, reject)).toEqual([204, 'private'])
  })

  it('is not sent with a refusal, or by a verifier without tokens', async () => {
    expect(await cacheControl(cloudEventsSample())).toEqual([401, undefined])
    expect(await cacheControl(inUrl, retryLater)).toEqual([429, undefined])
    expect((await receive(inUrl)).receipt.response.headers).toEqual({})
  })
})

describe('the validation request', () => {
  const ask = (headers: Record<string, string | string[] | undefined> = {}) =>
    withHeaders(cloudEventsSample({ method: 'OPTIONS', body: '' }), {
      'Content-Type': undefined,
      'WebHook-Request-Origin': 'eventgrid.azure.net',
      ...headers,
    })
  const allowedOrigins = ['other.example', 'EventGrid.azure.net']

  it('is granted to an origin on the list, without a token', async () => {
    const { receipt, handler } = await receive(ask({ 'WebHook-Request-Rate': '120' }), { allowedOrigins })
    expect(receipt).toMatchObject({ outcome: 'answered', response: { status: 204, body: '' } })
    expect(receipt.response.headers).toEqual({
      allow: 'POST',
      'webhook-allowed-origin': 'eventgrid.azure.net',
      'webhook-allowed-rate': '*',
    })
    expect(handler).not.toHaveBeenCalled()
  })

  it('states the allowed rate', async () => {
    const { receipt } = await receive(ask({ 'WebHook-Request-Rate': '120' }), { allowedOrigins, allowedRate: 60 })
    expect(receipt.response.headers['webhook-allowed-rate']).toBe('60')
  })

  it('is granted to every origin only if the list contains *', async () => {
    const { receipt } = await receive(ask({ 'WebHook-Request-Origin': 'any.example' }), { allowedOrigins: ['*'] })
    expect(receipt.response.headers['webhook-allowed-origin']).toBe('*')
  })

  it.each([
    ['no list', {}, []],
    ['another origin', { 'WebHook-Request-Origin': 'eventgrid.azure.net.evil.example' }, allowedOrigins],
    ['an asterisk', { 'WebHook-Request-Origin': '*' }, allowedOrigins],
    ['no origin', { 'WebHook-Request-Origin': undefined }, ['*']],
    ['two origins', { 'WebHook-Request-Origin': ['other.example', 'other.example'] }, allowedOrigins],
  ])('is refused with %s', async (_, headers, origins) => {
    const { receipt } = await receive(ask(headers), { allowedOrigins: origins })
    expect(receipt.response.status).toBe(405)
    expect(Object.keys(receipt.response.headers)).toEqual(['allow'])
  })

  it('does not exempt a POST from verification', async () => {
    const posted = { ...ask(), method: 'POST' }
    const receiver = createReceiver({ provider: cloudEvents({ tokens: 't', allowedOrigins }), on: {} })
    expect((await injectDelivery(receiver, withHeaders(posted, { 'ce-specversion': '1.0' }))).response.status).toBe(401)
  })
})

describe('a receiver of CloudEvents', () => {
  it.each([
    ['success', () => undefined, 204, undefined],
    ['a body', () => reply({ taken: true }), 200, undefined],
    ['retryLater', () => retryLater(), 429, '60'],
    ['retryLater with a time', () => retryLater({ afterSeconds: 5 }), 429, '5'],
    ['gone', () => gone(), 410, undefined],
    ['reject', () => reject(), 204, undefined],
  ])('answers %s', async (_, handler, status, retryAfter) => {
    const receiver = createReceiver({ provider, on: { '*': handler } })
    const { response } = await injectDelivery(receiver, cloudEventsSample())
    expect(response.status).toBe(status)
    expect(response.headers['retry-after']).toBe(retryAfter)
  })

  it('answers 415 to an unsupported format', async () => {
    const { receipt } = await receive(
      withHeaders(cloudEventsSample(), { 'Content-Type': 'application/cloudevents+avro' }),
    )
    expect(receipt.response.status).toBe(415)
  })

  it('answers 202 if the handler is still running', async () => {
    let finish = () => {}
    const working = new Promise<void>((resolve) => {
      finish = resolve
    })
    const receiver = createReceiver({
      provider,
      on: { '*': () => working },
      limits: { ackDeadlineMs: 1 },
      onDeadline: 'accept',
    })
    expect((await injectDelivery(receiver, cloudEventsSample())).response.status).toBe(202)
    finish()
  })
})

describe('cloudEvents with events and sequences', () => {
  it('checks the schemas of known events', async () => {
    const measured = z.looseObject({ type: z.string(), data: z.object({ metres: z.number() }) })
    const precise = cloudEvents({ verify: unverified(), events: { 'com.example.tide.measured': measured } })
    await expect(parseSample(precise, cloudEventsSample())).resolves.toMatchObject({ known: true })
    await expect(parseSample(precise, cloudEventsSample({ event: { data: {} } }))).rejects.toMatchObject({
      issues: [{ path: 'data.metres' }],
    })
  })

  it.each([
    ['007', 7],
    [7, 7],
    ['7a', undefined],
    ['99999999999999999999', undefined],
    [1.5, undefined],
    [undefined, undefined],
  ])('reads the sequence %j', async (sequence, number) => {
    const ordered = cloudEvents({ verify: unverified(), sequence: true })
    const delivery = await parseSample(ordered, cloudEventsSample({ event: { sequence } }))
    expect(delivery.sequence).toEqual(number === undefined ? undefined : { channel: cloudEvent().source, number })
    expect((await parse({ event: { sequence } })).sequence).toBeUndefined()
  })
})

describe('the SDK for JavaScript', () => {
  const { comexampleextension, data, ...attributes } = cloudEvent()
  // The SDK does not encode header values.
  const event = new SdkEvent({ ...attributes, subject: 'pier-4', comexampleextension, data })

  it.each(modes)('makes events in %s mode that we accept', async (mode) => {
    const { headers, body } = HTTP[mode](event)
    const sample = withBody({ ...cloudEventsSample(), headers: [] }, String(body))
    const sent = Object.entries(headers).map(([name, value]) => [name, String(value)] as const)
    await expect(parseSample(provider, withHeaders(sample, Object.fromEntries(sent)))).resolves.toMatchObject({
      payload: { ...cloudEvent(), subject: 'pier-4' },
    })
  })

  it.each(modes)('reads our sample in %s mode', (mode) => {
    const { headers, body } = cloudEventsSample({ mode, event: { subject: 'pier-4' } })
    const lowerCase = headers.map(([name, value]) => [name.toLowerCase(), value] as const)
    const read = HTTP.toEvent({ headers: Object.fromEntries(lowerCase), body: new TextDecoder().decode(body) })
    const { time: _, ...expected } = { ...cloudEvent(), subject: 'pier-4' }
    expect(read).toMatchObject(expected)
  })

  it('reads our batch', () => {
    const { body } = cloudEventsSample({ mode: 'batch', event: [{ id: 'a' }, { id: 'b' }] })
    const headers = { 'content-type': 'application/cloudevents-batch+json' }
    const read = HTTP.toEvent({ headers, body: new TextDecoder().decode(body) })
    expect(read).toMatchObject([{ id: 'a' }, { id: 'b' }])
  })
})

describe('cloudEventSchema', () => {
  it('validates a stored event', () => {
    expect(validate(cloudEventSchema, cloudEvent())).toEqual(cloudEvent())
  })
})
