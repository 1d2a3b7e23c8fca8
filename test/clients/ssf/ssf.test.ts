import type { KeyObject } from 'node:crypto'
import { type JWTPayload, SignJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { setPoll } from '../../../src/clients/ssf/set-poll.js'
import { ssfStreams } from '../../../src/clients/ssf/streams.js'
import { createReceiver, memoryDedupeStore } from '../../../src/index.js'
import { memoryInbox } from '../../../src/testing/memory-inbox.js'
import { ssf } from '../../../src/vendors/ssf/index.js'
import { otherRsa, rsa } from '../../rsa-keys.js'

const issuer = 'https://tr.example.com/issuer1'
const audience = 'https://receiver.example'
const revoked = 'https://schemas.openid.net/secevent/caep/event-type/session-revoked'
const verification = 'https://schemas.openid.net/secevent/ssf/event-type/verification'
const jwk = { ...rsa.publicKey.export({ format: 'jwk' }), kid: 'k1', alg: 'RS256' }

function textOf({ body }: RequestInit): string {
  return typeof body === 'string' ? body : ''
}

/** A transmitter that jose signs for, as the framework and RFC 8936 describe it. */
function createTransmitter() {
  const sets = new Map<string, string>()
  const errors = new Map<string, unknown>()
  const polls: Record<string, unknown>[] = []
  const calls: [method: string, url: string, body: unknown, authorization: string | null][] = []
  const stream: Record<string, unknown> = {
    stream_id: 's1',
    iss: issuer,
    aud: audience,
    delivery: { method: 'urn:ietf:rfc:8936', endpoint_url: 'https://tr.example.com/poll/s1' },
    events_delivered: [revoked],
  }
  const configuration: Record<string, unknown> = {
    spec_version: '1_0',
    issuer,
    jwks_uri: 'https://tr.example.com/jwks.json',
    configuration_endpoint: 'https://tr.example.com/ssf/stream',
    status_endpoint: 'https://tr.example.com/ssf/status',
    add_subject_endpoint: 'https://tr.example.com/ssf/subject:add',
    remove_subject_endpoint: 'https://tr.example.com/ssf/subject:remove',
    verification_endpoint: 'https://tr.example.com/ssf/verify',
  }

  async function add(
    jti: string,
    { events = { [revoked]: {} }, key = rsa.privateKey, ...claims }: Added = {},
  ): Promise<void> {
    const token = await new SignJWT({ sub_id: { format: 'opaque', id: 's1' }, events, ...claims } as JWTPayload)
      .setProtectedHeader({ alg: 'RS256', typ: 'secevent+jwt', kid: 'k1' })
      .setIssuer(issuer)
      .setAudience(audience)
      .setIssuedAt()
      .setJti(jti)
      .sign(key)
    sets.set(jti, token)
  }

  function poll(request: Record<string, unknown>): Response {
    polls.push(request)
    for (const jti of (request['ack'] as string[] | undefined) ?? []) sets.delete(jti)
    for (const [jti, error] of Object.entries(Object(request['setErrs']))) {
      errors.set(jti, error)
      sets.delete(jti)
    }
    const sent = [...sets].slice(0, Number(request['maxEvents']))
    return Response.json({ sets: Object.fromEntries(sent), moreAvailable: sent.length < sets.size })
  }

  async function fetch(url: string, init: RequestInit): Promise<Response> {
    const body = init.body ? JSON.parse(textOf(init)) : undefined
    const { pathname, searchParams } = new URL(url)
    if (pathname === '/poll/s1') return poll(body)
    calls.push([init.method ?? '', url, body, new Headers(init.headers).get('authorization')])
    if (pathname === '/.well-known/ssf-configuration/issuer1') return Response.json(configuration)
    if (pathname === '/ssf/status' && init.method === 'GET')
      return Response.json({ stream_id: 's1', status: 'enabled' })
    if (pathname === '/ssf/verify') await add('v1', { events: { [verification]: { state: body.state } } })
    if (pathname !== '/ssf/stream') return new Response(null, { status: pathname.endsWith('remove') ? 204 : 200 })
    if (init.method === 'DELETE') return new Response(null, { status: 204 })
    if (init.method === 'GET') return Response.json(searchParams.has('stream_id') ? stream : [stream])
    return Response.json({ ...stream, ...body }, { status: init.method === 'POST' ? 201 : 200 })
  }

  return { add, fetch, sets, errors, polls, calls, configuration, stream }
}

interface Added {
  readonly events?: Record<string, object>
  readonly key?: KeyObject
  readonly [claim: string]: unknown
}

function setUp(handle: (jti: string) => unknown = () => {}) {
  const transmitter = createTransmitter()
  const states: unknown[] = []
  const provider = ssf({
    keys: jwk,
    audiences: [audience],
    verifyState: (state) => {
      states.push(state)
      return state === 'right'
    },
  })
  const on = {
    'caep.session-revoked': async ({ payload }: { payload: { jti: string } }) => void (await handle(payload.jti)),
  }
  const receiver = createReceiver({ provider, on, dedupe: memoryDedupeStore(), onError: () => {} })
  const client = { token: 'access', fetch: transmitter.fetch, sleep: async () => {} }
  const polling = setPoll({ url: 'https://tr.example.com/poll/s1', receiver, pauseMs: 5, ...client })
  return { transmitter, provider, receiver, polling, states, client, streams: ssfStreams({ issuer, ...client }) }
}

describe('setPoll', () => {
  it('acknowledges a token in the request after its handler ended', async () => {
    const seen: string[] = []
    const { transmitter, polling } = setUp((jti) => seen.push(jti))
    for (const jti of ['a', 'b']) await transmitter.add(jti)
    expect(await polling.poll()).toEqual({ acknowledged: 2, refused: 0, failed: 0 })
    expect(seen).toEqual(['a', 'b'])
    expect(transmitter.polls).toEqual([
      { maxEvents: 20, returnImmediately: true },
      { maxEvents: 20, returnImmediately: true, ack: ['a', 'b'] },
    ])
    expect(transmitter.sets.size).toBe(0)
  })

  it('leaves a token whose handler failed, and acknowledges a copy of a handled one', async () => {
    let isDown = true
    const { transmitter, polling } = setUp((jti) => {
      if (jti === 'b' && isDown) throw new Error('down')
    })
    for (const jti of ['a', 'b']) await transmitter.add(jti)
    expect(await polling.poll()).toEqual({ acknowledged: 1, refused: 0, failed: 1 })
    expect([...transmitter.sets.keys()]).toEqual(['b'])
    isDown = false
    await transmitter.add('a')
    expect(await polling.poll()).toEqual({ acknowledged: 2, refused: 0, failed: 0 })
    expect(transmitter.sets.size).toBe(0)
  })

  it('reports what the receiver refuses, and does not handle it', async () => {
    const seen: string[] = []
    const { transmitter, polling } = setUp((jti) => seen.push(jti))
    await transmitter.add('forged', { key: otherRsa.privateKey })
    await transmitter.add('login', { sub: 'mira' })
    transmitter.sets.set('text', 'no token')
    expect(await polling.poll()).toEqual({ acknowledged: 0, refused: 3, failed: 0 })
    expect(Object.fromEntries(transmitter.errors)).toMatchObject({
      forged: { err: 'invalid_key', description: expect.any(String) },
      login: { err: 'invalid_request' },
      text: { err: 'invalid_request' },
    })
    expect(seen).toEqual([])
  })

  it('acknowledges after an inbox has stored the token, and not if it cannot', async () => {
    const { transmitter, provider, client } = setUp()
    await transmitter.add('a')
    const inbox = memoryInbox()
    const stored = createReceiver({ provider, on: {}, inbox })
    const broken = { ...inbox, put: async () => Promise.reject(new Error('disk full')) }
    const failing = createReceiver({ provider, on: {}, inbox: broken, onError: () => {} })
    const url = 'https://tr.example.com/poll/s1'
    expect(await setPoll({ url, receiver: failing, ...client }).poll()).toMatchObject({ acknowledged: 0, failed: 1 })
    expect(transmitter.sets.size).toBe(1)
    expect(await setPoll({ url, receiver: stored, ...client }).poll()).toMatchObject({ acknowledged: 1, failed: 0 })
    expect(transmitter.sets.size).toBe(0)
  })

  it('takes no more than it asked for, and gets the rest later', async () => {
    const seen: string[] = []
    const { transmitter, receiver, client } = setUp((jti) => seen.push(jti))
    for (const jti of ['a', 'b', 'c']) await transmitter.add(jti)
    const polling = setPoll({ url: 'https://tr.example.com/poll/s1', receiver, maxEvents: 2, ...client })
    expect(await polling.poll()).toMatchObject({ acknowledged: 3 })
    expect(seen).toEqual(['a', 'b', 'c'])
  })

  it('ends if the transmitter repeats what was acknowledged or refused', async () => {
    const seen: string[] = []
    const { transmitter, receiver, client } = setUp((jti) => seen.push(jti))
    await transmitter.add('a')
    const sets = { a: transmitter.sets.get('a'), text: 'no token' }
    const asked: unknown[] = []
    const fetch = async (_: string, init: RequestInit) => {
      if (asked.push(JSON.parse(textOf(init))) > 9) throw new Error('asked too often')
      return Response.json({ sets })
    }
    const polling = setPoll({ url: 'https://tr.example.com/poll/s1', receiver, ...client, fetch })
    expect(await polling.poll()).toEqual({ acknowledged: 2, refused: 2, failed: 0 })
    const answers = { returnImmediately: true, ack: ['a'], setErrs: { text: expect.anything() } }
    expect(asked).toEqual([
      { maxEvents: 20, returnImmediately: true },
      { maxEvents: 20, ...answers },
      { maxEvents: 0, ...answers },
    ])
    expect(seen).toEqual(['a'])
  })

  it('ends after 1,000 requests for tokens, and answers the last of them', async () => {
    const { receiver, client } = setUp()
    const asked: { maxEvents: number; setErrs?: object }[] = []
    const fetch = async (_: string, init: RequestInit) => {
      asked.push(JSON.parse(textOf(init)))
      if (asked.length > 1_100) throw new Error('asked too often')
      return Response.json({ sets: { [`t${asked.length}`]: 'no token' } })
    }
    const polling = setPoll({ url: 'https://tr.example.com/poll/s1', receiver, ...client, fetch })
    expect(await polling.poll()).toEqual({ acknowledged: 0, refused: 1_000, failed: 0 })
    expect([asked.length, asked.at(-1)]).toMatchObject([1_001, { maxEvents: 0, setErrs: { t1000: {} } }])
  })

  it('polls until it is closed, lets requests wait, and acknowledges at the end what it did not yet', async () => {
    let closed: Promise<void> | undefined
    const { transmitter, polling } = setUp(() => {
      closed = polling.close()
    })
    await transmitter.add('a')
    await transmitter.add('b')
    polling.start()
    await expect.poll(() => closed !== undefined).toBe(true)
    await closed
    expect(transmitter.polls).toEqual([
      { maxEvents: 20, returnImmediately: false },
      { maxEvents: 0, returnImmediately: true, ack: ['a'] },
    ])
    expect([...transmitter.sets.keys()]).toEqual(['b'])
  })

  it('asks again after a pause, and reports failures', async () => {
    const errors: unknown[] = []
    const { transmitter, receiver, client } = setUp()
    let requests = 0
    const polling = setPoll({
      url: 'https://tr.example.com/poll/s1',
      receiver,
      pauseMs: 1,
      ...client,
      fetch: async (url, init) => (requests++ === 0 ? new Response(null, { status: 403 }) : client.fetch(url, init)),
      onError: (error) => errors.push(error),
    })
    await transmitter.add('a')
    polling.start()
    await expect.poll(() => transmitter.sets.size).toBe(0)
    await polling.close()
    expect(errors).toMatchObject([{ code: 'forbidden' }])
  })

  it('acknowledges again after a request that failed', async () => {
    const { transmitter, polling, client } = setUp()
    await transmitter.add('a')
    let fails = 0
    const { fetch } = client
    const flaky = setPoll({
      url: 'https://tr.example.com/poll/s1',
      receiver: setUp().receiver,
      token: 'access',
      sleep: async () => {},
      fetch: async (url, init) => {
        const isAck = textOf(init).includes('"ack"')
        const response = await fetch(url, init)
        if (isAck && fails++ === 0) throw new Error('connection lost')
        return response
      },
    })
    expect(await flaky.poll()).toMatchObject({ acknowledged: 1 })
    expect(transmitter.polls.filter(({ ack }) => ack !== undefined)).toHaveLength(2)
    expect(await polling.poll()).toEqual({ acknowledged: 0, refused: 0, failed: 0 })
  })

  it('refuses wrong options', () => {
    const { receiver } = setUp()
    expect(() => setPoll({ url: 'http://tr.example.com', token: 't', receiver })).toThrow('url')
    expect(() => setPoll({ url: 'https://tr.example.com', token: 't', receiver, maxEvents: 0 })).toThrow('maxEvents')
  })
})

describe('ssfStreams', () => {
  it('finds the endpoints of an issuer with a path, once and without credentials', async () => {
    const { streams, transmitter } = setUp()
    expect(await streams.configuration()).toMatchObject({ jwks_uri: 'https://tr.example.com/jwks.json' })
    await streams.read('s1')
    expect(transmitter.calls).toEqual([
      ['GET', 'https://tr.example.com/.well-known/ssf-configuration/issuer1', undefined, null],
      ['GET', 'https://tr.example.com/ssf/stream?stream_id=s1', undefined, 'Bearer access'],
    ])
  })

  it('creates, lists, changes and deletes a stream, and its status and subjects', async () => {
    const { streams, transmitter } = setUp()
    const created = await streams.create({ events_requested: [revoked], description: 'mine' })
    expect(created).toMatchObject({
      stream_id: 's1',
      events_requested: [revoked],
      delivery: { method: 'urn:ietf:rfc:8936' },
    })
    expect(await streams.list()).toHaveLength(1)
    expect(await streams.update('s1', { description: 'ours' })).toMatchObject({ description: 'ours' })
    expect(await streams.status('s1')).toMatchObject({ status: 'enabled' })
    const subject = { format: 'email', email: 'mira@harbour.example' } as const
    await streams.setStatus('s1', 'paused', 'maintenance')
    await streams.addSubject('s1', subject, true)
    await streams.removeSubject('s1', subject)
    await streams.delete('s1')
    expect(transmitter.calls.slice(1).map(([method, url, body]) => [method, new URL(url).pathname, body])).toEqual([
      ['POST', '/ssf/stream', { events_requested: [revoked], description: 'mine' }],
      ['GET', '/ssf/stream', undefined],
      ['PATCH', '/ssf/stream', { stream_id: 's1', description: 'ours' }],
      ['GET', '/ssf/status', undefined],
      ['POST', '/ssf/status', { stream_id: 's1', status: 'paused', reason: 'maintenance' }],
      ['POST', '/ssf/subject:add', { stream_id: 's1', subject, verified: true }],
      ['POST', '/ssf/subject:remove', { stream_id: 's1', subject }],
      ['DELETE', '/ssf/stream', undefined],
    ])
  })

  it('asks for a verification, whose state comes back by poll', async () => {
    const { streams, polling, states, transmitter } = setUp()
    await streams.verify('s1', 'right')
    expect(await polling.poll()).toMatchObject({ acknowledged: 1 })
    await streams.verify('s1', 'wrong')
    expect(await polling.poll()).toMatchObject({ refused: 1 })
    expect(states).toEqual(['right', 'wrong'])
    expect(transmitter.errors.get('v1')).toMatchObject({ err: 'invalid_state' })
  })

  it('refuses a configuration or a stream of another issuer, and a missing or insecure endpoint', async () => {
    const { streams, transmitter } = setUp()
    transmitter.configuration['issuer'] = 'https://rival.example'
    await expect(streams.read('s1')).rejects.toMatchObject({ code: 'response_invalid' })
    transmitter.configuration['issuer'] = issuer
    transmitter.stream['iss'] = 'https://rival.example'
    await expect(streams.read('s1')).rejects.toMatchObject({ code: 'response_invalid' })
    const other = setUp()
    other.transmitter.configuration['status_endpoint'] = 'http://tr.example.com/ssf/status'
    other.transmitter.configuration['verification_endpoint'] = undefined
    await expect(other.streams.status('s1')).rejects.toMatchObject({ code: 'response_invalid' })
    await expect(other.streams.verify('s1')).rejects.toMatchObject({ code: 'response_invalid' })
    await expect(other.streams.read('')).rejects.toThrow('streamId')
  })
})
