import { describe, expect, it } from 'vitest'
import { toFetch } from '../../src/adapters/fetch.js'
import { answering, body, createSubject, signedLines } from './subject.js'

const headers = signedLines(body).map(([name, value]): [string, string] => [name, value])
const url = 'https://hooks.example/hooks/host'
// The declarations of the DOM lack `duplex`, without which Node takes no stream.
const request = (init: RequestInit & { duplex?: 'half' } = {}) =>
  new Request(url, { method: 'POST', headers, body, ...init })
const endless = (chunk: () => unknown, onCancel: () => void = () => {}) =>
  new ReadableStream({
    pull(controller) {
      controller.enqueue(chunk())
    },
    cancel: onCancel,
  })

describe('toFetch', () => {
  it('ignores what a runtime passes beside the request', async () => {
    const subject = createSubject()
    const handle: (request: Request, env: object, context: object) => Promise<Response> = toFetch(subject.receiver)
    expect((await handle(request(), { maxBodyBytes: 1 }, { waitUntil() {} })).status).toBe(200)
  })

  it.each([
    ['read', async (original: Request) => void (await original.text())],
    ['locked', async (original: Request) => void original.body?.getReader()],
  ])('refuses a request whose body was %s before', async (_, use) => {
    const subject = createSubject()
    const original = request()
    await use(original)
    const response = await toFetch(subject.receiver)(original)
    expect(response.status).toBe(500)
    expect(subject.receipts[0]?.error?.code).toBe('body_unavailable')
  })

  it('takes a request whose clone was read before', async () => {
    const subject = createSubject()
    const original = request()
    await original.clone().text()
    expect((await toFetch(subject.receiver)(original)).status).toBe(200)
  })

  it('tells by the URL whether the request was encrypted', async () => {
    const subject = createSubject()
    await toFetch(subject.receiver)(request())
    await toFetch(subject.receiver)(new Request('http://hooks.example/', { method: 'POST', headers, body }))
    expect(subject.deliveries.map((delivery) => delivery.request.encrypted)).toEqual([true, false])
  })

  it('answers without content and without its type where there is none', async () => {
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

  it('stops reading at the limit', async () => {
    let cancelled = false
    const subject = createSubject({ maxBodyBytes: 1_000 })
    const stream = endless(
      () => new Uint8Array(100),
      () => {
        cancelled = true
      },
    )
    const response = await toFetch(subject.receiver)(request({ body: stream, duplex: 'half' }))
    expect(response.status).toBe(413)
    expect(cancelled).toBe(true)
  })

  it.each([
    ['before', 0],
    ['while', 1],
  ])('says that the sender is gone where the signal is aborted %s the body is read', async (_, after) => {
    const subject = createSubject({ bodyTimeoutMs: 60_000 })
    const controller = new AbortController()
    let chunks = 0
    const stream = new ReadableStream({
      pull(source) {
        if (chunks++ === after) controller.abort()
        else source.enqueue(new Uint8Array(1))
        return new Promise((resolve) => setTimeout(resolve, 0))
      },
    })
    if (after === 0) controller.abort()
    const aborted = request({ body: stream, duplex: 'half', signal: controller.signal })
    await toFetch(subject.receiver)(aborted)
    expect(subject.receipts[0]?.error?.code).toBe('body_aborted')
    expect(subject.deliveries).toEqual([])
  })

  it('refuses a stream of text, of which the bytes are not known', async () => {
    const subject = createSubject()
    const response = await toFetch(subject.receiver)(request({ body: endless(() => '{}'), duplex: 'half' }))
    expect(response.status).toBe(500)
  })
})
