import Koa from 'koa'
import Koa2 from 'koa2'
import { describe, expect, it } from 'vitest'
import { toKoa } from '../../src/frameworks/koa.js'
import { reply } from '../../src/index.js'
import { chunk, head, RawClient } from './raw-client.js'
import { listen } from './servers.js'
import { body, createSubject, type Subject, signedLines } from './subject.js'

const sized = [head('POST', '/hooks/host', [...signedLines(body), ['Content-Length', `${body.length}`]]), body]
const chunked = [
  head('POST', '/hooks/host', [...signedLines(body), ['Transfer-Encoding', 'chunked']]),
  chunk(body),
  '0\r\n\r\n',
]

/** Acts like a Koa body parser: reads the body and leaves some form of it. */
const parse =
  (leave: (bytes: Buffer) => { readonly request?: object; readonly req?: object }): Koa.Middleware =>
  async (ctx, next) => {
    const parts: Buffer[] = []
    for await (const part of ctx.req) parts.push(part)
    const { request = {}, req = {} } = leave(Buffer.concat(parts))
    Object.assign(ctx.request, request)
    Object.assign(ctx.req, req)
    await next()
  }
const parsed = { body: { action: 'opened' } }

describe.each([
  ['Koa 3', Koa],
  ['Koa 2', Koa2],
])('toKoa under %s', (_, Framework) => {
  async function start(subject: Subject, ...before: readonly Koa.Middleware[]) {
    const app = new Framework()
    for (const middleware of before) app.use(middleware)
    app.use(toKoa(subject.receiver))
    app.silent = true
    return RawClient.connect(await listen(app.callback()))
  }

  it.each([
    ['the bytes in ctx.request.rawBody', parse((bytes) => ({ request: { ...parsed, rawBody: bytes } })), sized],
    ['the bytes of a chunked body', parse((bytes) => ({ request: { ...parsed, rawBody: bytes } })), chunked],
    ['the bytes in ctx.request.body', parse((bytes) => ({ request: { body: bytes } })), sized],
    ['the bytes in ctx.req.rawBody', parse((bytes) => ({ req: { ...parsed, rawBody: bytes } })), sized],
    ['the exact text', parse((bytes) => ({ request: { ...parsed, rawBody: bytes.toString() } })), sized],
  ])('accepts a genuine delivery when a parser has left %s', async (_, parser, parts) => {
    const subject = createSubject()
    const client = await start(subject, parser)
    expect(await client.write(...parts).response()).toMatchObject({ status: 200 })
    expect(Buffer.from(subject.deliveries[0]?.request.body ?? [])).toEqual(body)
  })

  it.each([
    ['only an object', parse(() => ({ request: parsed })), sized],
    ['the text of a chunked body', parse((bytes) => ({ request: { ...parsed, rawBody: bytes.toString() } })), chunked],
    ['another text', parse((bytes) => ({ request: { ...parsed, rawBody: bytes.toString('latin1') } })), sized],
  ])('refuses with a hint when a parser has left %s', async (_, parser, parts) => {
    const subject = createSubject()
    const client = await start(subject, parser)
    expect(await client.write(...parts).response()).toMatchObject({ status: 500 })
    const { error } = subject.receipts[0] ?? {}
    expect(error?.code).toBe('body_unavailable')
    expect(error?.message).toMatch(/koa-bodyparser.*ctx\.request\.rawBody/)
  })

  it('lets outer middleware see the answer and add to it', async () => {
    const subject = createSubject({}, () => reply({ text: 'hello' }))
    const seen: unknown[] = []
    const client = await start(subject, async (ctx, next) => {
      await next()
      seen.push(ctx.status, ctx.type)
      ctx.set('X-Outer', 'added')
    })
    const response = await client.write(...sized).response()
    expect(response).toMatchObject({
      status: 200,
      headers: { 'x-outer': 'added', 'content-type': 'application/json' },
      body: '{"text":"hello"}',
    })
    expect(seen).toEqual([200, 'application/json'])
  })

  it('tolerates outer middleware when it answers while the body is still arriving', async () => {
    const subject = createSubject({ limits: { maxBodyBytes: 10 } })
    const seen: unknown[] = []
    const client = await start(subject, async (ctx, next) => {
      await next()
      seen.push(ctx.status)
      ctx.set('X-Outer', 'too late')
      ctx.body = 'too late'
    })
    client.write(...chunked.slice(0, 2))
    expect(await client.response()).toMatchObject({ status: 413, headers: { connection: 'close' }, body: '' })
    expect(seen).toEqual([413])
    client.write('0\r\n\r\n')
    await client.closed
  })

  it('leaves errors of other middleware to Koa', async () => {
    const subject = createSubject()
    const client = await start(subject, async (_, next) => {
      await next()
      throw new Error('of another middleware')
    })
    expect(await client.write(...sized).response()).toMatchObject({ status: 500, body: 'Internal Server Error' })
    expect(subject.receipts[0]?.outcome).toBe('handled')
  })

  it('sees the whole target when the application is mounted under a path', async () => {
    const subject = createSubject()
    const client = await start(subject, async (ctx, next) => {
      ctx.url = '/host'
      await next()
    })
    expect(await client.write(...sized).response()).toMatchObject({ status: 200 })
    expect(subject.deliveries[0]?.request.url).toBe('http://hooks.example/hooks/host')
  })
})
