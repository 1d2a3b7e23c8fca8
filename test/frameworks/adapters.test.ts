import { describe, expect, it } from 'vitest'
import { toFetch } from '../../src/frameworks/fetch.js'
import { type AdapterCase, cases } from './cases.js'
import { chunk, head, RawClient, type RawResponse } from './raw-client.js'
import { listen, servers } from './servers.js'
import { body, createSubject, signedLines } from './subject.js'

function expectAnswer(expected: AdapterCase, response: RawResponse): void {
  expect(response.status).toBe(expected.status)
  for (const [name, value] of Object.entries(expected.responseHeaders ?? {})) {
    expect(response.headers[name] ?? '', name).toBe(value)
  }
  if (expected.responseBody !== undefined) expect(response.body).toBe(expected.responseBody)
}

function toStream(parts: readonly Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const part of parts) controller.enqueue(part)
      controller.close()
    },
  })
}

describe.each(Object.entries(servers))('responses under %s', (_, toListener) => {
  it.each(cases)('to $name', async (expected) => {
    const subject = createSubject(expected.options, expected.handler)
    const client = await RawClient.connect(await listen(toListener(subject.receiver)))
    const { method = 'POST', headers = signedLines(body), body: parts = [body], chunked = false } = expected
    const length = parts.reduce((sum, part) => sum + part.length, 0)
    const framing = chunked ? (['Transfer-Encoding', 'chunked'] as const) : (['Content-Length', `${length}`] as const)
    client.write(head(method, '/hooks/host', [...headers, framing]))
    client.write(...(chunked ? [...parts.map(chunk), '0\r\n\r\n'] : parts))
    const response = await client.response({ toHead: method === 'HEAD' })
    expectAnswer(expected, response)
    const [receipt] = subject.receipts
    expect(receipt?.response.status).toBe(expected.status)
    if (expected.code) expect(receipt?.error?.code).toBe(expected.code)
    expect(response.headers['content-length']).toBeDefined()
  })
})

describe('responses under toFetch', () => {
  it.each(cases)('to $name', async (expected) => {
    const subject = createSubject(expected.options, expected.handler)
    const { method = 'POST', headers = signedLines(body), body: parts = [body], chunked = false } = expected
    const length = parts.reduce((sum, part) => sum + part.length, 0)
    const lines = new Headers()
    for (const [name, value] of headers) lines.append(name, value)
    if (!chunked) lines.set('content-length', `${length}`)
    const response = await toFetch(subject.receiver)(
      new Request('https://hooks.example/hooks/host', {
        method,
        headers: lines,
        ...(length > 0 || chunked ? { body: toStream(parts), duplex: 'half' } : {}),
      }),
    )
    const text = await response.text()
    expectAnswer(expected, {
      status: response.status,
      headers: { 'content-length': `${Buffer.byteLength(text)}`, ...Object.fromEntries(response.headers) },
      body: text,
    })
    const [receipt] = subject.receipts
    if (expected.code) expect(receipt?.error?.code).toBe(expected.code)
  })
})
