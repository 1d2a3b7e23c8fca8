import { once } from 'node:events'
import { type ClientHttp2Session, connect, createServer } from 'node:http2'
import type { AddressInfo } from 'node:net'
import Koa from 'koa'
import { afterEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { toKoa } from '../../src/frameworks/koa.js'
import { createReceiver, defineProvider, headerToken, jsonBody, optionalBody, type Receipt } from '../../src/index.js'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

// A token does not cover the body, so the adapter must notice a truncated body.
async function open(): Promise<{ client: ClientHttp2Session; handled: unknown[]; receipt: Promise<Receipt> }> {
  const handled: unknown[] = []
  let tell: (receipt: Receipt) => void = () => {}
  const receipt = new Promise<Receipt>((resolve) => {
    tell = resolve
  })
  const receiver = createReceiver({
    provider: defineProvider({
      name: 'any',
      body: optionalBody(jsonBody()),
      schema: z.any(),
      event: () => 'any',
      verify: headerToken({ header: 'x-token', tokens: 'token' }),
    }),
    on: { any: ({ payload }) => handled.push(payload) },
    onReceipt: tell,
  })
  const app = new Koa()
  app.silent = true
  // A slow middleware, which waits until the sender is gone.
  app.use(async (ctx, next) => {
    if (ctx.get('x-wait') !== '') await once(ctx.req, 'close')
    await next()
  })
  app.use(toKoa(receiver))
  const server = createServer(app.callback()).listen(0, '127.0.0.1')
  server.on('sessionError', () => {})
  await once(server, 'listening')
  const client = connect(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  client.on('error', () => {})
  closing.push(
    () => client.destroy(),
    () => server.close(),
  )
  return { client, handled, receipt }
}

const head = { ':method': 'POST', 'content-type': 'application/json', 'x-token': 'token' }

describe('HTTP/2', () => {
  it('accepts a complete body', async () => {
    const { client, handled, receipt } = await open()
    client.request({ ...head, 'content-length': 7 }).end('{"a":1}')
    expect((await receipt).outcome).toBe('handled')
    expect(handled).toEqual([{ a: 1 }])
  })

  it.each([
    ['during the read', {}],
    ['before the read', { 'x-wait': '1' }],
  ])('reports an aborted body when the sender gives up %s', async (_, more) => {
    const { client, handled, receipt } = await open()
    const stream = client.request({ ...head, ...more, 'content-length': 30 })
    stream.on('error', () => {})
    stream.write('{"amount":')
    setTimeout(() => stream.close(0), 30)
    expect((await receipt).error?.code).toBe('body_aborted')
    expect(handled).toEqual([])
  })
})
