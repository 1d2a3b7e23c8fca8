import { connect, createServer, type Server, type Socket } from 'node:net'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bodyOf } from '../../../../src/tools/inspector/captures/capture.js'
import { listen } from '../../../listen.js'
import { runs } from '../../../runs.js'
import { startListening } from './listening.js'

const count = runs(200)

const answer = 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\nX-Answer: \xe9\r\nx-answer: 2\r\nConnection: close\r\n\r\nok'

/** A server that keeps the bytes of each request, as they are on the wire. */
async function startRaw(reply = answer): Promise<{ readonly port: number; readonly got: Buffer[] }> {
  const got: Buffer[] = []
  const server: Server = createServer((socket) => {
    let bytes = Buffer.alloc(0)
    socket.on('error', () => {})
    socket.on('data', (chunk: Buffer) => {
      bytes = Buffer.concat([bytes, chunk])
      const head = bytes.indexOf('\r\n\r\n')
      const length = /^content-length: (\d+)/im.exec(bytes.subarray(0, head).toString('latin1'))?.[1]
      if (head < 0 || bytes.length < head + 4 + Number(length ?? 0)) return
      got.push(bytes)
      socket.end(Buffer.from(reply, 'latin1'))
    })
  })
  return { port: await listen(server), got }
}

function exchange(port: number, bytes: Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    const socket: Socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1')
    })
    socket.on('error', reject)
    socket.on('close', () => resolve(text))
  })
}

const token = fc.stringMatching(/^[A-Za-z][\w!#$%&'*+.^`|~-]{0,20}$/)
const reserved =
  /^(host|connection|keep-alive|proxy-connection|te|trailer|transfer-encoding|upgrade|expect|content-length)$/i
const name = fc
  .oneof(fc.constantFrom('X-Signature', 'x-signature', 'Cookie', 'Authorization'), token)
  .filter((each) => !reserved.test(each))
// Everything that may be in a header value: visible ASCII, the upper half of Latin-1, and blanks inside.
const value = fc
  .array(fc.oneof(fc.integer({ min: 0x21, max: 0x7e }), fc.integer({ min: 0x80, max: 0xff }), fc.constant(0x20)), {
    maxLength: 40,
  })
  .map((codes) => String.fromCharCode(...codes).trim())
  .filter((text) => !/^[\s\u00a0]|[\s\u00a0]$/.test(text))
const target = fc.stringMatching(/^\/[\w\-.~!$&'()*+,;=:@%/?]{0,60}$/)
const method = fc.constantFrom('POST', 'PUT', 'PATCH', 'DELETE')
const body = fc.uint8Array({ maxLength: 3_000 })
const lines = fc.array(fc.tuple(name, value), { maxLength: 12 })

describe('listen', () => {
  it('serves on after targets that have no path, and explains them', async () => {
    const local = await startRaw()
    const env = { GITHUB_WEBHOOK_SECRET: 'a-secret-of-github' }
    const listening = await startListening([String(local.port), '--provider', 'github'], { env })
    const post = (target: string) =>
      exchange(
        Number(new URL(listening.url).port),
        Buffer.from(`POST ${target} HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`),
      )
    for (const target of ['*', '*x', 'ftp://x/y', 'http://[?x', '//['])
      expect(await post(target)).toMatch(/^HTTP\/1.1 200/)
    const store = listening.captures()
    const addresses = store.list().map(({ id }) => store.attemptsOf(id)[0]?.to)
    const origin = `http://localhost:${local.port}`
    expect(addresses).toEqual(['/*', '/*x', '/ftp://x/y', '/?x', '//['].map((path) => `${origin}${path}`))
    expect(local.got.map((bytes) => bytes.toString('latin1').split(' ')[1])).toEqual([
      '*',
      '*x',
      'ftp://x/y',
      '?x',
      '//[',
    ])
    expect(listening.printed().match(/server accepts/g)).toHaveLength(5)
  })

  it('answers 502 for a server that changes the protocol', async () => {
    const { port } = await startRaw('HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n')
    const listening = await startListening([String(port), '--ordered'])
    const post = () => fetch(listening.url, { method: 'POST' }).then(({ status }) => status)
    expect([await post(), await post()]).toEqual([502, 502])
    expect(listening.printed()).toContain('server disconnects')
  })

  it(`hands ${count} arbitrary requests over with the bytes that came, but for Host and the connection`, async () => {
    const local = await startRaw()
    const listening = await startListening([String(local.port), '--max', '5000'])
    const port = Number(new URL(listening.url).port)
    let different = 0
    await fc.assert(
      fc.asyncProperty(method, target, lines, body, fc.boolean(), async (verb, path, headers, bytes, chunked) => {
        const length = chunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${bytes.length}`
        const fields = headers.map(([key, text]) => `${key}: ${text}\r\n`).join('')
        const head = `${verb} ${path} HTTP/1.1\r\nhOsT: hooks.example\r\n${fields}${length}\r\nConnection: close\r\n\r\n`
        const chunks = [Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n0\r\n\r\n')]
        const content = chunked ? (bytes.length === 0 ? [Buffer.from('0\r\n\r\n')] : chunks) : [bytes]
        const sent = Buffer.concat([Buffer.from(head, 'latin1'), ...content])
        const got = await exchange(port, sent)

        const forwarded = `${verb} ${path} HTTP/1.1\r\nhOsT: localhost:${local.port}\r\n${fields}Content-Length: ${bytes.length}\r\nConnection: close\r\n\r\n`
        const expected = Buffer.concat([Buffer.from(forwarded, 'latin1'), bytes])
        const isSame = local.got.at(-1)?.equals(expected) === true
        if (!isSame) different++
        expect(local.got.at(-1)?.toString('latin1')).toBe(expected.toString('latin1'))
        expect(got).toContain('X-Answer: \xe9\r\nx-answer: 2\r\n')

        const capture = listening.captures().list({ limit: 1 })[0]
        expect(bodyOf(capture ?? {}).equals(bytes)).toBe(true)
        const stored = capture?.rawHeaders.map(([key, text]) => `${key}: ${text}\r\n`).join('')
        expect(stored).toBe(`hOsT: hooks.example\r\n${fields}${length}\r\nConnection: close\r\n`)
        expect(capture?.target).toBe(path)
      }),
      { numRuns: count },
    )
    expect(different).toBe(0)
    expect(local.got).toHaveLength(count)
  })

  it.each(['999 Odd', '600 Odd', '101 Switching Protocols', '099 Odd', '200 \x1b[31mOK'])(
    'answers 502 to a server whose status line is "%s", and goes on',
    async (line) => {
      const local = await startRaw(`HTTP/1.1 ${line}\r\nContent-Length: 2\r\nConnection: close\r\n\r\nok`)
      const listening = await startListening([String(local.port)])
      const post = async () => (await fetch(listening.url, { method: 'POST' })).status
      expect([await post(), await post()]).toEqual([502, 502])
      expect(listening.printed()).not.toContain('\x1b')
      const status = Number.parseInt(line, 10)
      expect(listening.captures().attemptsOf(2)).toMatchObject([{ status }])
    },
  )
})
