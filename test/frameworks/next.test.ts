import { afterEach, describe, expect, it, vi } from 'vitest'
import { toNextApi, toNextRoute } from '../../src/frameworks/next.js'
import { head, RawClient } from './raw-client.js'
import { listen } from './servers.js'
import { answering, body, createSubject, signedLines } from './subject.js'

const headers = signedLines(body).map(([name, value]): [string, string] => [name, value])
const request = () => new Request('https://hooks.example/hooks/host', { method: 'POST', headers, body })
const delivery = [head('POST', '/hooks/host', [...signedLines(body), ['Content-Length', `${body.length}`]]), body]
const keys = ['@next/request-context', '@vercel/request-context'].map((name) => Symbol.for(name))

afterEach(() => {
  for (const key of keys) Reflect.deleteProperty(globalThis, key)
})

describe('toNextRoute', () => {
  it('does not believe the scheme of the URL', async () => {
    const subject = createSubject()
    expect((await toNextRoute(subject.receiver)(request())).status).toBe(200)
    expect(subject.deliveries[0]?.request).toMatchObject({ encrypted: false, url: 'https://hooks.example/hooks/host' })
  })

  it('does not list all headers of a request', async () => {
    const original = request()
    const list = vi.spyOn(original.headers, Symbol.iterator)
    expect((await toNextRoute(answering({ status: 200, headers: {}, body: '' }).receiver)(original)).status).toBe(200)
    expect(list).not.toHaveBeenCalled()
  })

  it.each(keys.map((key) => [String(key), key] as const))('uses waitUntil of %s', async (_, key) => {
    const kept: unknown[] = []
    Reflect.set(globalThis, key, { get: () => ({ waitUntil: (work: unknown) => kept.push(work) }) })
    const { receiver } = answering({ status: 200, headers: {}, body: '' })
    const work = Promise.resolve()
    await toNextRoute({
      receive(incoming, runtime) {
        runtime?.waitUntil?.(work)
        return receiver.receive(incoming)
      },
    })(request())
    expect(kept).toEqual([work])
  })

  it.each([undefined, {}, { get: () => undefined }, { get: 1 }])('works where Next publishes %o', async (published) => {
    for (const key of keys) Reflect.set(globalThis, key, published)
    expect((await toNextRoute(createSubject().receiver)(request())).status).toBe(200)
  })
})

describe('toNextApi', () => {
  it.each([
    ['left unread', undefined, 200],
    ['kept as exact text', body.toString(), 200],
    ['parsed', JSON.parse(body.toString()), 500],
  ])('takes a body that was %s', async (_, parsed, status) => {
    const subject = createSubject()
    const port = await listen(async (incoming, response) => {
      if (parsed !== undefined) {
        for await (const _chunk of incoming);
        Object.assign(incoming, { body: parsed })
      }
      await toNextApi(subject.receiver)(incoming, response)
    })
    const client = await RawClient.connect(port)
    expect(await client.write(...delivery).response()).toMatchObject({ status })
    if (status === 500) expect(subject.receipts[0]?.error?.message).toMatch(/export const config = /)
  })
})
