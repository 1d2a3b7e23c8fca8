import { describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { defaultResponses } from '../../../src/core/provider/response-policy.js'
import {
  defineProvider,
  emptyBody,
  isWebhookError,
  jsonBody,
  jsonFormBody,
  type Proof,
  type ProviderDefinition,
  parseEventName,
  toWebhookRequest,
  unverified,
  type Verifier,
} from '../../../src/index.js'
import { now, parcels } from '../receiver/parcels.js'

const proof: Proof = { strength: 'token', verifier: 'here' }
const json = { 'Content-Type': 'application/json' }

async function parsed(payload: unknown, changes: Parameters<typeof parcels>[0] = {}) {
  const provider = parcels(changes)
  const request = toWebhookRequest({ headers: json, body: JSON.stringify(payload) })
  return provider.parse(await provider.verify(request, { now }), { now })
}

describe('defineProvider', () => {
  const definition = {
    name: 'p',
    verify: unverified(),
    body: jsonBody(),
    schema: z.looseObject({}),
    event: () => 'e',
  }

  it.each<[string, Record<string, unknown>]>([
    ['name', { name: '' }],
    ['name', { name: undefined }],
    ['verify', { verify: undefined }],
    ['verify', { verify: 'unverified' }],
    ['event', { event: 'type' }],
    ['schema', { schema: undefined }],
    ['schema', { schema: {} }],
    ['body', { body: undefined }],
    ['body', { body: [] }],
    ['body', { body: [undefined] }],
    ['body', { body: 'json' }],
    ['events.a', { events: { a: undefined } }],
    ['events', { events: 'a' }],
    ['payload', { payload: 1 }],
    ['id', { id: 'x-id' }],
    ['sequence', { sequence: {} }],
    ['retry', { retry: 1 }],
    ['parts', { parts: [] }],
    ['handshake', { handshake: 'ping' }],
    ['probe.answer', { probe: {} }],
    ['probe', { probe: null }],
    ['probe.methods', { probe: { answer: () => undefined, methods: 'GET' } }],
    ['responses.successHeaders: x', { responses: { successHeaders: { x: 'a\n' } } }],
    ['responses.rejectHeaders: x', { responses: { rejectHeaders: { x: 'a\n' } } }],
    ['responses.success', { responses: { success: 301 } }],
  ])('does not start with a wrong %s: %o', (option, changes) => {
    const make = () =>
      defineProvider({ ...definition, ...changes } as ProviderDefinition<typeof definition.schema, never>)
    expect(make).toThrow(TypeError)
    expect(make).toThrow(new RegExp(`^defineProvider: ${option.replace('.', '\\.')} `))
  })

  it('completes and freezes the response policy', () => {
    const provider = parcels({ responses: { success: 204 } })
    expect(provider.responses).toEqual({ ...defaultResponses, allow: 'POST', success: 204 })
    expect(Object.isFrozen(provider.responses) && Object.isFrozen(provider.responses.errors)).toBe(true)
  })
})

describe('admit', () => {
  it.each(['GET', 'HEAD', 'PUT', 'post', 'POSTX', '', `P${'O'.repeat(100_000)}ST`])(
    'refuses the method %.10s',
    (method) => {
      const admit = () => parcels().admit(toWebhookRequest({ method, headers: json }))
      expect(admit).toThrow(expect.objectContaining({ code: 'method_not_allowed' }))
      expect(admit).toThrow(/^.{0,60}$/)
    },
  )

  it.each([
    undefined,
    '',
    ';',
    'text/json',
    'application/x-www-form-urlencoded',
    'application/jsonp',
    'json',
    'x'.repeat(100_000),
  ])('refuses the media type %.40s', (mediaType) => {
    const request = toWebhookRequest({ headers: mediaType === undefined ? {} : { 'content-type': mediaType } })
    expect(() => parcels().admit(request)).toThrow(expect.objectContaining({ code: 'media_type_unsupported' }))
    expect(() => parcels().admit(request)).toThrow(/^.{0,200}$/)
  })

  it('names the accepted formats if the media type is wrong or missing', () => {
    expect(() => parcels().admit(toWebhookRequest({}))).toThrow('Content-Type is missing: expected json')
    const wrong = toWebhookRequest({ headers: { 'content-type': 'text/plain' } })
    expect(() => parcels({ body: [jsonBody(), jsonFormBody('payload', jsonBody())] }).admit(wrong)).toThrow(
      'Content-Type is "text/plain": expected json, json-form',
    )
  })

  it.each([
    'application/json',
    'Application/JSON ; charset="utf-8"',
    'application/json; utf-8',
    'application/a.b+json',
  ])('lets %s pass', (mediaType) => {
    const request = toWebhookRequest({ headers: { 'CONTENT-TYPE': mediaType } })
    expect(() => parcels().admit(request)).not.toThrow()
  })
})

describe('verify', () => {
  const request = toWebhookRequest({})

  it('answers at once where the verifier does', () => {
    expect(parcels({ verify: () => proof }).verify(request)).toMatchObject({ request, proof })
  })

  it('answers later where the verifier needs time', async () => {
    await expect(parcels({ verify: async () => proof }).verify(request)).resolves.toMatchObject({ request, proof })
  })

  it('hands the time of receipt to the verifier', () => {
    const verify = vi.fn<Verifier>(() => proof)
    void parcels({ verify }).verify(request, { now })
    expect(verify).toHaveBeenCalledWith(request, { now })
  })

  it("uses the system's clock by default", () => {
    const verify = vi.fn<Verifier>(() => proof)
    const before = Date.now()
    void parcels({ verify }).verify(request)
    expect(verify.mock.calls[0]?.[1].now).toBeGreaterThanOrEqual(before)
    expect(verify.mock.calls[0]?.[1].now).toBeLessThanOrEqual(Date.now())
  })

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['true', true],
    ['an empty object', {}],
    ['a strength that is no text', { strength: 1 }],
    ['a strength that there is not', { strength: 'bogus' }],
    ['a promise of nothing', Promise.resolve()],
  ])('does not take %s for a proof', async (_, result) => {
    const provider = parcels({ verify: (() => result) as Verifier })
    await expect((async () => provider.verify(request))()).rejects.toThrow(TypeError)
  })
})

describe('parse', () => {
  it('does not parse a value that verify has not made', () => {
    const forged = { request: toWebhookRequest({ headers: json, body: '{"type":"a"}' }), proof }
    expect(() => parcels().parse(forged as never)).toThrow(TypeError)
  })

  it('does not parse a request that another provider verified', async () => {
    const weaker = parcels()
    const verified = await weaker.verify(toWebhookRequest({ headers: json, body: '{"type":"a"}' }))
    expect(() => parcels({ verify: () => proof }).parse(verified)).toThrow(TypeError)
    expect(await weaker.parse(verified)).toMatchObject({ event: 'a' })
  })

  it('gives a known event with its payload', async () => {
    const payload = { type: 'parcel.sent', weight: 2, id: '7', more: { a: [1, null] } }
    expect(await parsed(payload)).toEqual({
      provider: 'parcels',
      known: true,
      event: 'parcel.sent',
      name: { resource: 'parcel', event: 'sent' },
      payload,
      id: '7',
      sequence: undefined,
      receivedAt: new Date(now),
      proof: { strength: 'none', verifier: 'unverified' },
      request: expect.objectContaining({ method: 'POST' }),
    })
  })

  it.each(['parcel.lost', 'x', 'toString', '__proto__', 'constructor', 'valueOf', '*', ''])(
    'delivers the unknown event %j',
    async (type) => {
      const delivery = await parsed({ type })
      expect(delivery).toMatchObject({ known: false, event: type, payload: { type } })
      expect(delivery.name).toEqual(parseEventName(type))
    },
  )

  it('recognizes a declared event that is named like an inherited property', async () => {
    const events = JSON.parse('{"__proto__":1,"toString":1}', (_, value) =>
      value === 1 ? z.looseObject({ n: z.number() }) : value,
    )
    expect(await parsed({ type: '__proto__', n: 1 }, { events })).toMatchObject({ known: true, event: '__proto__' })
    await expect(parsed({ type: 'toString' }, { events })).rejects.toMatchObject({ code: 'payload_invalid' })
  })

  it.each<[string, unknown, string]>([
    ['the common shape', { type: 7 }, 'type'],
    ['the shape of its event', { type: 'parcel.sent', weight: '2' }, 'weight'],
  ])('refuses a payload without %s, and says where', async (_, payload, path) => {
    const error = await parsed(payload).then(
      () => undefined,
      (thrown: unknown) => thrown,
    )
    expect(isWebhookError(error, 'payload_invalid') && error.issues?.map((issue) => issue.path)).toEqual([path])
    expect(JSON.stringify(error)).not.toContain('"2"')
  })

  it('waits for an asynchronous schema', async () => {
    const later = z.looseObject({
      type: z.string().check(z.refine(async (type) => type !== 'bad')),
      id: z.optional(z.string()),
    })
    expect(await parsed({ type: 'good' }, { schema: later })).toMatchObject({ event: 'good' })
    await expect(parsed({ type: 'bad' }, { schema: later })).rejects.toMatchObject({ code: 'payload_invalid' })
  })

  it('returns the output of the schema as the payload', async () => {
    const events = {
      'parcel.sent': z.pipe(
        z.looseObject({ kg: z.number() }),
        z.transform(({ kg }) => ({ grams: kg * 1000 })),
      ),
    }
    expect(await parsed({ type: 'parcel.sent', kg: 2 }, { events: events as never })).toMatchObject({
      payload: { grams: 2000 },
    })
  })

  it('reads id and sequence from body and headers', async () => {
    const delivery = await parsed(
      { type: 'x', id: '1' },
      {
        id: (payload, request) => `${payload.id}:${request.method}`,
        sequence: (payload) => ({ channel: payload.type, number: 4 }),
      },
    )
    expect(delivery).toMatchObject({ id: '1:POST', sequence: { channel: 'x', number: 4 } })
  })

  it.each<[string, object]>([
    ['event', { event: () => undefined }],
    ['event', { event: async () => 'late' }],
    ['event', { event: () => 7 }],
    ['id', { id: () => 7 }],
    ['id', { id: async () => '7' }],
    ['sequence', { sequence: () => 7 }],
    ['sequence', { sequence: () => ({ channel: 'a' }) }],
    ['sequence', { sequence: () => ({ channel: 1, number: 1 }) }],
    ['sequence', { sequence: () => ({ channel: 'a', number: Number.NaN }) }],
  ])('fails with internal_error if %s returns a wrong value: %o', async (name, changes) => {
    await expect(parsed({ type: 'x' }, changes)).rejects.toMatchObject({
      code: 'internal_error',
      message: expect.stringMatching(new RegExp(`^defineProvider: ${name} must return `)),
    })
  })

  it('leaves it to the sequencer which numbers are valid', async () => {
    const sequence = () => ({ channel: 'a', number: 10.25 })
    expect(await parsed({ type: 'x' }, { sequence })).toMatchObject({ sequence: { number: 10.25 } })
  })

  it('treats an empty id as missing, so that two such deliveries are not duplicates', async () => {
    expect(await parsed({ type: 'x' }, { id: () => '' })).toMatchObject({ id: undefined })
  })

  it('takes null for no id and no sequence', async () => {
    const nothing = { id: () => null, sequence: () => null } as object
    expect(await parsed({ type: 'x' }, nothing)).toMatchObject({ id: undefined, sequence: undefined })
  })

  it('makes the payload from body and headers, where the definition says how', async () => {
    const payload = (body: unknown, { headers }: { headers: readonly unknown[] }) => ({
      type: 'made',
      body,
      lines: headers.length,
    })
    expect((await parsed([1], { payload })).payload).toEqual({ type: 'made', body: [1], lines: 1 })
  })

  it('reads the body with the format that the media type names', async () => {
    const provider = parcels({ body: [jsonBody(), emptyBody()], payload: (body) => ({ type: typeof body }) })
    const types = [json, { 'content-type': 'text/plain' }].map(async (headers) => {
      const body = headers === json ? '{}' : ''
      return (await provider.parse(await provider.verify(toWebhookRequest({ headers, body })))).event
    })
    expect(await Promise.all(types)).toEqual(['object', 'undefined'])
  })

  it('refuses a body of another format, as admit does', async () => {
    const provider = parcels()
    const verified = await provider.verify(toWebhookRequest({ body: '{}' }))
    expect(() => provider.parse(verified)).toThrow(expect.objectContaining({ code: 'media_type_unsupported' }))
  })

  it.each([
    ['{"type":', 'body_malformed'],
    ['', 'body_malformed'],
    ['{"type":"x","a":{"__proto__":{"b":1}}}', 'body_key_forbidden'],
    [`{"type":"x","a":${'['.repeat(64)}${']'.repeat(64)}}`, 'body_limit_exceeded'],
  ])('refuses %.30s as %s', async (body, code) => {
    const provider = parcels()
    const verified = await provider.verify(toWebhookRequest({ headers: json, body }))
    expect(() => provider.parse(verified)).toThrow(expect.objectContaining({ code }))
    expect(Object.prototype).not.toHaveProperty('b')
  })
})
