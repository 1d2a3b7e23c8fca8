import { createHmac } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import type { BodyLimits } from '../../../src/authors.js'
import { errorStatus } from '../../../src/core/provider/response-policy.js'
import { requireReadable } from '../../../src/core/request/headers.js'
import {
  type AnyProvider,
  createReceiver,
  gone,
  hmacSignature,
  type IncomingRequest,
  type Proof,
  publicKeySignature,
  type Receipt,
  type ReceiverOptions,
  reject,
  reply,
  retryLater,
  toWebhookRequest,
  unverified,
  type Verifier,
  WebhookError,
  type WebhookErrorCode,
} from '../../../src/index.js'
import { host } from '../../../src/vendors/styles/host.js'
import { runs } from '../../runs.js'
import { now, parcel, parcels, receiveWith } from './parcels.js'

const secret = 'current'
const signedBody = '{"type":"parcel.sent","weight":2}'
const signedParcels = parcels({ verify: hmacSignature({ secrets: secret, header: 'X-Signature' }) })
const json = { 'content-type': 'application/json' }

function signed(changes: { body?: string; signature?: string; headers?: Record<string, string> } = {}) {
  const { body = signedBody, headers } = changes
  const signature = changes.signature ?? createHmac('sha256', secret).update(signedBody).digest('hex')
  return toWebhookRequest({ headers: { ...json, 'x-signature': signature, ...headers }, body })
}

/** A receiver of parcels with one handler for everything. */
function receiverWith(
  options: ReceiverOptions & {
    readonly provider?: AnyProvider
    readonly on?: Readonly<Record<string, () => unknown>>
  } = {},
) {
  return createReceiver({ provider: parcels(), on: { '*': () => {} }, now: () => now, ...options })
}

const hostile = new Proxy(
  {},
  Object.fromEntries(
    ['get', 'has', 'getPrototypeOf', 'ownKeys', 'getOwnPropertyDescriptor'].map((trap) => [
      trap,
      () => {
        throw new Error(`hostile ${trap}`)
      },
    ]),
  ),
)

function throwing(thrown: unknown): () => never {
  return () => {
    throw thrown
  }
}

describe('createReceiver', () => {
  it.each<[string, Record<string, unknown>]>([
    ['provider', { provider: undefined }],
    ['provider.admit', { provider: { ...parcels(), admit: undefined } }],
    ['provider.verify', { provider: { ...parcels(), verify: undefined } }],
    ['provider.parseAll', { provider: { ...parcels(), parseAll: 1 } }],
    ['provider.responses.success', { provider: { ...parcels(), responses: { success: 301 } } }],
    ['on', { on: undefined }],
    ['on["a"]', { on: { a: undefined } }],
    ['now', { now: 5 }],
    ['onError', { onError: 'log' }],
    ['onReceipt', { onReceipt: {} }],
    ['limits.maxBodyBytes', { limits: { maxBodyBytes: 0 } }],
    ['limits.maxBodyBytes', { limits: { maxBodyBytes: '1mb' } }],
    ['limits.maxBodyBytes', { limits: { maxBodyBytes: NaN } }],
    ['limits.bodyTimeoutMs', { limits: { bodyTimeoutMs: -1 } }],
    ['limits.bodyTimeoutMs', { limits: { bodyTimeoutMs: 2 ** 31 } }],
    ['limits.handlerTimeoutMs', { limits: { handlerTimeoutMs: Infinity } }],
    ['limits.handlerTimeoutMs', { limits: { handlerTimeoutMs: 2 ** 31 } }],
    ['retryAfterSeconds', { retryAfterSeconds: 0.5 }],
    ['decompress[0]', { decompress: ['br'] }],
    ['decompress', { decompress: null }],
    ['decompress', { decompress: 'gzip' }],
    ['decompress', { decompress: { gzip: true } }],
  ])('does not start with a wrong %s: %o', (option, changes) => {
    const make = () => receiverWith(changes as never)
    expect(make).toThrow(TypeError)
    expect(make).toThrow(expect.objectContaining({ message: expect.stringMatching(/^createReceiver: /) }))
    expect(make).toThrow(`createReceiver: ${option} `)
  })
})

describe('receive', () => {
  it('gives an unknown event to no handler of a declared one', async () => {
    const handler = vi.fn<() => void>()
    const fallback = vi.fn<(delivery: { readonly known: boolean }) => void>()
    const receiver = createReceiver({ provider: parcels(), on: { 'parcel.sent': handler, '*': fallback } })
    const receipt = await receiver.receive(parcel({ type: 'parcel.sent.created' }))
    expect(receipt).toMatchObject({ outcome: 'handled', event: 'parcel.sent.created' })
    expect(handler).not.toHaveBeenCalled()
    expect(fallback.mock.calls[0]?.[0].known).toBe(false)
  })

  it('passes a verified delivery to its handler, and describes it in the receipt', async () => {
    const handler = vi.fn()
    const receipt = await createReceiver({
      provider: signedParcels,
      on: { 'parcel.sent': handler },
      now: () => now,
    }).receive(signed())
    expect(receipt).toEqual({
      response: { status: 200, headers: {}, body: '' },
      outcome: 'handled',
      provider: 'parcels',
      event: 'parcel.sent',
      deliveryId: undefined,
      proof: {
        strength: 'signature',
        verifier: 'hmacSignature',
        algorithm: 'hmac-sha256',
        key: 0,
        signedAt: undefined,
      },
      error: undefined,
      receivedAt: now,
      durationMs: expect.any(Number),
    })
    expect(handler).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ event: 'parcel.sent', receivedAt: new Date(now), payload: JSON.parse(signedBody) }),
      expect.objectContaining({ signal: expect.any(AbortSignal) }),
    )
  })

  it('types the payload by the key of the handler', async () => {
    const numbers: number[] = []
    const receiver = createReceiver({
      provider: host({ verify: () => ({ strength: 'none', verifier: 'test' }) }),
      on: { 'issues.opened': (delivery) => numbers.push(delivery.payload.issue.number) },
    })
    const body = JSON.stringify({
      action: 'opened',
      issue: { url: 'https://host.example/issues/7', number: 7 },
      repository: { id: 1, full_name: 'team/app', owner: { login: 'team', id: 2 } },
      sender: { login: 'ann', id: 3 },
    })
    await receiver.receive(toWebhookRequest({ headers: { ...json, 'x-host-event': 'issues' }, body }))
    expect(numbers).toEqual([7])
  })

  it.each([
    ['parcel.sent', 'parcel.sent'],
    ['parcel.lost', 'parcel'],
    ['parcel', 'parcel'],
    ['parcels', '*'],
    ['toString', '*'],
    ['__proto__', '__proto__'],
    ['constructor', '*'],
    ['*', '*'],
  ])('calls for %s the handler %s', async (type, key) => {
    const called: string[] = []
    const on = ['parcel.sent', 'parcel', '*', '__proto__'].map((name) => [name, () => called.push(name)])
    const receipt = await receiverWith({ on: Object.fromEntries(on) }).receive(parcel({ type, weight: 1 }))
    expect(receipt).toMatchObject({ outcome: 'handled', event: type })
    expect(called).toEqual([key])
  })

  it.each(['parcel.lost', 'toString', '__proto__', 'constructor', '*'])(
    'acknowledges %s without a handler for it',
    async (type) => {
      const receipt = await receiverWith({ on: {} }).receive(parcel({ type, id: 'i' }))
      expect(receipt).toMatchObject({ outcome: 'ignored', event: type, deliveryId: 'i', response: { status: 200 } })
    },
  )

  it('reads the body under its limits, and only after the head was admitted', async () => {
    const body = vi.fn(async () => new TextEncoder().encode(signedBody))
    const receiver = receiverWith({ limits: { maxBodyBytes: 100, bodyTimeoutMs: 50 }, decompress: ['gzip'] })
    await receiver.receive({ ...parcel(), method: 'GET', body })
    expect(body).not.toHaveBeenCalled()
    expect(await receiver.receive({ ...parcel(), body })).toMatchObject({ outcome: 'handled' })
    expect(body).toHaveBeenCalledExactlyOnceWith({ maxBodyBytes: 100, bodyTimeoutMs: 50, decompress: ['gzip'] })
  })

  it('answers 503 if the body never arrives', async () => {
    const receiver = receiverWith({ limits: { bodyTimeoutMs: 20 } })
    const receipt = await receiver.receive({ ...parcel(), body: () => new Promise<never>(() => {}) })
    expect(receipt).toMatchObject({ outcome: 'failed', response: { status: 503 }, error: { code: 'body_timeout' } })
    await receiver.drain()
  })

  it('starts no timer for a body that is there', async () => {
    const timers = vi.spyOn(globalThis, 'setTimeout')
    const receiver = receiverWith({ limits: { handlerTimeoutMs: 1_000 } })
    await receiver.receive({ ...parcel(), body: async () => new TextEncoder().encode(signedBody) })
    expect(timers).not.toHaveBeenCalled()
    timers.mockRestore()
  })

  it.each<[string, AnyProvider]>([
    ['a secret', parcels({ verify: hmacSignature({ secrets: () => new Promise(() => {}), header: 'x-signature' }) })],
    [
      'a public key',
      parcels({
        verify: publicKeySignature({ keys: () => new Promise(() => {}), algorithms: ['RS256'], header: 'x-signature' }),
      }),
    ],
    ['a handshake', { ...parcels({ verify: unverified() }), handshake: () => new Promise(() => {}) }],
    ['a probe', { ...parcels({ verify: unverified() }), probe: () => new Promise(() => {}) }],
  ])('answers 503 if the resolver of %s never settles, and drains', async (_, provider) => {
    const receiver = receiverWith({ provider, limits: { verifyTimeoutMs: 20 } })
    const request = { ...parcel(), headers: [...parcel().headers, ['x-signature', 'ab'.repeat(32)]] as const }
    const receipt = await receiver.receive(request)
    expect(receipt).toMatchObject({ response: { status: 503 }, error: { code: 'key_unavailable' } })
    expect(await receiver.drain()).toEqual({ pending: 0 })
  })

  it('answers 500 if an asynchronous schema never settles, drains, and has an inbox retry', async () => {
    const provider: AnyProvider = { ...parcels(), parseAll: () => new Promise(() => {}) }
    const reported: string[] = []
    const onError = ({ code }: WebhookError) => reported.push(code)
    const receiver = receiverWith({ provider, limits: { verifyTimeoutMs: 20 }, onError })
    expect(await receiver.receive(parcel())).toMatchObject({
      response: { status: 500 },
      error: { code: 'internal_error', limit: 20 },
    })
    expect(await receiver.drain()).toEqual({ pending: 0 })
    const proof = { strength: 'none', verifier: 'unverified' } as const
    const request = toWebhookRequest({ headers: { 'Content-Type': 'application/json' }, body: '{}' })
    const record = { id: 'a', endpoint: 'parcels', provider: 'parcels', event: undefined, deliveryId: undefined }
    const stored = { ...record, key: undefined, number: undefined, request, proof, receivedAt: 1, invalid: undefined }
    await expect(receiver.handleStored(stored, 1)).rejects.toMatchObject({ code: 'internal_error' })
    expect(reported).toEqual(['internal_error', 'internal_error'])
  })

  it('drains for a limited time, and counts what still runs', async () => {
    let finish = () => {}
    const handler = () => new Promise<void>((resolve) => (finish = resolve))
    const receiver = receiverWith({ on: { '*': handler } })
    const receiving = receiver.receive(parcel())
    expect(await receiver.drain({ timeoutMs: 20 })).toEqual({ pending: 1 })
    expect(await receiver.receive(parcel())).toMatchObject({ error: { code: 'shutting_down' } })
    finish()
    expect(await receiver.drain({ timeoutMs: 60_000 })).toEqual({ pending: 0 })
    expect(await receiving).toMatchObject({ outcome: 'handled' })
    await expect(receiver.drain({ timeoutMs: 0 })).rejects.toThrow(/^drain: timeoutMs /)
    await expect(receiver.drain({ timeout: 1 } as never)).rejects.toThrow('did you mean timeoutMs')
  })

  it('verifies before it parses', async () => {
    const parse = vi.fn()
    const receiver = receiverWith({ provider: { ...signedParcels, parse } })
    expect(await receiver.receive(signed({ body: '{"__proto__":1' }))).toMatchObject({ response: { status: 401 } })
    expect(parse).not.toHaveBeenCalled()
  })

  it('hands the injected clock to verification and delivery', async () => {
    const verify = vi.fn<Verifier>(() => ({ strength: 'none', verifier: 'test' }))
    const handler = vi.fn()
    await receiverWith({ provider: parcels({ verify }), on: { '*': handler } }).receive(parcel())
    expect(verify.mock.calls[0]?.[1]).toEqual({ now })
    expect(handler.mock.calls[0]?.[0]).toMatchObject({ receivedAt: new Date(now) })
  })

  it.each<[string, () => unknown]>([
    ['throws', throwing(new Error('stopped'))],
    ['gives no number', () => NaN],
    ['gives no time', () => undefined],
    ['gives a text', () => String(now)],
  ])('fails if the clock %s, and accepts no timestamp', async (_, clock) => {
    const receipt = await receiverWith({ now: clock as () => number }).receive(parcel())
    expect(receipt).toMatchObject({ outcome: 'failed', response: { status: 500, body: '' } })
    expect(receipt.error?.code).toBe('internal_error')
  })

  it.each<[string, () => unknown, number, string]>([
    ['nothing', () => undefined, 200, 'handled'],
    ['a value of its own', () => ({ saved: true }), 200, 'handled'],
    ['a promise', async () => 7, 200, 'handled'],
    ['reply', () => reply('hi'), 200, 'handled'],
    ['a promise of reply', async () => reply('hi'), 200, 'handled'],
    ['retryLater', () => retryLater(), 503, 'retry_later'],
    ['gone', async () => gone(), 410, 'gone'],
    ['reject', () => reject(), 200, 'rejected'],
  ])('answers a handler that returns %s', async (_, handler, status, outcome) => {
    const receipt = await receiveWith(handler)
    expect(receipt).toMatchObject({ outcome, error: undefined, response: { status } })
  })

  it('follows the response policy of the provider', async () => {
    const provider = parcels({ responses: { success: 204, errors: { payload_invalid: 422 } } })
    const receiver = receiverWith({ provider })
    expect((await receiver.receive(parcel())).response.status).toBe(204)
    expect((await receiver.receive(parcel({ type: 1 }))).response.status).toBe(422)
  })

  it('sends Retry-After with transient failures, by option', async () => {
    const receiver = receiverWith({ retryAfterSeconds: 90, on: { a: throwing(new Error('x')), b: () => retryLater() } })
    const headers = async (type: string) => (await receiver.receive(parcel({ type }))).response.headers
    expect(await headers('a')).toEqual({ 'retry-after': '90' })
    expect(await headers('b')).toEqual({})
  })

  it('runs deliveries side by side', async () => {
    const waiting: (() => void)[] = []
    const receiver = receiverWith({ on: { '*': () => new Promise<void>((resolve) => waiting.push(resolve)) } })
    const receipts = [receiver.receive(parcel()), receiver.receive(parcel())]
    await vi.waitFor(() => expect(waiting).toHaveLength(2))
    for (const resolve of waiting) resolve()
    expect((await Promise.all(receipts)).map(({ outcome }) => outcome)).toEqual(['handled', 'handled'])
  })
})

const large = new Uint8Array(2000)
const provoked: Partial<Record<WebhookErrorCode, () => Promise<Receipt>>> = {
  method_not_allowed: () => receiverWith().receive({ ...parcel(), method: 'GET' }),
  media_type_unsupported: () => receiverWith().receive(toWebhookRequest({ body: '{}' })),
  content_encoding_unsupported: () => {
    const request = toWebhookRequest({ headers: { ...json, 'Content-Encoding': 'br' } })
    const body = async (limits: BodyLimits) => {
      requireReadable(request, limits)
      return request.body
    }
    return receiverWith({ decompress: ['gzip'] }).receive({ ...request, body })
  },
  body_too_large: () => receiverWith({ limits: { maxBodyBytes: 1999 } }).receive({ ...parcel(), body: large }),
  body_unavailable: () => receiverWith().receive({ ...parcel(), body: { type: 'x' } as never }),
  body_malformed: () => receiverWith().receive({ ...parcel(), body: new Uint8Array([0x22, 0xff, 0x22]) }),
  body_limit_exceeded: () => receiverWith().receive(signed({ body: `${'['.repeat(65)}${']'.repeat(65)}` })),
  body_key_forbidden: () => receiverWith().receive(signed({ body: '{"type":"x","__proto__":{"a":1}}' })),
  payload_invalid: () => receiverWith().receive(parcel({ type: null })),
  proof_missing: () => receiverWith({ provider: signedParcels }).receive(parcel()),
  proof_duplicated: () => {
    const request = signed()
    const headers = [...request.headers, ['X-Signature', 'a'] as const]
    return receiverWith({ provider: signedParcels }).receive({ ...request, headers })
  },
  signature_malformed: () => receiverWith({ provider: signedParcels }).receive(signed({ signature: 'no' })),
  signature_mismatch: () => receiverWith({ provider: signedParcels }).receive(signed({ body: `${signedBody} ` })),
  handler_failed: () => receiveWith(throwing(new Error('secret detail'))),
  handler_timeout: () =>
    receiverWith({ limits: { handlerTimeoutMs: 1 }, on: { '*': () => new Promise(() => {}) } }).receive(parcel()),
  outcome_invalid: () => receiveWith(() => gone),
  internal_error: () => receiverWith({ provider: parcels({ event: throwing(new Error('x')) }) }).receive(parcel()),
}

describe('WebhookErrorCode', () => {
  it.each(Object.entries(provoked))('%s refuses or fails with a constant answer', async (code, provoke) => {
    const receipt = await provoke()
    const status = errorStatus[code as WebhookErrorCode]
    expect(receipt.error?.code).toBe(code)
    expect(receipt.outcome).toBe(status < 500 ? 'refused' : 'failed')
    expect(receipt.response).toEqual({ status, headers: status === 405 ? { allow: 'POST' } : {}, body: '' })
  })

  it('has a test for each code', () => {
    const folder = join(import.meta.dirname, '..')
    // The rooms with packages of their own have nothing of this, and very many files.
    const rooms = readdirSync(folder, { withFileTypes: true }).filter(
      (entry) => !existsSync(join(folder, entry.name, 'package.json')),
    )
    const files = rooms
      .flatMap((entry) =>
        entry.isDirectory()
          ? readdirSync(join(folder, entry.name), { recursive: true, encoding: 'utf8' }).map((name) =>
              join(entry.name, name),
            )
          : [entry.name],
      )
      .filter((name) => name.endsWith('.test.ts'))
    // The table of statuses names every code and provokes none.
    const tests = files
      .filter((name) => !name.endsWith('responses.test.ts'))
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .join('\n')
    const named = (code: string) => code in provoked || new RegExp(`'${code}'`).test(tests)
    expect(Object.keys(errorStatus).filter((code) => !named(code))).toEqual([])
  })
})

describe('onError and onReceipt', () => {
  it('are called for a refusal, with the request', async () => {
    const onError = vi.fn()
    const onReceipt = vi.fn()
    const request = signed({ body: 'tampered' })
    const receipt = await receiverWith({ provider: signedParcels, onError, onReceipt }).receive(request)
    expect(onError).toHaveBeenCalledExactlyOnceWith(receipt.error, receipt, request)
    expect(onReceipt).toHaveBeenCalledExactlyOnceWith(receipt)
    expect(receipt.error?.code).toBe('signature_mismatch')
  })

  it('are called for a success through onReceipt only', async () => {
    const onError = vi.fn()
    const onReceipt = vi.fn()
    const receipt = await receiverWith({ onError, onReceipt }).receive(parcel())
    expect(onReceipt).toHaveBeenCalledExactlyOnceWith(receipt)
    expect(onError).not.toHaveBeenCalled()
  })

  it.each<[string, () => unknown]>([
    ['throw', throwing(new Error('x'))],
    ['throw nothing', throwing(undefined)],
    ['reject', () => Promise.reject(new Error('x'))],
    ['return a hostile object', () => hostile],
    ['never settle', () => new Promise(() => {})],
  ])('change nothing where they %s', async (_, hook) => {
    const unhandled = vi.fn<(reason: unknown) => void>()
    process.on('unhandledRejection', unhandled)
    const receiver = receiverWith({ onError: hook, onReceipt: hook })
    const receipts = [await receiver.receive(parcel()), await receiver.receive(parcel({ type: 1 }))]
    await new Promise((resolve) => setImmediate(resolve))
    process.off('unhandledRejection', unhandled)
    expect(receipts.map(({ response }) => response.status)).toEqual([200, 400])
    expect(unhandled).not.toHaveBeenCalled()
  })
})

describe('whatever happens, receive', () => {
  const anyProof: Proof = { strength: 'none', verifier: 'test' }

  it.each<[string, unknown]>([
    ['undefined', undefined],
    ['a hostile object', hostile],
    ['an error without a prototype', Object.create(null)],
    [
      'an error of ours with an unknown code',
      Object.assign(new WebhookError('key_unknown', 'x'), { code: 'toString' }),
    ],
    ['a symbol', Symbol('s')],
    [
      'a hostile error of ours',
      new Proxy(new WebhookError('key_unknown', 'x'), {
        get: (error, key) => (key === 'challenge' ? throwing(new Error('hostile'))() : Reflect.get(error, key)),
      }),
    ],
  ])('resolves with 500 where a verifier throws %s', async (_, thrown) => {
    for (const verify of [throwing(thrown), () => Promise.reject(thrown)]) {
      const receipt = await receiverWith({ provider: parcels({ verify: verify as Verifier }) }).receive(parcel())
      expect(receipt).toMatchObject({ outcome: 'failed', response: { status: 500, headers: {}, body: '' } })
    }
  })

  it.each<[string, Partial<AnyProvider>]>([
    ['admit throws', { admit: throwing(hostile) }],
    ['verify returns nothing', { verify: () => undefined as never }],
    ['verify returns a hostile object', { verify: () => hostile as never }],
    ['parseAll returns nothing', { parseAll: () => undefined as never }],
    ['parseAll returns a list of nothing', { parseAll: () => [undefined as never] }],
    ['parseAll returns a hostile object', { parseAll: () => hostile as never }],
    ['parseAll returns a list of a hostile object', { parseAll: () => [hostile as never] }],
    ['parseAll returns a promise of nothing', { parseAll: () => Promise.resolve(undefined as never) }],
  ])('resolves with 500 if a hand-written provider %s', async (_, changes) => {
    const receipt = await receiverWith({ provider: { ...parcels(), ...changes } }).receive(parcel())
    expect(receipt).toMatchObject({ outcome: 'failed', response: { status: 500, headers: {}, body: '' } })
    expect(receipt.error?.code).toBe('internal_error')
  })

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'POST'],
    ['an empty object', {}],
    ['a hostile object', hostile],
    ['headers that are none', { ...parcel(), headers: undefined }],
    ['a method that is no text', { ...parcel(), method: 7 }],
    ['hostile headers', { ...parcel(), headers: hostile }],
    ['a body that throws', { ...parcel(), body: throwing(new Error('x')) }],
    ['a body that rejects', { ...parcel(), body: () => Promise.reject(hostile) }],
    ['a body that is no promise', { ...parcel(), body: () => 'text' }],
    ['a shared body', { ...parcel(), body: new Uint8Array(new SharedArrayBuffer(3)) }],
  ])('resolves with an error where it is given %s', async (_, incoming) => {
    const receipt = await receiverWith().receive(incoming as IncomingRequest)
    expect(receipt.error).toBeInstanceOf(WebhookError)
    expect(receipt.response).toMatchObject({ status: errorStatus[receipt.error?.code ?? 'internal_error'], body: '' })
  })

  it.each<[string, () => unknown]>([
    ['throws a hostile object', throwing(hostile)],
    ['rejects with a hostile object', () => Promise.reject(hostile)],
    ['returns a hostile object', () => hostile],
    ['returns a promise of a hostile object', async () => [hostile]],
  ])('resolves where a handler %s', async (_, handler) => {
    const receipt = await receiveWith(handler)
    expect([200, 500, 503]).toContain(receipt.response.status)
  })

  it('resolves for any request, with a status of the table and without a detail', async () => {
    const providers = [parcels(), signedParcels, parcels({ verify: () => Promise.resolve(anyProof) })]
    const receivers = providers.map((provider) => receiverWith({ provider, limits: { maxBodyBytes: 500 } }))
    const statuses = [200, ...Object.values(errorStatus)]
    const line = fc.tuple(
      fc.oneof(fc.string(), fc.constantFrom('content-type', 'Content-Type', 'x-signature', '__proto__')),
      fc.oneof(fc.string(), fc.constantFrom('application/json', 'application/json; utf-8', 'text/plain')),
    )
    const body = fc.oneof(
      fc.uint8Array({ maxLength: 600 }),
      fc
        .oneof(
          fc.json(),
          fc.json().map((value) => `{"type":"parcel.sent","weight":1,"more":${value}}`),
        )
        .map((text) => new TextEncoder().encode(text)),
    )
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.constant('POST'), fc.string()),
        fc.string(),
        fc.array(line, { maxLength: 5 }),
        body,
        fc.boolean(),
        async (method, url, headers, bytes, isJson) => {
          const lines = isJson ? ([['content-type', 'application/json'], ...headers] as const) : headers
          for (const receiver of receivers) {
            const { response, error } = await receiver.receive({
              method,
              url,
              headers: lines,
              body: bytes,
              encrypted: false,
            })
            expect(statuses).toContain(response.status)
            expect(response.body).toBe('')
            expect(response.headers).toEqual(response.status === 405 ? { allow: 'POST' } : {})
            expect(error === undefined).toBe(response.status === 200)
          }
        },
      ),
      { numRuns: runs(300) },
    )
  })
})
