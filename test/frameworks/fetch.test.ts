import { afterEach, describe, expect, it, vi } from 'vitest'
import { headerValues, readHeader } from '../../src/core/request/headers.js'
import { toFetch } from '../../src/frameworks/fetch.js'
import { answering, body, createSubject, signedLines } from './subject.js'

const headers = signedLines(body).map(([name, value]): [string, string] => [name, value])
const url = 'https://hooks.example/hooks/host'
// Node needs `duplex` for a stream, and the DOM types do not declare it.
const request = (init: RequestInit & { duplex?: 'half' } = {}) =>
  new Request(url, { method: 'POST', headers, body, ...init })
const endless = (chunk: () => unknown, onCancel: () => void = () => {}) =>
  new ReadableStream({
    pull(controller) {
      controller.enqueue(chunk())
    },
    cancel: onCancel,
  })

const nextTask = () => new Promise((resolve) => setImmediate(resolve))

describe('toFetch', () => {
  it('ignores other arguments that a runtime passes', async () => {
    const subject = createSubject()
    const handle: (request: Request, env: object, context: object) => Promise<Response> = toFetch(subject.receiver)
    expect((await handle(request(), { maxBodyBytes: 1 }, { waitUntil() {} })).status).toBe(200)
  })

  it.each([
    ['read', async (original: Request) => void (await original.text())],
    ['locked', async (original: Request) => void original.body?.getReader()],
  ])('refuses a request whose body was already %s', async (_, use) => {
    const subject = createSubject()
    const original = request()
    await use(original)
    const response = await toFetch(subject.receiver)(original)
    expect(response.status).toBe(500)
    expect(subject.receipts[0]?.error?.code).toBe('body_unavailable')
  })

  it('accepts a request whose clone was read', async () => {
    const subject = createSubject()
    const original = request()
    await original.clone().text()
    expect((await toFetch(subject.receiver)(original)).status).toBe(200)
  })

  it('knows from the URL whether the request was encrypted', async () => {
    const subject = createSubject()
    await toFetch(subject.receiver)(request())
    await toFetch(subject.receiver)(new Request('http://hooks.example/', { method: 'POST', headers, body }))
    expect(subject.deliveries.map((delivery) => delivery.request.encrypted)).toEqual([true, false])
  })

  describe('with the headers of a request', () => {
    const convert = async (lines: readonly (readonly [string, string])[]) => {
      const { receiver, requests } = answering({ status: 200, headers: {}, body: '' })
      await toFetch(receiver)(
        request({ headers: new Headers(lines.map(([name, value]): [string, string] => [name, value])) }),
      )
      const [incoming] = requests
      if (incoming === undefined) throw new Error('the receiver was not called')
      return incoming
    }

    it('lists them as a field that copies have too', async () => {
      const incoming = await convert([
        ['X-One', '1'],
        ['X-Two', '2'],
      ])
      const lines = [
        ['x-one', '1'],
        ['x-two', '2'],
      ]
      expect(incoming.headers).toEqual(lines)
      expect({ ...incoming }.headers).toEqual(lines)
      expect(structuredClone({ ...incoming, body: undefined })).toEqual({
        method: 'POST',
        url,
        headers: lines,
        encrypted: true,
        body: undefined,
      })
    })

    it('finds the same values as in their list', async () => {
      const incoming = await convert([
        ['X-One', '1'],
        ['X-Twice', 'a'],
        ['x-twice', 'b'],
        ['Set-Cookie', 'a=1'],
        ['Set-Cookie', 'b=2'],
      ])
      for (const name of [
        'x-one',
        'X-ONE',
        'X-Twice',
        'set-cookie',
        'Set-Cookie',
        'x-none',
        'not a name',
        '@method',
        '',
      ]) {
        expect(headerValues(incoming, name), name).toEqual(headerValues({ ...incoming }, name))
        expect(readHeader(incoming, name), name).toBe(readHeader({ ...incoming }, name))
      }
      expect(headerValues(incoming, 'Set-Cookie')).toEqual(['a=1', 'b=2'])
      expect(headerValues(incoming, 'x-twice')).toEqual(['a, b'])
    })

    it('finds only the changed headers of a changed copy', async () => {
      const changed = { ...(await convert([['X-One', '1']])), headers: [['X-Two', '2']] as const }
      expect(readHeader(changed, 'x-one')).toBeUndefined()
      expect(readHeader(changed, 'x-two')).toBe('2')
    })

    it('gives them to handlers', async () => {
      const subject = createSubject()
      await toFetch(subject.receiver)(request())
      const { headers: found } = subject.deliveries[0]?.request ?? {}
      expect(Object.fromEntries(found ?? [])).toMatchObject({ 'x-host-event': 'issues' })
    })
  })

  it('omits the content type of an empty response', async () => {
    const response = await toFetch(createSubject().receiver)(request())
    expect(response.body).toBeNull()
    expect([...response.headers]).toEqual([])
  })

  it.each([204, 205])('answers with %i and no content', async (status) => {
    const { receiver } = answering({ status, headers: {}, body: 'unexpected' })
    const response = await toFetch(receiver)(request())
    expect(response.status).toBe(status)
    expect(response.body).toBeNull()
  })

  it('discards an oversize body up to 32 MB, and does not cancel it', async () => {
    let pulled = 0
    let cancelled = false
    const subject = createSubject({ limits: { maxBodyBytes: 1_000 } })
    const stream = endless(
      () => new Uint8Array(++pulled && 1_048_576),
      () => {
        cancelled = true
      },
    )
    const response = await toFetch(subject.receiver)(request({ body: stream, duplex: 'half' }))
    expect(response.status).toBe(413)
    await vi.waitFor(() => expect(pulled).toBeGreaterThan(31))
    await nextTask()
    // The chunk over the limit, 32 MB, and the one that the stream holds ready.
    expect(pulled).toBe(34)
    expect(cancelled).toBe(false)
  })

  it.each([
    ['is too large', { maxBodyBytes: 1 }, 413],
    ['takes too long', { bodyTimeoutMs: 50 }, 503],
  ])('never makes a source throw that sends on after a body that %s', async (_, limits, status) => {
    // As in servers whose stream pushes chunks and ignores that it was cancelled, and that abort the signal after the response.
    let source: ReadableStreamDefaultController<Uint8Array> | undefined
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        source = controller
        controller.enqueue(new Uint8Array(10))
      },
    })
    const closed = new AbortController()
    const subject = createSubject({ limits })
    const pushed = request({ body: stream, duplex: 'half', signal: closed.signal })
    expect((await toFetch(subject.receiver)(pushed)).status).toBe(status)
    closed.abort()
    await nextTask()
    expect(() => source?.enqueue(new Uint8Array(10))).not.toThrow()
    expect(() => source?.close()).not.toThrow()
  })

  it.each([
    ['before', 0],
    ['during', 1],
  ])('reports an aborted body when the signal is aborted %s the read', async (_, after) => {
    const subject = createSubject({ limits: { bodyTimeoutMs: 60_000 } })
    const controller = new AbortController()
    let chunks = 0
    let isOver = false
    const stream = new ReadableStream({
      pull(source) {
        if (isOver) return source.close()
        if (chunks++ === after) controller.abort()
        else source.enqueue(new Uint8Array(1))
        return new Promise<void>((resolve) => setTimeout(resolve, 0))
      },
    })
    if (after === 0) controller.abort()
    const aborted = request({ body: stream, duplex: 'half', signal: controller.signal })
    await toFetch(subject.receiver)(aborted)
    isOver = true
    expect(subject.receipts[0]?.error?.code).toBe('body_aborted')
    expect(subject.deliveries).toEqual([])
  })

  it('refuses a stream of text, whose bytes are unknown', async () => {
    const subject = createSubject()
    const response = await toFetch(subject.receiver)(request({ body: endless(() => '{}'), duplex: 'half' }))
    expect(response.status).toBe(500)
  })
})

// Like the Request of @hono/node-server, whose `body` and `signal` are expensive.
class LightRequest extends Request {
  readonly touched: string[] = []
  readonly #read: () => Promise<ArrayBuffer>

  constructor(read: () => Promise<ArrayBuffer>, lines: Readonly<Record<string, string>> = {}) {
    super(url, { method: 'POST', headers: { ...Object.fromEntries(headers), ...lines } })
    this.#read = read
  }

  override get body() {
    this.touched.push('body')
    return new Response(body).body
  }

  override get signal() {
    this.touched.push('signal')
    return super.signal
  }

  override arrayBuffer() {
    this.touched.push('arrayBuffer')
    return this.#read()
  }
}

const bufferOf = (bytes: Uint8Array) => new Uint8Array(bytes).buffer
const announced = { 'content-length': String(body.length) }

describe('toFetch with a light request of a server', () => {
  it('reads an announced body without its stream', async () => {
    const subject = createSubject()
    const light = new LightRequest(async () => bufferOf(body), announced)
    expect((await toFetch(subject.receiver)(light)).status).toBe(200)
    expect(light.touched).toEqual(['arrayBuffer'])
    expect(subject.deliveries).toHaveLength(1)
  })

  it.each<readonly [string, Readonly<Record<string, string>>]>([
    ['without a length', {}],
    ...['x', '', '0x10', '1e2', '+5', '0.5'].map(
      (length) => [`with the length "${length}"`, { 'content-length': length }] as const,
    ),
    ['with a transfer coding', { ...announced, 'transfer-encoding': 'chunked' }],
  ])('counts the bytes of a body %s', async (_, lines) => {
    const subject = createSubject()
    const light = new LightRequest(async () => bufferOf(body), lines)
    expect((await toFetch(subject.receiver)(light)).status).toBe(200)
    expect(light.touched).not.toContain('arrayBuffer')
  })

  it('does not read a body that is announced to be over the limit', async () => {
    const subject = createSubject({ limits: { maxBodyBytes: body.length - 1 } })
    const light = new LightRequest(async () => bufferOf(body), announced)
    expect((await toFetch(subject.receiver)(light)).status).toBe(413)
    expect(light.touched).toEqual([])
  })

  it('refuses a body over the limit whose announced length is false', async () => {
    const subject = createSubject({ limits: { maxBodyBytes: body.length - 1 } })
    const light = new LightRequest(async () => bufferOf(body), { 'content-length': '10' })
    expect((await toFetch(subject.receiver)(light)).status).toBe(413)
    expect(subject.receipts[0]?.error?.code).toBe('body_too_large')
  })

  it.each([
    ['never settles', () => new Promise<never>(() => {}), 'body_timeout'],
    ['was read before', () => Promise.reject(new TypeError('unusable')), 'body_unavailable'],
    ['is cut off', () => Promise.reject(new Error('aborted')), 'body_aborted'],
  ])('reports a body that %s', async (_, read, code) => {
    const subject = createSubject({ limits: { bodyTimeoutMs: 5 } })
    await toFetch(subject.receiver)(new LightRequest(read, announced))
    expect(subject.receipts[0]?.error?.code).toBe(code)
    expect(subject.deliveries).toEqual([])
  })

  it('counts the bytes of a standard request, whose length any code can set', async () => {
    const subject = createSubject({ limits: { maxBodyBytes: 1_000 } })
    const lying = new Headers([...headers, ['content-length', '10']])
    const stream = endless(() => new Uint8Array(100))
    const response = await toFetch(subject.receiver)(request({ headers: lying, body: stream, duplex: 'half' }))
    expect(response.status).toBe(413)
  })
})

// A receiver that answers before its handler ends; the test calls `end`.
function createSlow() {
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  const subject = createSubject({ limits: { ackDeadlineMs: 1 }, onDeadline: 'accept' }, () => ended)
  return { handle: toFetch(subject.receiver), end: () => end() }
}

// Like a runtime's context, whose method depends on `this`.
class Context {
  readonly kept: Promise<unknown>[] = []
  waitUntil(work: Promise<unknown>): void {
    this.kept.push(work)
  }
}

const isSettled = (work: Promise<unknown> | undefined) =>
  Promise.race([work?.then(() => true), new Promise((resolve) => setTimeout(resolve, 5, false))])

describe('waitUntil under toFetch', () => {
  it('passes a promise to waitUntil that settles with the timed-out handler', async () => {
    const { handle, end } = createSlow()
    const context = new Context()
    expect((await handle(request(), { SECRET: 'env' }, context)).status).toBe(202)
    expect(context.kept).toHaveLength(1)
    expect(await isSettled(context.kept[0])).toBe(false)
    end()
    expect(await isSettled(context.kept[0])).toBe(true)
  })

  it('takes waitUntil from the last argument, however many there are', async () => {
    for (const before of [[], [{}], [{}, {}]]) {
      const { handle, end } = createSlow()
      const context = new Context()
      await handle(request(), ...before, context)
      expect(context.kept).toHaveLength(1)
      end()
    }
  })

  it('passes a promise that resolves even if the timed-out handler fails', async () => {
    const fail = () => new Promise((_, reject) => setTimeout(reject, 10, new Error('handler')))
    const subject = createSubject({ limits: { ackDeadlineMs: 1 }, onDeadline: 'accept' }, fail)
    const context = new Context()
    await toFetch(subject.receiver)(request(), {}, context)
    await expect(context.kept[0]).resolves.toBeUndefined()
  })

  it('does not call waitUntil when the handler ends before the response', async () => {
    const context = new Context()
    await toFetch(createSubject().receiver)(request(), {}, context)
    expect(context.kept).toEqual([])
  })

  it.each([
    ['nothing', []],
    ['undefined', [undefined]],
    ['null', [null]],
    ['text', ['waitUntil']],
    ['an unrelated context', [{ params: Promise.resolve({}) }]],
    ['a waitUntil that is not a function', [{ waitUntil: true }]],
  ])('answers when a runtime passes %s', async (_, runtime) => {
    const { handle, end } = createSlow()
    expect((await handle(request(), ...runtime)).status).toBe(202)
    end()
  })
})

describe('the cost of a request under toFetch', () => {
  afterEach(() => {
    vi.restoreAllMocks()
  })

  it('is at most one timer and no signal for a body that has arrived', async () => {
    const timers = vi.spyOn(globalThis, 'setTimeout')
    const original = request()
    const signal = vi.spyOn(original, 'signal', 'get')
    expect((await toFetch(createSubject().receiver)(original)).status).toBe(200)
    expect(timers.mock.calls.length).toBeLessThanOrEqual(1)
    expect(signal).not.toHaveBeenCalled()
  })
})
