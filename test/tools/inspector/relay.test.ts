import { randomBytes } from 'node:crypto'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { readMessages } from '../../../src/tools/inspector/relay/event-stream.js'
import {
  newChannelName,
  type RelayAnswer,
  type RelayFrame,
  readAnswer,
  readFrame,
} from '../../../src/tools/inspector/relay/frames.js'
import { type HubLimits, RelayHub } from '../../../src/tools/inspector/relay/hub.js'
import { connectToRelay, RelayRefusedError } from '../../../src/tools/inspector/relay/relay-client.js'
import { type RelayOptions, startRelay } from '../../../src/tools/inspector/relay/relay-server.js'
import { TokenGuard } from '../../../src/tools/inspector/relay/token-guard.js'

const token = 'a-token-of-the-relay'
const limits: HubLimits = {
  maxChannels: 4,
  maxPending: 200,
  maxPendingBytes: 10_000_000,
  answerTimeoutMs: 20_000,
  reconnectMs: 2_000,
  ttlMs: 60_000,
}

async function relay(changes: Partial<RelayOptions> = {}, changedLimits: Partial<HubLimits> = {}) {
  const started = await startRelay({
    token,
    port: 0,
    host: '127.0.0.1',
    maxBodyBytes: 200_000,
    smee: false,
    limits: { ...limits, ...changedLimits },
    ...changes,
  })
  onTestFinished(() => started.close())
  return { ...started, url: `http://127.0.0.1:${started.port}` }
}

const echo = async ({ bodyBase64, rawHeaders }: RelayFrame): Promise<RelayAnswer> => ({
  status: 201,
  rawHeaders: rawHeaders.filter(([name]) => name.startsWith('X-')),
  bodyBase64,
})

/** A client of a channel, once it is connected. */
async function client(
  url: string,
  onRequest: (frame: RelayFrame) => Promise<RelayAnswer> = echo,
  channel = newChannelName(),
) {
  const stop = new AbortController()
  const states: string[] = []
  await new Promise<void>((resolve) => {
    const ended = connectToRelay({
      relay: new URL(url),
      token,
      channel,
      onRequest,
      onState: (state) => {
        states.push(state)
        resolve()
      },
      signal: stop.signal,
      firstDelayMs: 10,
    })
    onTestFinished(async () => {
      stop.abort()
      await ended
    })
  })
  return { channel, states, stop }
}

function send(url: string, { method = 'POST', headers = ['Host', 'a'], body = Buffer.alloc(0) } = {}) {
  return new Promise<{ status: number; rawHeaders: string[]; body: Buffer }>((resolve, reject) => {
    const request = httpRequest(
      url,
      { method, headers: [...headers, 'Content-Length', String(body.length)] },
      (response: IncomingMessage) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, rawHeaders: response.rawHeaders, body: Buffer.concat(parts) }),
        )
      },
    )
    request.on('error', reject)
    request.end(body)
  })
}

describe('relay', () => {
  it('carries exact bytes and header lines there, and the true answer back', async () => {
    const { url } = await relay()
    const seen: RelayFrame[] = []
    const { channel } = await client(url, async (frame) => {
      seen.push(frame)
      return echo(frame)
    })
    const body = Buffer.from([0, 255, 13, 10, 128])
    const headers = ['Host', 'relay.example', 'X-A', '1', 'x-b', '\u00e9', 'X-A', '2']
    const answer = await send(`${url}/${channel}/hooks/a?b=c`, { headers, body })
    expect(seen).toMatchObject([{ method: 'POST', target: '/hooks/a?b=c', bodyBase64: body.toString('base64') }])
    expect(seen[0]?.rawHeaders.slice(0, 4)).toEqual([
      ['Host', 'relay.example'],
      ['X-A', '1'],
      ['x-b', '\u00e9'],
      ['X-A', '2'],
    ])
    expect(answer).toMatchObject({ status: 201, body })
    expect(answer.rawHeaders.slice(0, 4)).toEqual(['X-A', '1', 'X-A', '2'])
  })

  it('carries many deliveries at once, each with its bytes and status', async () => {
    const { url } = await relay()
    const { channel } = await client(url, async (frame) => ({
      ...(await echo(frame)),
      status: 200 + (Number(frame.target.slice(1)) % 300),
    }))
    let wrong = 0
    const count = 60
    await Promise.all(
      Array.from({ length: count }, async (_, index) => {
        const body = randomBytes(index * 13)
        const answer = await send(`${url}/${channel}/${index}`, { body })
        if (answer.status !== 200 + (index % 300) || !answer.body.equals(index === 4 ? Buffer.alloc(0) : body)) wrong++
      }),
    )
    expect(wrong).toBe(0)
  })

  it('tells the provider that no client is there, or that it does not answer', async () => {
    const { url } = await relay({}, { reconnectMs: 20, answerTimeoutMs: 60 })
    expect((await send(`${url}/${newChannelName()}/x`)).status).toBe(404)
    const { channel, stop } = await client(url, () => new Promise(() => {}))
    expect((await send(`${url}/${channel}/x`)).status).toBe(504)
    stop.abort()
    await expect.poll(async () => (await send(`${url}/${channel}/x`)).status).toBe(503)
  })

  it('holds a request until the client is back', async () => {
    const { url } = await relay()
    const first = await client(url)
    first.stop.abort()
    await expect.poll(() => first.states.length).toBeGreaterThan(0)
    const held = send(`${url}/${first.channel}/x`)
    await client(url, echo, first.channel)
    expect((await held).status).toBe(201)
  })

  it('connects again after the relay was restarted', async () => {
    const one = await relay()
    const { states, channel } = await client(one.url)
    await one.close()
    await expect.poll(() => states).toContain('lost')
    const two = await relay({ port: one.port })
    await expect.poll(() => states.filter((state) => state === 'connected').length).toBe(2)
    expect((await send(`${two.url}/${channel}/`)).status).toBe(201)
  })

  it('answers 502 if the local server cannot be reached', async () => {
    const { url } = await relay()
    const { channel } = await client(url, () => Promise.reject(new Error('ECONNREFUSED')))
    expect((await send(`${url}/${channel}/`)).status).toBe(502)
  })

  it.each(['', 'Bearer', 'Bearer wrong', `Bearer ${token}x`, `Basic ${token}`])(
    'refuses the token %j',
    async (authorization) => {
      const { url, hub } = await relay()
      const { channel } = await client(url)
      const headers = ['Host', 'a', ...(authorization === '' ? [] : ['Authorization', authorization])]
      const reading = await send(`${url}/_relay/${channel}`, { method: 'GET', headers })
      const answering = await send(`${url}/_relay/${channel}/answers/1`, { headers, body: Buffer.from('{}') })
      expect([reading.status, answering.status, hub.size]).toEqual([401, 401, 1])
    },
  )

  it('takes the right token from a proxy on the same machine after any number of wrong ones', async () => {
    const { url } = await relay()
    const read = async (given: string) => {
      const headers = ['Host', 'a', 'Authorization', `Bearer ${given}`]
      return (await send(`${url}/_relay/${newChannelName()}/answers/1`, { headers, body: Buffer.from('{}') })).status
    }
    for (let guess = 0; guess < 22; guess++) expect(await read(`wrong-${guess}`)).toBe(401)
    expect(await read(token)).toBe(400)
  })

  it('takes no token after too many wrong ones, but still the answers of its clients', async () => {
    // The requests of a test come from this machine, which is never blocked.
    let wrong = 0
    const right = vi.spyOn(TokenGuard.prototype, 'isRight').mockImplementation((given) => {
      if (given !== token) wrong++
      return given === token
    })
    const blocked = vi.spyOn(TokenGuard.prototype, 'isBlocked').mockImplementation(() => wrong >= 20)
    onTestFinished(() => {
      for (const spy of [right, blocked]) spy.mockRestore()
    })
    const { url } = await relay()
    let answerNow: () => void = () => {}
    const guessed = new Promise<void>((resolve) => {
      answerNow = resolve
    })
    const { channel } = await client(url, async (frame) => {
      await guessed
      return echo(frame)
    })
    const answered = send(`${url}/${channel}/`)
    const read = async (given: string) => {
      const headers = ['Host', 'a', 'Authorization', `Bearer ${given}`]
      return (await send(`${url}/_relay/${newChannelName()}/answers/1`, { headers, body: Buffer.from('{}') })).status
    }
    const statuses: number[] = []
    for (let guess = 0; guess < 22; guess++) statuses.push(await read(`wrong-${guess}`))
    expect(statuses.slice(0, 20)).toEqual(Array(20).fill(401))
    expect(statuses.slice(20)).toEqual([429, 429])
    // Nobody learns from the status whether a guess was right.
    expect(await read(token)).toBe(429)
    await expect.poll(() => answerNow !== undefined).toBe(true)
    answerNow()
    expect((await answered).status).toBe(201)
  })

  it('ends a client with a wrong token instead of trying again', async () => {
    const { url } = await relay()
    const refused = connectToRelay({
      relay: new URL(url),
      token: 'another-token-of-it',
      channel: newChannelName(),
      onRequest: echo,
      onState: () => {},
      signal: new AbortController().signal,
    })
    await expect(refused).rejects.toBeInstanceOf(RelayRefusedError)
  })

  it('refuses short tokens and guessable channels', async () => {
    await expect(relay({ token: 'short' })).rejects.toThrow('at least 16 characters')
    const { url } = await relay()
    const headers = ['Host', 'a', 'Authorization', `Bearer ${token}`]
    expect((await send(`${url}/_relay/test`, { method: 'GET', headers })).status).toBe(400)
    expect((await send(`${url}/test/hooks`)).status).toBe(404)
  })

  it('refuses bodies and answers that are too long, or that lie about their length', async () => {
    const { url } = await relay({ maxBodyBytes: 1000 })
    const { channel } = await client(url)
    expect((await send(`${url}/${channel}/`, { body: Buffer.alloc(1001) })).status).toBe(413)
    const chunked = await new Promise<number>((resolve, reject) => {
      const request = httpRequest(`${url}/${channel}/`, { method: 'POST' }, (response) =>
        resolve(response.resume().statusCode ?? 0),
      )
      request.on('error', reject)
      request.write(Buffer.alloc(900))
      request.end(Buffer.alloc(900))
    })
    expect(chunked).toBe(413)
    const headers = ['Host', 'a', 'Authorization', `Bearer ${token}`]
    const answers = `${url}/_relay/${channel}/answers/1`
    expect((await send(answers, { headers, body: Buffer.alloc(200_000, 65) })).status).toBe(413)
    expect((await send(answers, { headers, body: Buffer.from('{"status":999}') })).status).toBe(400)
    expect(
      (await send(answers, { headers, body: Buffer.from('{"status":200,"rawHeaders":[],"bodyBase64":""}') })).status,
    ).toBe(404)
  })

  it('cuts off a client that does not read', async () => {
    const { url, port } = await relay(
      { maxBodyBytes: 5_000_000 },
      { maxPendingBytes: 1_000_000_000, answerTimeoutMs: 400, reconnectMs: 100 },
    )
    const channel = newChannelName()
    const socket = connect(port, '127.0.0.1')
    socket.write(`GET /_relay/${channel} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${token}\r\n\r\n`)
    await new Promise((resolve) => socket.once('data', resolve))
    socket.pause()
    const closed = new Promise((resolve) => socket.once('close', resolve))
    socket.on('error', () => {})
    const body = Buffer.alloc(4_000_000)
    const statuses = await Promise.all(
      Array.from({ length: 8 }, async () => (await send(`${url}/${channel}/`, { body })).status),
    )
    expect(new Set(statuses)).toEqual(new Set([503, 504]))
    socket.resume()
    await closed
  })

  it('has no more channels and waiting requests than allowed', async () => {
    const { url } = await relay({}, { maxChannels: 1, maxPending: 2, answerTimeoutMs: 300, reconnectMs: 50 })
    const { channel } = await client(url, () => new Promise(() => {}))
    const headers = ['Host', 'a', 'Authorization', `Bearer ${token}`]
    expect((await send(`${url}/_relay/${newChannelName()}`, { method: 'GET', headers })).status).toBe(503)
    const statuses = await Promise.all(Array.from({ length: 5 }, async () => (await send(`${url}/${channel}/`)).status))
    expect(statuses.sort()).toEqual([503, 503, 503, 504, 504])
  })

  it('reads no body for a channel that does not exist, and keeps no more of unfinished bodies than allowed', async () => {
    const { url, port, hub } = await relay({}, { maxPendingBytes: 100_000 })
    const { channel } = await client(url)
    // Sends the head and a part of a body that never ends; `told` is the first line of the answer.
    const begin = (name: string, bytes: number) => {
      const socket = connect(port, '127.0.0.1')
      socket.on('error', () => {})
      socket.write(`POST /${name}/ HTTP/1.1\r\nHost: a\r\nContent-Length: 200000\r\n\r\n`)
      socket.write(Buffer.alloc(bytes))
      const told = new Promise<string>((resolve) => socket.once('data', (data) => resolve(String(data).slice(9, 12))))
      return { socket, told }
    }
    expect(await begin(newChannelName(), 10).told).toBe('404')
    const first = begin(channel, 90_000)
    const hasRoom = () => {
      const isReserved = hub.reserve(20_000)
      if (isReserved) hub.release(20_000)
      return isReserved
    }
    await expect.poll(hasRoom).toBe(false)
    expect(await begin(channel, 20_000).told).toBe('503')
    first.socket.destroy()
    await expect.poll(async () => (await send(`${url}/${channel}/`, { body: Buffer.alloc(60_000) })).status).toBe(201)
  })

  it('speaks the protocol of smee.io when asked to', async () => {
    const { url } = await relay({ smee: true }, { answerTimeoutMs: 50, reconnectMs: 20 })
    const channel = newChannelName()
    const response = await fetch(`${url}/${channel}`, { headers: { Accept: 'text/event-stream' } })
    const messages = readMessages(response.body ?? expect.fail(), 100_000)
    expect((await messages.next()).value).toEqual({ event: 'ready', data: '{}' })
    send(`${url}/${channel}?x=1`, {
      headers: ['Host', 'a', 'X-GitHub-Event', 'push'],
      body: Buffer.from('{ "a": 1 }'),
    }).catch(() => {})
    const { value } = await messages.next()
    expect(JSON.parse(value?.data ?? '')).toMatchObject({ 'x-github-event': 'push', body: { a: 1 }, query: { x: '1' } })
    await messages.return(undefined)
    const { url: strict } = await relay()
    expect((await fetch(`${strict}/${channel}`, { headers: { Accept: 'text/event-stream' } })).status).toBe(404)
  })
})

describe('RelayHub', () => {
  it('forgets a channel after its time', async () => {
    let now = 0
    const hub = new RelayHub(limits, () => now)
    const leave = hub.subscribe('a', { take: () => true, close: () => {} })
    now = limits.ttlMs * 2
    hub.forgetOld()
    expect(hub.size).toBe(1)
    leave?.()
    now += limits.ttlMs + 1
    hub.forgetOld()
    expect(hub.size).toBe(0)
  })

  it('gives a channel to the newest client', () => {
    const hub = new RelayHub(limits)
    const closed: string[] = []
    hub.subscribe('a', { take: () => true, close: () => closed.push('first') })
    hub.subscribe('a', { take: () => true, close: () => closed.push('second') })
    expect(closed).toEqual(['first'])
  })
})

describe('readFrame and readAnswer', () => {
  it.each([
    '',
    'null',
    '[]',
    '{"id":"1","method":"GET","target":"x","rawHeaders":[],"bodyBase64":""}',
    '{"id":"1","method":"G T","target":"/","rawHeaders":[],"bodyBase64":""}',
    '{"id":"1","method":"GET","target":"/","rawHeaders":[["a","b\\r\\nc: d"]],"bodyBase64":""}',
    '{"id":"1","method":"GET","target":"/","rawHeaders":[["a b","c"]],"bodyBase64":""}',
    '{"id":"1","method":"GET","target":"/","rawHeaders":[],"bodyBase64":"?"}',
    '{"status":100,"rawHeaders":[],"bodyBase64":""}',
    '{"status":200,"rawHeaders":[["a","\\u0100"]],"bodyBase64":""}',
  ])('refuse %s', (text) => {
    expect([readFrame(text), readAnswer(text)]).toEqual([undefined, undefined])
  })
})

describe('readMessages', () => {
  it('reads messages whose bytes come in any pieces', async () => {
    const text = ': hello\r\nevent: ready\r\ndata: {}\r\n\r\ndata: a\ndata: \u00e9b\n\n'
    for (const size of [1, 2, 3, 7, 100]) {
      const bytes = Buffer.from(text)
      const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
        bytes.subarray(at * size, at * size + size),
      )
      const read = await collect(readMessages(from(pieces), 1000))
      expect(read).toEqual([
        { event: 'ready', data: '{}' },
        { event: 'message', data: 'a\n\u00e9b' },
      ])
    }
  })

  it('refuses a message that is too long', async () => {
    await expect(collect(readMessages(from([Buffer.alloc(2000, 65)]), 1000))).rejects.toThrow('more than the limit')
    const lines = [Buffer.from(`data: ${'x'.repeat(600)}\n`), Buffer.from(`data: ${'x'.repeat(600)}\n`)]
    await expect(collect(readMessages(from(lines), 1000))).rejects.toThrow('more than the limit')
  })
})

async function* from(pieces: readonly Buffer[]): AsyncGenerator<Uint8Array> {
  yield* pieces
}

async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const collected: Item[] = []
  for await (const item of items) collected.push(item)
  return collected
}
