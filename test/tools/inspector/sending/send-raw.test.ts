import { createServer } from 'node:http'
import { describe, expect, it } from 'vitest'
import { addressesOf, toDestination } from '../../../../src/tools/inspector/sending/destination.js'
import { sendRaw } from '../../../../src/tools/inspector/sending/send-raw.js'
import type { RawRequest } from '../../../../src/tools/inspector/signing/raw-request.js'
import { whileCollecting } from '../../../collect-garbage.js'
import { listen } from '../../../listen.js'
import { listenForBytes, listenForRequests } from './wire.js'

const post: RawRequest = {
  method: 'POST',
  target: '/hooks?a=1',
  rawHeaders: [
    ['Host', 'hooks.example'],
    ['X-Trace', '1'],
    ['content-length', '4'],
    ['x-trace', '\u00e9'],
  ],
  body: new Uint8Array([0, 255, 13, 10]),
}

describe('sendRaw', () => {
  it('writes every line in its place and adds none', async () => {
    const { arrivals, destination } = await listenForBytes()
    await sendRaw(post, destination)
    const head =
      'POST /hooks?a=1 HTTP/1.1\r\nHost: hooks.example\r\nX-Trace: 1\r\ncontent-length: 4\r\nx-trace: \u00e9\r\n\r\n'
    expect(arrivals[0]?.toString('latin1')).toBe(`${head}\0\u00ff\r\n`)
  })

  it('adds no length to a request without a body', async () => {
    const { arrivals, destination } = await listenForBytes()
    await sendRaw({ ...post, rawHeaders: [['Host', 'a']], body: new Uint8Array() }, destination)
    expect(arrivals[0]?.toString('latin1')).toBe('POST /hooks?a=1 HTTP/1.1\r\nHost: a\r\n\r\n')
  })

  it('sends a chunked body in chunks again', async () => {
    const { arrivals, destination } = await listenForBytes()
    const rawHeaders = [
      ['Host', 'a'],
      ['Transfer-Encoding', 'chunked'],
    ] as const
    await sendRaw({ ...post, rawHeaders, body: Buffer.from('abc') }, destination)
    expect(arrivals[0]?.toString('latin1')).toMatch(/\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n\r\n$/)
  })

  it('returns status, header lines and the beginning of the body', async () => {
    const long = 'x'.repeat(100_000)
    const { destination } = await listenForBytes(
      `HTTP/1.1 503 Later\r\nX-A: 1\r\nx-a: 2\r\nContent-Length: ${long.length}\r\n\r\n${long}`,
    )
    const { status, rawHeaders, body } = await sendRaw(post, destination)
    expect(status).toBe(503)
    expect(rawHeaders.slice(0, 2)).toEqual([
      ['X-A', '1'],
      ['x-a', '2'],
    ])
    expect(body.length).toBe(65_536)
  })

  it('does not follow a redirect', async () => {
    const { arrivals, destination } = await listenForBytes(
      'HTTP/1.1 307 Moved\r\nLocation: /else\r\nContent-Length: 0\r\n\r\n',
    )
    expect((await sendRaw(post, destination)).status).toBe(307)
    expect(arrivals).toHaveLength(1)
  })

  it('says that nobody listens, that no answer came in time, and that the connection broke', async () => {
    const closed = toDestination('http://127.0.0.1:1/')
    await expect(sendRaw(post, closed)).rejects.toMatchObject({ code: 'ECONNREFUSED' })
    const silent = await listenForBytes('', 60_000)
    await expect(sendRaw(post, silent.destination, { timeoutMs: 30 })).rejects.toMatchObject({ code: 'timeout' })
    const broken = await listenForBytes('', 5)
    await expect(sendRaw(post, broken.destination)).rejects.toMatchObject({ code: 'ECONNRESET' })
    const signal = AbortSignal.abort()
    await expect(sendRaw(post, silent.destination, { signal })).rejects.toMatchObject({ code: 'aborted' })
  })

  it('ends after its time, although garbage is collected meanwhile', async () => {
    const silent = await listenForBytes('', 60_000)
    const sending = () => sendRaw(post, silent.destination, { timeoutMs: 200, signal: new AbortController().signal })
    await expect(whileCollecting(sending)).rejects.toMatchObject({ code: 'timeout' })
  })

  it('sends a body in pieces, or only its beginning', async () => {
    const slow = await listenForRequests()
    const { durationMs } = await sendRaw(post, slow.destination, { slowMs: 40 })
    expect(durationMs).toBeGreaterThan(15)
    expect(slow.arrivals[0]?.body).toEqual(post.body)
    const { arrivals, destination } = await listenForBytes('', 60_000)
    await expect(sendRaw(post, destination, { cut: true })).rejects.toMatchObject({ code: 'cut' })
    await expect.poll(() => arrivals[0]?.toString('latin1')).toMatch(/\r\n\r\n\0\u00ff$/)
  })

  it('refuses a body that does not fit its framing', async () => {
    const { destination } = await listenForBytes()
    await expect(sendRaw({ ...post, body: new Uint8Array(3) }, destination)).rejects.toThrow('truncated')
    await expect(sendRaw({ ...post, rawHeaders: [] }, destination)).rejects.toThrow('no Content-Length')
  })

  it('finds a server that listens on ::1 only, and one on 127.0.0.1 only', async () => {
    for (const host of ['127.0.0.1', '::1']) {
      const server = createServer((_, response) => response.writeHead(201).end())
      const port = await listen(server, host)
      expect((await sendRaw(post, toDestination(`localhost:${port}/`))).status).toBe(201)
    }
  })
})

describe('toDestination', () => {
  it.each([
    ['3000', 'http://127.0.0.1:3000/'],
    ['3000/hooks', 'http://127.0.0.1:3000/hooks'],
    ['localhost:3000/a?b', 'http://localhost:3000/a?b'],
    ['https://[::1]:8443/#x', 'https://[::1]:8443/'],
    ['http://app.localhost/', 'http://app.localhost/'],
  ])('reads %s', (text, href) => {
    expect(toDestination(text)).toMatchObject({ url: { href }, isRemote: false })
  })

  it.each([
    'http://example.com/',
    'http://10.0.0.1/',
    'http://0.0.0.0:3000',
    'http://169.254.169.254/',
    'http://localhost.example/',
    'http://127.0.0.1.nip.io/',
    'http://2130706434.example/',
  ])('refuses %s unless its name is allowed', (text) => {
    expect(() => toDestination(text, ['other.example'])).toThrow(/is not this machine/)
    const { hostname } = new URL(text)
    expect(toDestination(text, [hostname]).isRemote).toBe(true)
  })

  it.each(['', '/hooks', 'http://', 'a b', 'http://user:pw@localhost/'])('refuses %j', (text) => {
    expect(() => toDestination(text)).toThrow()
  })

  it('does not look up names of this machine', async () => {
    for (const name of ['localhost', 'app.localhost']) {
      await expect(addressesOf(toDestination(name))).resolves.toEqual(['127.0.0.1', '::1'])
    }
  })
})
