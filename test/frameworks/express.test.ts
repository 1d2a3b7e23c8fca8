import type { RequestHandler } from 'express'
import express from 'express'
import express4 from 'express4'
import { describe, expect, it } from 'vitest'
import { toExpress } from '../../src/frameworks/express.js'
import { createReceiver, unverified } from '../../src/index.js'
import { push } from '../../src/vendors/styles/push.js'
import { chunk, head, RawClient } from './raw-client.js'
import { listen } from './servers.js'
import { body, createSubject, type Subject, signedLines } from './subject.js'

const sized = (bytes: Uint8Array) =>
  [head('POST', '/hooks/host', [...signedLines(bytes), ['Content-Length', `${bytes.length}`]]), bytes] as const
const chunked = [
  head('POST', '/hooks/host', [...signedLines(body), ['Transfer-Encoding', 'chunked']]),
  chunk(body),
  '0\r\n\r\n',
]
const keepRawBody = (request: object, _response: unknown, buffer: Buffer) => {
  Object.assign(request, { rawBody: buffer })
}
const keepText =
  (change: (text: string) => string = (text) => text) =>
  (request: object, _response: unknown, buffer: Buffer) => {
    Object.assign(request, { rawBody: change(buffer.toString()) })
  }

describe.each([
  ['Express 5', express],
  ['Express 4', express4],
])('toExpress under %s', (_, framework) => {
  async function send(subject: Subject, before: readonly RequestHandler[], parts: readonly (string | Uint8Array)[]) {
    const app = framework()
    if (before.length > 0) app.use(...before)
    app.post('/hooks/host', toExpress(subject.receiver))
    const client = await RawClient.connect(await listen(app))
    return client.write(...parts).response()
  }

  it.each([
    ['no parser', []],
    ['express.raw', [framework.raw({ type: '*/*' })]],
    ['express.raw for another type', [framework.raw({ type: 'text/plain' })]],
    ['express.json that keeps the bytes', [framework.json({ verify: keepRawBody })]],
    ['express.json that keeps the text', [framework.json({ verify: keepText() })]],
    ['express.text', [framework.text({ type: '*/*' })]],
    ['express.json for another type', [framework.json({ type: 'text/plain' })]],
  ])('accepts a genuine delivery behind %s', async (_, before) => {
    const subject = createSubject()
    expect(await send(subject, before, sized(body))).toMatchObject({ status: 200 })
    expect(Buffer.from(subject.deliveries[0]?.request.body ?? [])).toEqual(body)
  })

  it.each([
    ['express.json', [framework.json()], sized(body)],
    ['express.urlencoded', [framework.urlencoded({ type: '*/*', extended: false })], sized(body)],
    ['a text of a chunked body', [framework.json({ verify: keepText() })], chunked],
    ['a text that lost its byte order mark', [framework.text({ type: '*/*' })], sized(Buffer.from('\uFEFF{"a":1}'))],
    ['a text with a replacement', [framework.text({ type: '*/*' })], sized(Buffer.from('"\uFFFD"'))],
    [
      'a text of another length',
      [framework.json({ verify: keepText((text) => text.trimEnd()) })],
      sized(Buffer.from('{} ')),
    ],
  ])('refuses with a hint behind %s', async (_, before, parts) => {
    const subject = createSubject()
    expect(await send(subject, before, parts)).toMatchObject({ status: 500, body: '' })
    const { error } = subject.receipts[0] ?? {}
    expect(error?.code).toBe('body_unavailable')
    expect(error?.message).toMatch(/express\.json\(\).*request\.rawBody by the `verify` option/)
  })

  it('refuses text in which a replacement character is as long as the bytes it replaced', async () => {
    // A truncated sequence of three bytes becomes one U+FFFD, which also has three bytes.
    const bytes = Buffer.from([0x22, 0xf0, 0x90, 0x80, 0x22])
    const subject = createSubject()
    expect(await send(subject, [framework.text({ type: '*/*' })], sized(bytes))).toMatchObject({ status: 500 })
  })

  it.each([
    ['express.raw', framework.raw({ type: '*/*' })],
    ['express.json', framework.json()],
    ['a parser of another type', framework.raw({ type: 'text/plain' })],
  ])('accepts a header-only delivery behind %s', async (_, parser) => {
    const receiver = createReceiver({
      provider: push({ verify: unverified() }),
      on: {},
    })
    const app = framework().use(parser).post('/hooks/push', toExpress(receiver))
    const client = await RawClient.connect(await listen(app))
    for (const length of [[['Content-Length', '0']], []] as const) {
      const lines = [
        ['Host', 'hooks.example'],
        ['Content-Type', 'application/json; utf-8'],
        ['X-Push-Channel-ID', '01234567-89ab-cdef-0123456789ab'],
        ['X-Push-Resource-ID', 'o3hgv1538sdjfh'],
        ['X-Push-Resource-URI', 'https://push.example/v3/calendars/primary/events'],
        ['X-Push-Resource-State', 'sync'],
        ['X-Push-Message-Number', '1'],
        ...length,
      ] as const
      expect(await client.write(head('POST', '/hooks/push', lines)).response()).toMatchObject({ status: 200 })
    }
  })

  it('applies the size limit to a body that a parser has read', async () => {
    const subject = createSubject({ limits: { maxBodyBytes: 100 } })
    expect(await send(subject, [framework.raw({ type: '*/*' })], sized(body))).toMatchObject({ status: 413 })
  })

  it('sees the whole path behind routers and never calls next', async () => {
    const subject = createSubject()
    const passed: unknown[] = []
    const router = framework.Router().use('/host', toExpress(subject.receiver))
    const app = framework()
      .use('/hooks', router)
      .use((request, _response, next) => {
        passed.push(request.originalUrl)
        next()
      })
    const client = await RawClient.connect(await listen(app))
    await client.write(...sized(body)).response()
    const get = head('GET', '/hooks/host/deeper?token=x', [['Host', 'hooks.example']])
    expect(await client.write(get).response()).toMatchObject({ status: 405, headers: { allow: 'POST' } })
    expect(subject.deliveries[0]?.request.url).toBe('http://hooks.example/hooks/host')
    expect(passed).toEqual([])
  })

  it("ignores a proxy's claim of TLS even if Express trusts the proxy", async () => {
    const { receiver, deliveries } = createSubject()
    const app = framework().set('trust proxy', true).use(toExpress(receiver))
    const client = await RawClient.connect(await listen(app))
    const lines = [...signedLines(body), ['X-Forwarded-Proto', 'https'], ['Content-Length', `${body.length}`]] as const
    expect(await client.write(head('POST', '/hooks/host', lines), body).response()).toMatchObject({ status: 200 })
    expect(deliveries[0]?.request).toMatchObject({ encrypted: false, url: 'http://hooks.example/hooks/host' })
  })

  it('answers with 500 when reading the parsed body throws', async () => {
    const subject = createSubject()
    const throwing: RequestHandler = (request, _response, next) => {
      Object.defineProperty(request, 'body', {
        get() {
          throw new SyntaxError('not JSON')
        },
      })
      next()
    }
    expect(await send(subject, [throwing], sized(body))).toMatchObject({ status: 500 })
    expect(subject.receipts[0]?.error?.code).toBe('internal_error')
  })
})
