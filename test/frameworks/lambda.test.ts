import { describe, expect, it } from 'vitest'
import { type LambdaEvent, type LambdaResponse, toLambda } from '../../src/frameworks/lambda.js'
import type { HeaderLine } from '../../src/index.js'
import { cases } from './cases.js'
import { sources } from './lambda-events.js'
import { answering, body, createSubject, signedLines } from './subject.js'

const headers = signedLines(body)
const plain = { status: 200, headers: {}, body: '' }
const restApi = sources['a REST API (1.0)'] as (typeof sources)[string]
const httpApi = sources['an HTTP API or a function URL (2.0)'] as (typeof sources)[string]
const balancer = sources['a load balancer'] as (typeof sources)[string]

function headerOf(response: LambdaResponse, name: string): string {
  return response.headers?.[name] ?? response.multiValueHeaders?.[name]?.join('|') ?? ''
}

function contentOf({ body, isBase64Encoded }: LambdaResponse): string {
  return isBase64Encoded ? Buffer.from(body, 'base64').toString() : body
}

// A REST API without binary media types decodes bodies as text.
const isText = (bytes: Uint8Array) => Buffer.from(Buffer.from(bytes).toString()).equals(bytes)

describe.each(Object.entries(sources))('toLambda behind %s', (source, toEvent) => {
  const possible = cases.filter(({ body: parts = [body], headers: lines = [] }) => {
    const names = lines.map(([name]) => name.toLowerCase())
    if (source === 'a REST API (1.0)') return parts.every(isText)
    // Without multi-value headers, a load balancer passes on only the last line of a name.
    return source !== 'a load balancer' || new Set(names).size === names.length
  })

  it.each(possible)('answers $name', async (expected) => {
    const subject = createSubject(expected.options, expected.handler)
    const { method = 'POST', headers: lines = headers, body: parts = [body], chunked = false } = expected
    const bytes = Buffer.concat(parts)
    const length: readonly HeaderLine[] = chunked ? [] : [['Content-Length', `${bytes.length}`]]
    const event = toEvent({ method, headers: [...lines, ...length], body: bytes })
    const response = await toLambda(subject.receiver)(event)
    expect(response.statusCode).toBe(expected.status)
    for (const [name, value] of Object.entries(expected.responseHeaders ?? {})) {
      if (name !== 'content-length') expect(headerOf(response, name), name).toBe(value)
    }
    if (expected.responseBody !== undefined) expect(contentOf(response)).toBe(expected.responseBody)
    if (expected.code) expect(subject.receipts[0]?.error?.code).toBe(expected.code)
  })

  it('passes on exactly the bytes', async () => {
    const { receiver, requests } = answering(plain)
    const bytes = source === 'a REST API (1.0)' ? Buffer.from('ünï\u0000code') : Uint8Array.of(0, 255, 10, 13)
    await toLambda(receiver)(toEvent({ headers, body: bytes }))
    const read = requests[0]?.body
    if (typeof read !== 'function') throw new Error('the body is a function')
    const limits = { maxBodyBytes: 100, bodyTimeoutMs: 1000, decompress: [] }
    expect(Buffer.from(await read(limits))).toEqual(Buffer.from(bytes))
    await expect(read({ ...limits, maxBodyBytes: 0 })).rejects.toMatchObject({ code: 'body_too_large' })
  })

  it('ignores what the sender says about proxies', async () => {
    const { receiver, requests } = answering(plain)
    const forged: readonly HeaderLine[] = [
      ['Host', 'hooks.example'],
      ['X-Forwarded-Proto', 'gopher'],
      ['X-Forwarded-Host', 'evil.example'],
      ['Forwarded', 'host=evil.example'],
    ]
    await toLambda(receiver)(toEvent({ headers: forged, body }))
    expect(requests[0]?.url).toMatch(/^https?:\/\/(hooks\.example|abc123\.execute-api[\w.-]*)\//)
  })
})

describe('toLambda', () => {
  async function requestOf(event: LambdaEvent) {
    const { receiver, requests } = answering(plain)
    await toLambda(receiver)(event)
    return requests[0]
  }

  it('keeps repeated header lines where the event has them, and otherwise joins them', async () => {
    const twice: readonly HeaderLine[] = [
      ['X-Signature', 'one'],
      ['X-Signature', 'two'],
    ]
    expect((await requestOf(restApi({ headers: twice, body })))?.headers).toEqual(twice)
    expect((await requestOf(httpApi({ headers: twice, body })))?.headers).toEqual([['x-signature', 'one,two']])
  })

  it.each<[string, LambdaEvent, string]>([
    ['the stage of a REST API', restApi({ headers, body }), '/prod/hooks/host'],
    ['the raw query of an HTTP API', httpApi({ headers, body, query: 'b=%7e+x&a&b=2' }), '/hooks/host?b=%7e+x&a&b=2'],
    [
      'decoded parameters, encoded again',
      restApi({ headers, body, query: 'b=%C3%A4%26&b=2' }),
      '/prod/hooks/host?b=%C3%A4%26&b=2',
    ],
    [
      'untouched parameters of a load balancer',
      balancer({ headers, body, query: 'b=%7e+x&a=' }),
      '/hooks/host?b=%7e+x&a=',
    ],
    ['a path that a gateway has decoded', httpApi({ headers, body, path: '/ä?b#c d' }), '/%C3%A4%3Fb%23c%20d'],
    ['a path with two slashes', httpApi({ headers, body, path: '//evil.example/' }), '//evil.example/'],
    ['half a character', httpApi({ headers, body, path: '/\ud800' }), '/%EF%BF%BD'],
    ['a path without a slash', httpApi({ headers, body, path: '.evil.example' }), '/.evil.example'],
  ])('has %s in the URL', async (_, event, target) => {
    const { url } = (await requestOf(event)) ?? { url: '' }
    expect(url.replace(/^https?:\/\/[^/]+/, '')).toBe(target)
    expect(new URL(url).hostname).toMatch(/^(abc123\.execute-api\.eu-west-1\.amazonaws\.com|hooks\.example)$/)
  })

  it.each(['evil.example/?x#', 'user:password@evil.example', 'hooks.example:99999', ''])(
    'does not use the host %j of a load balancer',
    async (name) => {
      const { url } = (await requestOf(balancer({ headers: [['Host', name]], body }))) ?? {}
      expect(url).toBe('http://localhost/hooks/host')
    },
  )

  it('knows that only a load balancer may listen without TLS', async () => {
    expect((await requestOf(httpApi({ headers, body })))?.encrypted).toBe(true)
    expect((await requestOf(restApi({ headers, body })))?.encrypted).toBe(true)
    const forwarded = balancer({ headers: [...headers, ['X-Forwarded-Proto', 'https']], body })
    expect(await requestOf(forwarded)).toMatchObject({ encrypted: false, url: 'http://hooks.example/hooks/host' })
  })

  it('answers in the form of the source', async () => {
    const answer = { status: 401, headers: { 'www-authenticate': 'Basic' }, body: 'no' }
    const handle = toLambda(answering(answer).receiver)
    const common = { statusCode: 401, body: 'no', isBase64Encoded: false }
    const single = { ...common, headers: { 'www-authenticate': 'Basic' } }
    expect(await handle(restApi({ headers, body }))).toEqual(single)
    expect(await handle(balancer({ headers, body }))).toEqual(single)
    const multiple = sources['a load balancer with multi-value headers']?.({ headers, body })
    if (multiple === undefined) throw new Error('there is no such source')
    expect(await handle(multiple)).toEqual({ ...common, multiValueHeaders: { 'www-authenticate': ['Basic'] } })
  })

  it('sends no content with 204, and bytes as base64', async () => {
    const event = httpApi({ headers, body })
    expect(await toLambda(answering({ ...plain, status: 204, body: 'x' }).receiver)(event)).toMatchObject({ body: '' })
    const bytes = { ...plain, body: Uint8Array.of(255) }
    expect(await toLambda(answering(bytes).receiver)(event)).toMatchObject({ body: '/w==', isBase64Encoded: true })
  })

  it('answers only when work that continues after the decision is done', async () => {
    const steps: string[] = []
    const { receiver } = answering(plain)
    const handle = toLambda({
      receive(request, runtime) {
        runtime?.waitUntil?.(
          new Promise<void>((resolve) => setTimeout(resolve, 20)).then(() => {
            steps.push('handled')
            throw new Error('of the handler')
          }),
        )
        return receiver.receive(request)
      },
    })
    expect((await handle(httpApi({ headers, body }))).statusCode).toBe(200)
    expect(steps).toEqual(['handled'])
  })

  it('answers 500 when the base64 of the event is damaged', async () => {
    const subject = createSubject()
    const event = { ...httpApi({ headers, body }), body: 'a' }
    expect(await toLambda(subject.receiver)(event)).toMatchObject({ statusCode: 500 })
    expect(subject.receipts[0]?.error?.code).toBe('body_unavailable')
  })

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['an event of a queue', { Records: [{ messageId: '1', body: '{}' }] }],
    ['a Fetch request', new Request('https://a.example/')],
  ])('throws with a hint when it is given %s', async (_, wrong) => {
    // As a JavaScript program calls it, without types.
    const handle = toLambda(createSubject().receiver) as (event: unknown) => Promise<unknown>
    await expect(handle(wrong)).rejects.toThrow(/^toLambda: expected an event of API Gateway/)
  })
})
