import { once } from 'node:events'
import http from 'node:http'
import { setImmediate as turn } from 'node:timers/promises'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { chunk, head, RawClient } from './raw-client.js'
import { listen, servers } from './servers.js'
import { body, createSubject, type Subject, signedLines } from './subject.js'

const lines = [...signedLines(body), ['Content-Length', `${body.length}`]] as const
const chunkedLines = [...signedLines(body), ['Transfer-Encoding', 'chunked']] as const
const delivery = Buffer.concat([Buffer.from(head('POST', '/hooks/host', lines)), body])
const tampered = Buffer.concat([Buffer.from(head('POST', '/hooks/host', lines)), Buffer.alloc(body.length, 32)])
const get = Buffer.from(head('GET', '/hooks/host', [['Host', 'hooks.example']]))
const kilobytes = (count: number) => chunk(Buffer.alloc(count * 1024, 32))

const outcomes = ({ receipts }: Subject) => receipts.map((receipt) => receipt.outcome)

afterEach(() => {
  vi.useRealTimers()
})

describe.each(Object.entries(servers))('a connection under %s', (_, toListener) => {
  async function connect(subject: Subject): Promise<RawClient> {
    return RawClient.connect(await listen(toListener(subject.receiver)))
  }
  async function open(options?: Parameters<typeof createSubject>[0]) {
    const subject = createSubject(options)
    return { subject, client: await connect(subject) }
  }

  it('stays open for the next delivery, even after refusals', async () => {
    const { subject, client } = await open()
    for (const [bytes, status] of [
      [delivery, 200],
      [get, 405],
      [tampered, 401],
      [delivery, 200],
    ] as const) {
      const response = await client.write(bytes).response()
      expect(response.status).toBe(status)
      expect(response.headers).not.toHaveProperty('connection', 'close')
    }
    expect(outcomes(subject)).toEqual(['handled', 'refused', 'refused', 'handled'])
  })

  it('stays open after a body that was refused unread but had arrived', async () => {
    const { client } = await open()
    const put = Buffer.concat([Buffer.from(head('PUT', '/hooks/host', lines)), body])
    expect(await client.write(put).response()).toMatchObject({ status: 405 })
    expect(await client.write(delivery).response()).toMatchObject({ status: 200 })
  })

  it('answers pipelined deliveries in order', async () => {
    const { client } = await open()
    client.write(Buffer.concat([delivery, tampered, get, delivery]))
    const statuses = []
    for (let count = 0; count < 4; count += 1) statuses.push((await client.response()).status)
    expect(statuses).toEqual([200, 401, 405, 200])
  })

  it('accepts a delivery whose head and body arrive in pieces', async () => {
    const { client } = await open()
    client.socket.setNoDelay()
    for (let at = 0; at < delivery.length; at += 97) {
      client.write(delivery.subarray(at, at + 97))
      await turn()
    }
    expect(await client.response()).toMatchObject({ status: 200 })
  })

  it('is answered 100 Continue', async () => {
    const { client } = await open()
    client.write(head('POST', '/hooks/host', [...lines, ['Expect', '100-continue']]))
    expect(await client.response()).toMatchObject({ status: 100 })
    client.write(body)
    expect(await client.response()).toMatchObject({ status: 200 })
  })

  it.each([
    ['a body over the limit', { limits: { maxBodyBytes: 100 } }, chunkedLines, 413],
    [
      'a body with an announced length over the limit',
      { limits: { maxBodyBytes: 100 } },
      [...lines.slice(0, -1), ['Content-Length', '9000000']],
      413,
    ],
    ['a wrong media type', {}, [...signedLines(body, 'text/html'), ['Transfer-Encoding', 'chunked']], 415],
  ] as const)(
    'can read the response to %s while still sending, and is then closed',
    async (_, options, sent, status) => {
      const { subject, client } = await open(options)
      client.write(head('POST', '/hooks/host', sent), kilobytes(300))
      const response = await client.response()
      expect(response).toMatchObject({ status, headers: { connection: 'close', 'content-length': '0' }, body: '' })
      for (let count = 0; count < 20; count += 1) {
        client.write(kilobytes(100))
        await turn()
      }
      expect(client.socket.closed).toBe(false)
      client.socket.end()
      await client.closed
      expect(subject.receipts).toHaveLength(1)
    },
  )

  it('is closed when the rest of a refused body has arrived', async () => {
    const { client } = await open({ limits: { maxBodyBytes: 100 } })
    client.write(head('POST', '/hooks/host', chunkedLines), kilobytes(1))
    expect(await client.response()).toMatchObject({ status: 413 })
    client.write('0\r\n\r\n')
    await client.closed
  })

  it('is closed when the rest of a refused body is too large', async () => {
    const { client } = await open({ limits: { maxBodyBytes: 100 } })
    client.write(head('POST', '/hooks/host', chunkedLines), kilobytes(1))
    expect(await client.response()).toMatchObject({ status: 413 })
    const megabyte = kilobytes(1024)
    let sent = 0
    while (!client.socket.closed && sent < 200) {
      sent += 1
      if (!client.socket.write(megabyte))
        await Promise.race([once(client.socket, 'drain').catch(() => {}), client.closed])
    }
    await client.closed
    expect(sent).toBeGreaterThan(30)
    expect(sent).toBeLessThan(100)
  })

  it('is closed when the rest of a refused body takes too long', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { client } = await open({ limits: { maxBodyBytes: 100 } })
    client.write(head('POST', '/hooks/host', chunkedLines), kilobytes(1))
    expect(await client.response()).toMatchObject({ status: 413 })
    // Files that ran before may have left something that waits.
    expect(vi.getTimerCount()).toBeGreaterThan(0)
    vi.advanceTimersByTime(2_000)
    await client.closed
  })

  it('is answered and closed when a body takes too long', async () => {
    const { subject, client } = await open({ limits: { bodyTimeoutMs: 30 } })
    client.write(head('POST', '/hooks/host', lines), body.subarray(0, 20))
    expect(await client.response()).toMatchObject({ status: 503, headers: { connection: 'close' } })
    expect(subject.receipts[0]?.error?.code).toBe('body_timeout')
    client.write(body.subarray(20))
    await client.closed
  })

  it.each([
    ['ends', (client: RawClient) => client.socket.end()],
    ['breaks', (client: RawClient) => client.socket.resetAndDestroy()],
  ])('that %s within a body causes neither a crash nor a delivery', async (_, leave) => {
    const subject = createSubject()
    const listener = toListener(subject.receiver)
    const written: unknown[] = []
    const port = await listen((request, response) => {
      response.once('finish', () => written.push(response.statusCode))
      listener(request, response)
    })
    const client = await RawClient.connect(port)
    client.write(head('POST', '/hooks/host', lines), body.subarray(0, 20))
    await turn()
    leave(client)
    await client.closed
    const [receipt] = await subject.receiptsOf(1)
    expect(receipt?.error?.code).toBe('body_aborted')
    expect(subject.deliveries).toEqual([])
    await turn()
    expect(written).toEqual([])
    // The server still answers.
    const next = await RawClient.connect(port)
    expect(await next.write(delivery).response()).toMatchObject({ status: 200 })
  })

  it('that breaks while the handler runs does no harm', async () => {
    let leave: () => void = () => {}
    const subject = createSubject({}, async ({ request }) => {
      expect(request.body.length).toBe(body.length)
      leave()
      await gone
    })
    const client = await connect(subject)
    const gone = client.closed
    leave = () => client.socket.resetAndDestroy()
    client.write(delivery)
    const [receipt] = await subject.receiptsOf(1)
    expect(receipt?.outcome).toBe('handled')
  })

  it('that closes before the body is read does not hang', async () => {
    const subject = createSubject({ limits: { bodyTimeoutMs: 60_000 } })
    const listener = toListener(subject.receiver)
    const port = await listen((request, response) => {
      request.once('close', () => listener(request, response))
    })
    const client = await RawClient.connect(port)
    client.write(head('POST', '/hooks/host', lines))
    await turn()
    client.socket.resetAndDestroy()
    const [receipt] = await subject.receiptsOf(1)
    expect(receipt?.error?.code).toBe('body_aborted')
  })

  it('accepts a body that something in front has paused', async () => {
    const subject = createSubject()
    const listener = toListener(subject.receiver)
    const port = await listen(async (request, response) => {
      request.pause()
      await turn()
      await turn()
      listener(request, response)
    })
    const client = await RawClient.connect(port)
    expect(await client.write(delivery).response()).toMatchObject({ status: 200 })
  })

  it.each([
    ['consumed', false],
    ['decoded', true],
  ])('is answered with 500 when something in front has left the body %s', async (_, decode) => {
    const subject = createSubject()
    const listener = toListener(subject.receiver)
    const port = await listen(async (request, response) => {
      if (decode) request.setEncoding('utf8')
      else {
        request.resume()
        await once(request, 'end')
      }
      listener(request, response)
    })
    const client = await RawClient.connect(port)
    expect(await client.write(delivery).response()).toMatchObject({ status: 500 })
    expect(subject.receipts[0]?.error?.code).toBe('body_unavailable')
  })

  it('is not answered twice when something else has answered', async () => {
    let answer: () => void = () => {}
    const subject = createSubject({}, () => answer())
    const listener = toListener(subject.receiver)
    const port = await listen((request, response) => {
      answer = () => void response.writeHead(202, { 'content-length': 0 }).end()
      listener(request, response)
    })
    const client = await RawClient.connect(port)
    expect(await client.write(delivery).response()).toMatchObject({ status: 202 })
    expect(await client.write(delivery).response()).toMatchObject({ status: 202 })
  })

  it('lets fetch read 413 while its body is still streaming', async () => {
    const subject = createSubject({ limits: { maxBodyBytes: 1_000 } })
    const port = await listen(toListener(subject.receiver))
    let answered = false
    const endless = new ReadableStream<Uint8Array>({
      async pull(controller) {
        await turn()
        if (answered) controller.close()
        else controller.enqueue(new Uint8Array(1024))
      },
    })
    const init = { method: 'POST', body: endless, headers: { 'content-type': 'application/json' }, duplex: 'half' }
    const response = await fetch(`http://127.0.0.1:${port}/hooks/host`, init)
    expect(response.status).toBe(413)
    expect(await response.text()).toBe('')
    answered = true
  })

  it('lets node:http read 413 after it has sent a large body', async () => {
    const subject = createSubject({ limits: { maxBodyBytes: 1_000 } })
    const port = await listen(toListener(subject.receiver))
    const request = http.request({ port, method: 'POST', headers: { 'content-type': 'application/json' } })
    request.end(Buffer.alloc(8 * 1_048_576))
    request.on('response', (response) => response.resume())
    const closed = once(request, 'close')
    const [response] = await once(request, 'response')
    expect(response.statusCode).toBe(413)
    await closed
  })

  it.each([
    ['/hooks/host?token=a%20b', 'hooks.example:8080', 'http://hooks.example:8080/hooks/host?token=a%20b'],
    ['//evil.example/hooks/host', 'hooks.example', 'http://hooks.example//evil.example/hooks/host'],
    ['/hooks/host', '[::1]:80', 'http://[::1]:80/hooks/host'],
    ['/hooks/host', 'evil.example/?token=x#', 'http://localhost/hooks/host'],
    ['/hooks/host', 'user:password@evil.example', 'http://localhost/hooks/host'],
    ['/hooks/host', 'hooks.example:99999', 'http://localhost/hooks/host'],
    ['/hooks/host', '', 'http://localhost/hooks/host'],
    ['http://other.example/hooks/host?a=1', 'hooks.example', 'http://other.example/hooks/host?a=1'],
  ])('with the target %j and the host %j has a well-formed URL', async (target, hostName, url) => {
    const urls: string[] = []
    const { receiver } = createSubject({ onReceipt: () => {} })
    const port = await listen((request, response) => {
      // Frameworks route before they call the adapter, and some of these targets match no route.
      request.url = target
      return toListener({
        receive(incoming) {
          urls.push(incoming.url)
          return receiver.receive(incoming)
        },
      })(Object.assign(request, { originalUrl: target }), response)
    })
    const client = await RawClient.connect(port)
    const [, ...rest] = lines
    client.write(head('POST', '/hooks/host', [['Host', hostName], ...rest]), body)
    await client.response()
    expect(urls).toEqual([url])
    expect(() => new URL(url)).not.toThrow()
  })
})
