import type { AddressInfo } from 'node:net'
import { createServer, type Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { type Arrival, type Framing, isAccepted } from '../../../../src/tools/attack/wire/exchange.js'
import { createNodeTransport } from '../../../../src/tools/attack/wire/node-transport.js'

const closers: (() => void)[] = []
afterEach(() => {
  for (const close of closers.splice(0)) close()
})

// A server that records what comes, and answers with the given bytes as soon as `isDone` is true.
async function serve(answers: readonly string[], isDone: (received: string) => boolean) {
  const received: string[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    let text = ''
    let answered = 0
    socket.on('error', () => {})
    socket.on('data', (bytes) => {
      text += bytes.toString('latin1')
      if (!isDone(text)) return
      received.push(text)
      text = ''
      socket.write(answers[answered++] ?? '')
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  closers.push(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks?x=1`, received }
}

const transport = createNodeTransport({ allowRemote: false })
const ok = 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok'

async function send(answers: readonly string[], framing?: Framing, isDone = (text: string) => text.includes('{}')) {
  const { url, received } = await serve(answers, isDone)
  const headers = [
    ['X-Twice', 'a'],
    ['x-twice', 'b'],
    ['Content-Length', '99'],
  ] as const
  const request = { method: 'POST', url, headers, body: new TextEncoder().encode('{}'), ...(framing && { framing }) }
  return { arrival: await transport.send(request, 1_000), received, url }
}

function bodyOf(arrival: Arrival): string {
  return arrival.kind === 'answer' ? new TextDecoder().decode(arrival.answer.body) : arrival.kind
}

describe('createNodeTransport', () => {
  it('writes header lines as they are, with repeats, and its own framing', async () => {
    const { received, arrival, url } = await send([ok])
    const { host } = new URL(url)
    expect(received).toEqual([
      `POST /hooks?x=1 HTTP/1.1\r\nHost: ${host}\r\nX-Twice: a\r\nx-twice: b\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}`,
    ])
    expect(isAccepted(arrival)).toBe(true)
    expect(bodyOf(arrival)).toBe('ok')
  })

  it('writes chunks, HTTP/1.0 and segments', async () => {
    const chunked = await send([ok], { length: 'chunked' }, (text) => text.endsWith('0\r\n\r\n'))
    expect(chunked.received[0]).toMatch(
      /Transfer-Encoding: chunked\r\nConnection: close\r\n\r\n2\r\n\{\}\r\n0\r\n\r\n$/,
    )
    const old = await send([ok], { version: '1.0', segments: 3, pauseMs: 1 })
    expect(old.received[0]).toMatch(/^POST \/hooks\?x=1 HTTP\/1\.0\r\n/)
  })

  it('waits for 100 Continue before it sends the body', async () => {
    const isHead = (text: string) => text.endsWith('\r\n\r\n') || text === '{}'
    const { received, arrival } = await send(['HTTP/1.1 100 Continue\r\n\r\n', ok], { expectContinue: true }, isHead)
    expect(received).toEqual([expect.stringMatching(/Expect: 100-continue\r\nConnection: close\r\n\r\n$/), '{}'])
    expect(bodyOf(arrival)).toBe('ok')
  })

  it('stops sending when the answer comes early', async () => {
    const { arrival } = await send(
      ['HTTP/1.1 413 Too Large\r\nContent-Length: 0\r\n\r\n'],
      { totalBytes: 64_000_000 },
      (text) => text.length > 1,
    )
    expect(arrival).toMatchObject({ kind: 'answer', answer: { status: 413 } })
    expect(arrival.sentBytes).toBeLessThan(64_000_000)
  })

  it.each([
    [
      'chunks',
      'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3;x=y\r\nabc\r\n2\r\nde\r\n0\r\nX: y\r\n\r\n',
      'abcde',
    ],
    ['no length before more bytes', 'HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\nrest', ''],
    ['bare line feeds', 'HTTP/1.1 200 OK\nContent-Length: 3\n\nabc', 'abc'],
  ])('reads an answer with %s', async (_label, answer, body) => {
    expect(bodyOf((await send([answer])).arrival)).toBe(body)
  })

  it('keeps a connection for several requests', async () => {
    const { url, received } = await serve([ok, ok.replace('200 OK', '401 X')], (text) => text.endsWith('{}'))
    const request = { method: 'POST', url, headers: [], body: new TextEncoder().encode('{}') }
    const arrivals = await transport.sendInTurn([request, request], 1_000)
    expect(arrivals).toMatchObject([{ answer: { status: 200 } }, { answer: { status: 401 } }])
    expect(received).toEqual([expect.stringContaining('keep-alive'), expect.stringContaining('Connection: close')])
  })

  it('tells a timeout from a connection that cannot be made', async () => {
    const { url } = await serve([], () => false)
    const request = { method: 'POST', url, headers: [], body: new Uint8Array() }
    // A busy machine takes a while to connect, too.
    expect(await transport.send(request, 300)).toMatchObject({ kind: 'timeout' })
    const closed = { ...request, url: 'http://127.0.0.1:1/' }
    expect(await transport.send(closed, 10_000)).toMatchObject({ kind: 'unreachable', reason: 'ECONNREFUSED' })
  })

  it('sends nothing to an address that is not of this machine', async () => {
    // This name resolves to an address of documentation, or to none.
    const request = { method: 'POST', url: 'http://192.0.2.1:9/', headers: [], body: new Uint8Array() }
    expect(await transport.send(request, 50)).toMatchObject({ kind: 'unreachable' })
  })
})
