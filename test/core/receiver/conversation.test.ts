import { describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import {
  createReceiver,
  defineProvider,
  gone,
  hmacSignature,
  isWebhookError,
  jsonBody,
  type Receipt,
  type ReceiverOptions,
  reject,
  reply,
  retryLater,
  toWebhookRequest,
  WebhookError,
  type WebhookErrorCode,
} from '../../../src/index.js'
import { memoryDedupeStore } from '../../../src/stores/dedupe/memory/index.js'
import { signHmac } from '../../../src/testing/index.js'
import { now, parcel, parcels } from './parcels.js'

const answered = ({ outcome, response: { status, headers, body } }: Receipt) => ({ outcome, status, headers, body })

describe('a probe', () => {
  const verify = vi.fn(hmacSignature({ secrets: 's3cret', header: 'x-signature' }))
  const provider = parcels({
    verify,
    probe: {
      methods: ['OPTIONS'],
      answer: ({ method }) => (method === 'OPTIONS' ? reply('', { headers: { 'Allowed-Rate': '5' } }) : undefined),
    },
  })
  const handle = vi.fn()
  const receiver = createReceiver({ provider, on: { '*': handle }, dedupe: memoryDedupeStore() })
  const send = (method: string) => receiver.receive({ ...parcel(), method })

  it('is answered before anything was verified, and no handler sees it', async () => {
    expect(answered(await send('OPTIONS'))).toEqual({
      outcome: 'answered',
      status: 200,
      headers: { 'allowed-rate': '5' },
      body: '',
    })
    expect(verify).not.toHaveBeenCalled()
    expect(handle).not.toHaveBeenCalled()
  })

  it.each([
    ['POST', {}],
    ['POST, PUT', { methods: ['PUT'] }],
  ] as const)('names %s in the response to another method', async (allow, definition) => {
    const other = createReceiver({ provider: parcels({ verify, ...definition }), on: { '*': handle } })
    const { response } = await other.receive({ ...parcel(), method: 'DELETE' })
    expect([response.status, response.headers['allow']]).toEqual([405, allow])
  })

  it('verifies every other request', async () => {
    const receipt = await send('POST')
    expect(receipt.response.status).toBe(401)
    expect(receipt.error?.code).toBe('proof_missing')
  })

  it.each(['GET', 'options', 'PUT'])('does not open the method %s', async (method) => {
    const { response, error } = await send(method)
    expect(response.status).toBe(405)
    expect(error?.code).toBe('method_not_allowed')
  })

  it("does not turn a request with a probe's method into a delivery, even if it is signed", async () => {
    const closed = parcels({ probe: { methods: ['GET'], answer: () => undefined } })
    const { response } = await createReceiver({ provider: closed, on: { '*': handle } }).receive({
      ...parcel(),
      method: 'GET',
    })
    expect(response.status).toBe(405)
    expect(handle).not.toHaveBeenCalled()
  })

  it('may be answered asynchronously', async () => {
    const slow = parcels({
      probe: {
        methods: ['GET'],
        answer: async ({ url }) => (url.endsWith('?challenge=7') ? reply('7') : undefined),
      },
    })
    const asynchronous = createReceiver({ provider: slow, on: {} })
    const get = (query: string) =>
      asynchronous.receive({ ...parcel(), method: 'GET', url: `https://a.example/${query}` })
    expect(answered(await get('?challenge=7'))).toMatchObject({ outcome: 'answered', status: 200, body: '7' })
    expect((await get('')).error?.code).toBe('method_not_allowed')
    expect((await asynchronous.receive(parcel())).outcome).toBe('ignored')
  })

  it('is answered with 503 when its answer fails for a transient reason', async () => {
    const failing = parcels({
      probe: { answer: () => Promise.reject(new WebhookError('store_unavailable', 'no tenants')) },
    })
    expect((await createReceiver({ provider: failing, on: {} }).receive(parcel())).response.status).toBe(503)
  })

  it('fails if the definition returns nonsense', async () => {
    const broken = parcels({ probe: { answer: () => new Response('x') as never } })
    const { response, error } = await createReceiver({ provider: broken, on: {} }).receive(parcel())
    expect(response.status).toBe(500)
    expect(error?.code).toBe('outcome_invalid')
  })
})

describe('a handshake', () => {
  const provider = parcels({
    verify: hmacSignature({ secrets: 's3cret', header: 'x-signature' }),
    handshake: async ({ type, challenge }) => (type === 'challenge' ? reply(String(challenge)) : undefined),
  })
  const handled: string[] = []
  const receiver = createReceiver({
    provider,
    on: { '*': ({ event }) => handled.push(event) },
    dedupe: memoryDedupeStore(),
  })
  const body = JSON.stringify({ type: 'challenge', challenge: 'abc', id: 'd1' })

  it('is answered by the provider, each time, and no handler sees it', async () => {
    const request = await signHmac(
      { ...parcel(JSON.parse(body)), body: new TextEncoder().encode(body) },
      {
        secret: 's3cret',
        header: 'x-signature',
      },
    )
    for (let time = 0; time < 2; time++) {
      const receipt = await receiver.receive(request)
      expect(answered(receipt)).toMatchObject({ outcome: 'answered', status: 200, body: 'abc' })
      expect(receipt).toMatchObject({ event: 'challenge', proof: { strength: 'signature' } })
    }
    expect(handled).toEqual([])
  })

  it('is never answered unverified', async () => {
    const { response } = await receiver.receive(parcel(JSON.parse(body)))
    expect(response).toEqual({ status: 401, headers: {}, body: '' })
  })

  it('reports a definition that returns nonsense', async () => {
    const broken = parcels({ handshake: () => (() => reply('x')) as never })
    const { error } = await createReceiver({ provider: broken, on: {} }).receive(parcel())
    expect(error?.code).toBe('outcome_invalid')
  })
})

describe('several deliveries in one request', () => {
  const schema = z.looseObject({ type: z.string(), id: z.optional(z.string()) })
  const provider = defineProvider({
    name: 'batches',
    verify: hmacSignature({ secrets: 's3cret', header: 'x-signature' }),
    body: jsonBody(),
    schema,
    events: { sent: z.looseObject({ type: z.string(), weight: z.number() }) },
    parts: (payload) => (Array.isArray(payload) ? payload : undefined),
    event: ({ type }) => type,
    id: ({ id }) => id,
  })

  async function signedBatch(payload: unknown) {
    const request = toWebhookRequest({
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(payload),
    })
    return signHmac(request, { secret: 's3cret', header: 'x-signature' })
  }

  function scenario(outcomes: Readonly<Record<string, () => unknown>> = {}, options: ReceiverOptions = {}) {
    const handled: (string | undefined)[] = []
    const reported: [WebhookErrorCode, string | undefined][] = []
    const receiver = createReceiver({
      provider,
      on: {
        '*': ({ id = '' }) => {
          handled.push(id)
          return outcomes[id]?.()
        },
      },
      onError: ({ code }, { deliveryId }) => reported.push([code, deliveryId]),
      dedupe: memoryDedupeStore(),
      now: () => now,
      ...options,
    })
    return { handled, reported, send: async (payload: unknown) => receiver.receive(await signedBatch(payload)) }
  }

  const three = ['a', 'b', 'c'].map((id) => ({ type: 'sent', id, weight: 1 }))

  it('are handled one after the other, each once, in their order', async () => {
    const { handled, send } = scenario()
    const first = await send(three)
    expect(first).toMatchObject({ outcome: 'handled', response: { status: 200 }, event: undefined })
    expect(await send([...three, { type: 'sent', id: 'd', weight: 1 }])).toMatchObject({ outcome: 'handled' })
    expect(handled).toEqual(['a', 'b', 'c', 'd'])
    expect((await send(three)).outcome).toBe('duplicate')
  })

  it('are typed and named each for itself', async () => {
    const verified = await provider.verify(await signedBatch([...three, { type: 'lost' }]))
    const deliveries = await provider.parseAll(verified)
    expect(deliveries.map(({ event, id, known }) => [event, id, known])).toEqual([
      ['sent', 'a', true],
      ['sent', 'b', true],
      ['sent', 'c', true],
      ['lost', undefined, false],
    ])
  })

  it('are sent again if one failed, and then only that one is handled', async () => {
    const failing = vi.fn().mockRejectedValueOnce(new Error('busy'))
    const { handled, reported, send } = scenario({ b: failing })
    const { outcome, response, error } = await send(three)
    expect([outcome, response.status, error?.code]).toEqual(['failed', 503, 'handler_failed'])
    expect(error?.message).toBe('1 of 3 deliveries in the request failed')
    expect(reported).toEqual([
      ['handler_failed', 'b'],
      ['handler_failed', undefined],
    ])
    expect((await send(three)).response.status).toBe(200)
    expect(handled).toEqual(['a', 'b', 'c', 'b'])
  })

  it.each([
    [{ a: () => reply('x'), b: () => retryLater(), c: () => gone() }, 'retry_later'],
    [{ a: () => reply('x'), c: () => gone() }, 'gone'],
    [{ a: () => reject() }, 'handled'],
    [{ a: () => reject(), b: () => reject(), c: () => reject() }, 'rejected'],
  ])('are answered by the strongest of their outcomes: case %#', async (outcomes, outcome) => {
    expect((await scenario(outcomes).send(three)).outcome).toBe(outcome)
  })

  it('may be none', async () => {
    expect(await scenario().send([])).toMatchObject({ outcome: 'ignored', response: { status: 200 } })
  })

  it('are handled within the time of one request', async () => {
    const request = await signedBatch(three)
    vi.useFakeTimers({ now })
    try {
      const wait = () => new Promise((resolve) => setTimeout(resolve, 300))
      const receiver = createReceiver({ provider, on: { '*': wait }, limits: { ackDeadlineMs: 500 } })
      const sending = receiver.receive(request)
      await vi.advanceTimersByTimeAsync(500)
      expect((await sending).error?.code).toBe('deadline_exceeded')
    } finally {
      vi.useRealTimers()
    }
  })

  it('are refused together where one of them does not match', async () => {
    const { handled, send } = scenario()
    const { response, error } = await send([...three, { type: 'sent', weight: 'heavy' }])
    expect([response.status, error?.code]).toEqual([400, 'payload_invalid'])
    expect(handled).toEqual([])
  })

  it('leave a request with one delivery as it is', async () => {
    const receipt = await scenario().send({ type: 'sent', id: 'z', weight: 1 })
    expect(receipt).toMatchObject({ outcome: 'handled', event: 'sent', deliveryId: 'z' })
  })

  it('wait for asynchronous schemas', async () => {
    const slow: typeof schema = {
      ...schema,
      '~standard': { ...schema['~standard'], validate: async (value) => schema['~standard'].validate(value) },
    }
    const patient = parcels({ schema: slow, parts: (payload) => payload as unknown[] })
    const { outcome } = await createReceiver({ provider: patient, on: { '*': () => {} } }).receive(
      parcel([{ type: 'a' }]),
    )
    expect(outcome).toBe('handled')
  })

  it.each([0, 2])('are not given by parse, which gives one: %i', async (count) => {
    const verified = await provider.verify(await signedBatch(three.slice(0, count)))
    expect(() => provider.parse(verified)).toThrow(expect.objectContaining({ code: 'payload_invalid' }))
    const [only] = await provider.parseAll(await provider.verify(await signedBatch(three.slice(0, 1))))
    expect(only?.event).toBe('sent')
  })

  it.each([
    [5000, 'ignored', 200],
    [5001, 'body_limit_exceeded', 400],
  ])('are %i at a time: %s', async (count, expected, status) => {
    const many = parcels({ parts: () => Array(count).fill({ type: 'other' }) })
    const { outcome, error, response } = await createReceiver({ provider: many, on: {}, onError: () => {} }).receive(
      parcel([]),
    )
    expect([error?.code ?? outcome, response.status]).toEqual([expected, status])
  })

  it('are parsed only if this provider verified the request', () => {
    const parseAll = () => provider.parseAll({ request: parcel(), proof: { strength: 'none' } } as never)
    expect(parseAll).toThrow(TypeError)
  })
})

describe('the retry information of a provider', () => {
  it('is on the delivery', async () => {
    const seen: unknown[] = []
    const provider = parcels({
      retry: ({ attempt }) => (attempt ? { attempt: Number(attempt), reason: 'timeout' } : undefined),
    })
    const receiver = createReceiver({ provider, on: { '*': ({ retry }) => seen.push(retry) } })
    await receiver.receive(parcel({ type: 'x' }))
    await receiver.receive(parcel({ type: 'x', attempt: 2 }))
    expect(seen).toEqual([undefined, { attempt: 2, reason: 'timeout' }])
  })
})

describe('onDuplicate', () => {
  it("with 'handle', gives a duplicate to the handler, marked as repeated", async () => {
    const repeats: boolean[] = []
    const receiver = createReceiver({
      provider: parcels(),
      on: { '*': (_, { duplicate }) => repeats.push(duplicate) },
      dedupe: { store: memoryDedupeStore(), onDuplicate: 'handle' },
    })
    for (let time = 0; time < 3; time++) {
      expect((await receiver.receive(parcel({ type: 'x', id: 'd' }))).outcome).toBe('handled')
    }
    expect(repeats).toEqual([false, true, true])
  })

  it('is checked at start', () => {
    const dedupe = { store: memoryDedupeStore(), onDuplicate: 'drop' as 'handle' }
    const wrong = () => createReceiver({ provider: parcels(), on: {}, dedupe })
    expect(wrong).toThrow(/^createReceiver: dedupe\.onDuplicate /)
  })
})

describe('rejectHeaders', () => {
  it('are sent with every permanent refusal, and only then', async () => {
    const provider = parcels({ responses: { rejectHeaders: { 'X-No-Retry': '1' } } })
    const answer = async (handler: () => unknown) =>
      (await createReceiver({ provider, on: { '*': handler } }).receive(parcel())).response.headers
    expect(await answer(() => reject())).toEqual({ 'x-no-retry': '1' })
    expect(await answer(() => undefined)).toEqual({})
    expect(await answer(() => retryLater())).toEqual({})
  })
})

describe('successHeaders', () => {
  it('are sent with every success, and a reply can override them', async () => {
    const provider = parcels({ responses: { successHeaders: { 'X-Cache': 'no', 'X-Kind': 'parcel' } } })
    const answer = async (on: object) => (await createReceiver({ provider, on }).receive(parcel())).response.headers
    const both = { 'x-cache': 'no', 'x-kind': 'parcel' }
    expect(await answer({ '*': () => undefined })).toEqual(both)
    expect(await answer({})).toEqual(both)
    expect(await answer({ '*': () => reply('', { headers: { 'x-kind': 'reply' } }) })).toEqual({
      ...both,
      'x-kind': 'reply',
    })
    for (const outcome of [reject, gone, retryLater]) expect(await answer({ '*': () => outcome() })).toEqual({})
  })
})

describe('drain', () => {
  it('waits for a timed-out handler that is still running', async () => {
    vi.useFakeTimers({ now })
    try {
      let drained = false
      const receiver = createReceiver({
        provider: parcels(),
        on: { '*': () => new Promise((resolve) => setTimeout(resolve, 500)) },
        limits: { handlerTimeoutMs: 100 },
      })
      const receiving = receiver.receive(parcel())
      await vi.advanceTimersByTimeAsync(100)
      expect(isWebhookError((await receiving).error, 'handler_timeout')).toBe(true)
      void receiver.drain().then(() => {
        drained = true
      })
      await vi.advanceTimersByTimeAsync(399)
      expect(drained).toBe(false)
      await vi.advanceTimersByTimeAsync(1)
      expect(drained).toBe(true)
    } finally {
      vi.useRealTimers()
    }
  })
})
