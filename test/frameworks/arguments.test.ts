import { once } from 'node:events'
import http, { type IncomingMessage } from 'node:http'
import express4 from 'express4'
import Koa from 'koa'
import { describe, expect, it } from 'vitest'
import { toExpress } from '../../src/frameworks/express.js'
import { toFastify } from '../../src/frameworks/fastify.js'
import { toFetch } from '../../src/frameworks/fetch.js'
import { toH3 } from '../../src/frameworks/h3.js'
import { toKoa } from '../../src/frameworks/koa.js'
import { toLambda } from '../../src/frameworks/lambda.js'
import { toNestjs } from '../../src/frameworks/nestjs.js'
import { toNextApi, toNextRoute } from '../../src/frameworks/next.js'
import { toNode } from '../../src/frameworks/node.js'
import { listen } from './servers.js'
import { createSubject } from './subject.js'

type Adapter = (receiver: unknown) => (...given: unknown[]) => Promise<unknown>

// As a JavaScript program calls them, without types.
const adapters = {
  toExpress,
  toFastify,
  toFetch,
  toH3,
  toKoa,
  toLambda,
  toNestjs,
  toNextApi,
  toNextRoute,
  toNode,
} as unknown as Readonly<Record<string, Adapter>>

describe.each(Object.entries(adapters))('%s', (name, adapter) => {
  it.each([undefined, null, {}, () => {}, { on: {} }, 'receiver'])('rejects %o as a receiver', (wrong) => {
    expect(() => adapter(wrong)).toThrow(
      new TypeError(`${name}: the argument must be a receiver made by createReceiver`),
    )
  })

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['an object', {}],
    ['a Hono context', { req: { raw: new Request('https://a.example/'), url: 'https://a.example/' } }],
  ])('throws with a hint when it is given %s', async (_, wrong) => {
    const { receiver, receipts } = createSubject()
    await expect((async () => adapter(receiver)(wrong))()).rejects.toThrow(new RegExp(`^${name}: expected .*; `))
    expect(receipts).toEqual([])
  })
})

describe('the adapter of another framework', () => {
  it.each([
    ['toExpress', toExpress],
    ['toNode', toNode],
    ['toFetch', toFetch],
  ])('%s makes Koa answer 500 and emit the error', async (name, adapter) => {
    const app = new Koa()
    // The adapter's types reject this.
    app.use((adapter as unknown as Adapter)(createSubject().receiver))
    const reported = once(app, 'error')
    expect((await request(app.callback())).statusCode).toBe(500)
    expect((await reported)[0]).toMatchObject({ message: expect.stringMatching(`^${name}: expected `) })
  })

  it('toKoa makes Express 4 answer 500 and keep running', async () => {
    const app = express4().use((toKoa as unknown as Adapter)(createSubject().receiver))
    app.set('env', 'test')
    expect((await request(app)).statusCode).toBe(500)
  })
})

async function request(listener: http.RequestListener): Promise<IncomingMessage> {
  const sending = http.request({ port: await listen(listener), method: 'POST', host: '127.0.0.1' }).end()
  const [response]: IncomingMessage[] = await once(sending, 'response')
  if (response === undefined) throw new Error('there was no response')
  return response.resume()
}
