import express from 'express'
import fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { toNestjs } from '../../src/frameworks/nestjs.js'
import { head, RawClient } from './raw-client.js'
import { listen } from './servers.js'
import { body, createSubject, type Subject, signedLines } from './subject.js'

const delivery = [head('POST', '/hooks/host', [...signedLines(body), ['Content-Length', `${body.length}`]]), body]

// What Nest does with `rawBody: true`, in its two platforms.
const keepRawBody = (request: object, _response: unknown, buffer: Buffer) => {
  Object.assign(request, { rawBody: buffer })
}

function expressApp({ receiver }: Subject, rawBody: boolean) {
  const app = express()
  app.use(express.json(rawBody ? { verify: keepRawBody } : {}))
  return app.post('/hooks/host', toNestjs(receiver))
}

async function fastifyApp({ receiver }: Subject, rawBody: boolean) {
  const app = fastify()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, buffer, done) => {
    if (rawBody) Object.assign(request, { rawBody: buffer })
    done(null, JSON.parse(buffer.toString()))
  })
  app.post('/hooks/host', toNestjs(receiver))
  await app.ready()
  return app.routing
}

describe.each([
  ['Express', expressApp],
  ['Fastify', fastifyApp],
])('toNestjs under %s', (_, toApp) => {
  it('uses the bytes that rawBody keeps', async () => {
    const subject = createSubject()
    const client = await RawClient.connect(await listen(await toApp(subject, true)))
    expect(await client.write(...delivery).response()).toMatchObject({ status: 200 })
    expect(Buffer.from(subject.deliveries[0]?.request.body ?? [])).toEqual(body)
  })

  it('limits the bytes that rawBody keeps', async () => {
    const subject = createSubject({ limits: { maxBodyBytes: body.length - 1 } })
    const client = await RawClient.connect(await listen(await toApp(subject, true)))
    expect(await client.write(...delivery).response()).toMatchObject({ status: 413 })
  })

  it('names rawBody when a parser has taken the body', async () => {
    const subject = createSubject()
    const client = await RawClient.connect(await listen(await toApp(subject, false)))
    expect(await client.write(...delivery).response()).toMatchObject({ status: 500, body: '' })
    const { error } = subject.receipts[0] ?? {}
    expect(error?.code).toBe('body_unavailable')
    expect(error?.message).toMatch(/rawBody: true/)
  })
})

describe('toNestjs', () => {
  it('asks for the response when it is missing', async () => {
    const subject = createSubject()
    // As a JavaScript program calls it, without types.
    const handle = toNestjs(subject.receiver) as (request: unknown) => Promise<void>
    expect(() => handle({ rawHeaders: [], originalUrl: '/' })).toThrow(/^toNestjs: expected the response; .*@Res\(\)/)
  })
})
