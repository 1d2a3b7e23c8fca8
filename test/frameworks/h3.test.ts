import { describe, expect, it } from 'vitest'
import { toH3 } from '../../src/frameworks/h3.js'
import { head, RawClient } from './raw-client.js'
import { listen } from './servers.js'
import { answering, body, createSubject, signedLines } from './subject.js'

const headers = signedLines(body).map(([name, value]): [string, string] => [name, value])
const request = () => new Request('https://hooks.example/hooks/host', { method: 'POST', headers, body })
const delivery = [head('POST', '/hooks/host', [...signedLines(body), ['Content-Length', `${body.length}`]]), body]

describe('toH3', () => {
  it('answers an event of version 2 with a Response', async () => {
    const subject = createSubject()
    const response = await toH3(subject.receiver)({ req: request() })
    expect(response?.status).toBe(200)
    expect(Buffer.from(subject.deliveries[0]?.request.body ?? [])).toEqual(body)
    expect(subject.deliveries[0]?.request.encrypted).toBe(false)
  })

  it.each([
    ['left unread', {}],
    ['kept as bytes', { body }],
    ['kept as an ArrayBuffer', { body: body.buffer.slice(body.byteOffset, body.byteOffset + body.length) }],
    ['kept as rawBody', { rawBody: body, body: {} }],
  ])('writes the answer to an event of version 1 whose body was %s', async (_, kept) => {
    const subject = createSubject()
    const port = await listen(async (req, res) => {
      expect(await toH3(subject.receiver)({ node: { req: Object.assign(req, kept), res } })).toBeUndefined()
    })
    const client = await RawClient.connect(port)
    expect(await client.write(...delivery).response()).toMatchObject({ status: 200 })
  })

  it("prefers a worker's request in an event of version 1", async () => {
    const subject = createSubject()
    const port = await listen(async (req, res) => {
      const response = await toH3(subject.receiver)({ node: { req, res }, web: { request: request() } })
      res.writeHead(response?.status ?? 500, { 'content-length': 0 }).end()
    })
    const client = await RawClient.connect(port)
    const bare = head('POST', '/', [
      ['Host', 'hooks.example'],
      ['Content-Length', '0'],
    ])
    expect(await client.write(bare).response()).toMatchObject({ status: 200 })
  })

  it('uses waitUntil of both versions, called on the event', async () => {
    const events: unknown[] = []
    const work = Promise.resolve()
    const { receiver } = answering({ status: 200, headers: {}, body: '' })
    const handle = toH3({
      receive(incoming, runtime) {
        runtime?.waitUntil?.(work)
        return receiver.receive(incoming)
      },
    })
    const waitUntil = function (this: unknown, kept: unknown) {
      events.push([this, kept])
    }
    const second = { req: request(), waitUntil }
    await handle(second)
    const firsts: unknown[] = []
    const port = await listen(async (req, res) => {
      const first = { node: { req, res }, waitUntil }
      firsts.push(first)
      await handle(first)
    })
    await (await RawClient.connect(port)).write(...delivery).response()
    expect(events).toEqual([
      [second, work],
      [firsts[0], work],
    ])
  })
})
