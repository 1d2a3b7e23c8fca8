import { afterEach, describe, expect, it, vi } from 'vitest'
import { retryLater } from '../../../../src/core/provider/outcome.js'
import { createReceiver } from '../../../../src/core/receiver/receiver.js'
import { createSequencer } from '../../../../src/stores/sequence/index.js'
import { pushSample } from '../../../../src/testing/index.js'
import { githubSample, signGithub } from '../../../../src/testing/vendors/github.js'
import { apiPath } from '../../../../src/tools/inspector/api/api.js'
import type { AuditedAct } from '../../../../src/tools/inspector/api/audit.js'
import type { InspectedInbox } from '../../../../src/tools/inspector/api/parts.js'
import { type Inspector, inspect } from '../../../../src/tools/inspector/index.js'
import { github } from '../../../../src/vendors/github/index.js'
import { push } from '../../../../src/vendors/styles/push.js'

const origin = 'http://localhost:3000'
const provider = github({ secrets: 's3cret' })
const makeReceiver = () =>
  createReceiver({ provider, on: { push: () => retryLater() }, onError: () => {}, now: () => Date.UTC(2026, 10, 22) })
const genuine = (event?: string) => signGithub(githubSample(event === undefined ? {} : { event }), { secret: 's3cret' })

afterEach(() => vi.unstubAllEnvs())

async function caller({ fetch, launchPath }: Inspector, path = '/__webhooks/') {
  const headers = { origin, 'x-webhook-inspector': '1', 'content-type': 'application/json' }
  const post = (token: string) =>
    fetch(
      new Request(`${origin}${path}${apiPath}session`, { method: 'POST', headers, body: JSON.stringify({ token }) }),
    )
  const opened = await post(launchPath().split('#token=')[1] ?? '')
  const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? ''
  return async (method: string, name: string, input?: unknown) => {
    const body = input === undefined ? {} : { body: JSON.stringify(input) }
    const url = `${origin}${path}${apiPath}${name}`
    return (await fetch(new Request(url, { method, headers: { ...headers, cookie }, ...body }))).json()
  }
}

describe('inspect', () => {
  it('answers like the receiver, and keeps the request and the receipt', async () => {
    const receiver = makeReceiver()
    const inspector = inspect(receiver, { provider })
    const request = await genuine()
    const plain = await receiver.receive(request)
    const { durationMs: _, ...receipt } = await inspector.receiver.receive({ ...request, body: () => request.body })
    expect(plain).toMatchObject(receipt)
    const call = await caller(inspector)
    const { captures } = await call('GET', 'captures')
    expect(captures).toMatchObject([
      {
        id: '1',
        provider: 'github',
        event: 'issues.opened',
        verdict: 'verified',
        answer: 200,
        size: request.body.length,
      },
    ])
    expect((await call('GET', 'captures/1/verification')).checks.at(-1)).toMatchObject({ result: 'passed' })
  })

  it('shows what the sequencer holds, and the numbers of handled deliveries', async () => {
    const numbered = push({ tokens: 'sample-token' })
    const order = createSequencer({ mode: 'contiguous', maxWaitMs: 60_000, first: 1 })
    const inspector = inspect(createReceiver({ provider: numbered, order, on: {} }), { provider: numbered, order })
    const call = await caller(inspector)
    const send = (messageNumber: number) => inspector.receiver.receive(pushSample({ messageNumber }))
    const answered = [send(3), send(2)]
    await expect.poll(async () => (await call('GET', 'held')).held).toHaveLength(2)
    const { held } = await call('GET', 'held')
    expect(held).toMatchObject([{ sequence: { number: 3 } }, { sequence: { number: 2 } }])
    expect(Math.abs(Date.now() - held[0].since)).toBeLessThan(60_000)
    await Promise.all([...answered, send(1)])
    expect(await call('GET', 'held')).toEqual({ held: [], waits: [] })
    const { captures } = await call('GET', 'captures')
    const numbers = captures.map((capture: { sequence: { number: number } }) => capture.sequence.number)
    expect(numbers.toSorted()).toEqual([1, 2, 3])
  })

  it('shows until when the sequencer waits, and skips a number', async () => {
    const numbered = push({ tokens: 'sample-token' })
    const order = createSequencer({ mode: 'contiguous', maxWaitMs: 60_000, first: 1 })
    const inspector = inspect(createReceiver({ provider: numbered, order, on: {} }), { provider: numbered, order })
    const call = await caller(inspector)
    const answered = inspector.receiver.receive(pushSample({ channelId: 'c', messageNumber: 3 }))
    await expect.poll(async () => (await call('GET', 'held')).waits).toHaveLength(1)
    const [wait] = (await call('GET', 'held')).waits
    expect(wait).toMatchObject({ channel: 'c', from: 1, to: 2, held: 1 })
    expect(wait.until - wait.since).toBe(60_000)
    expect(await call('POST', 'held/skip', { channel: 'c', number: 9 })).toEqual({ skipped: false })
    expect(await call('POST', 'held/skip', { channel: 'c' })).toMatchObject({ error: { code: 'input_invalid' } })
    expect(await call('POST', 'held/skip', { channel: 'c', number: 2 })).toEqual({ skipped: true })
    expect((await answered).outcome).toBe('ignored')
    const other = await caller(inspect(makeReceiver()))
    expect(await other('POST', 'held/skip', { channel: 'c', number: 2 })).toMatchObject({
      error: { code: 'not_configured' },
    })
  })

  it('keeps refused requests with the code of their error, and counts outcomes', async () => {
    const inspector = inspect(makeReceiver())
    await inspector.receiver.receive(githubSample())
    await inspector.receiver.receive(await genuine())
    await inspector.receiver.receive(await genuine('push'))
    const call = await caller(inspector)
    expect((await call('GET', 'captures')).captures.map((one: { code?: string }) => one.code)).toEqual([
      undefined,
      undefined,
      'proof_missing',
    ])
    const counts = { total: 3, outcomes: { refused: 1, ignored: 1, retry_later: 1 }, errors: { proof_missing: 1 } }
    expect(inspector.counts()).toEqual(counts)
    expect(await call('GET', 'flow')).toEqual(counts)
  })

  it('sends a capture again, and an edit signed anew, to the receiver itself', async () => {
    const sign = (request: Parameters<typeof signGithub>[0]) => signGithub(request, { secret: 's3cret' })
    const inspector = inspect(makeReceiver(), { provider, sign })
    await inspector.receiver.receive(await genuine())
    const call = await caller(inspector)
    expect(await call('POST', 'captures/1/replay', { sign: false })).toMatchObject({ answer: 200, id: '1' })
    const { headers, method } = await genuine()
    const body = Buffer.from('{"action":"closed","issue":{"number":1},"repository":{"id":1},"sender":{"id":1}}')
    const edit = { provider: 'github', method, headers, body: body.toString('base64'), count: 1, of: '1' }
    expect((await call('POST', 'send', { ...edit, sign: false })).sent).toMatchObject([{ answer: 401, id: '2' }])
    expect((await call('POST', 'send', { ...edit, sign: true })).sent[0].id).toBe('3')
    expect((await call('GET', 'captures')).captures).toMatchObject([
      { id: '3', verdict: 'verified' },
      { id: '2', verdict: 'refused' },
      { id: '1', attempts: 2 },
    ])
  })

  it('keeps at most so many requests and bytes, and pinned ones longest', async () => {
    const inspector = inspect(makeReceiver(), { maxCaptures: 2 })
    const call = await caller(inspector)
    await inspector.receiver.receive(githubSample())
    await call('PUT', 'captures/1/pin', { pinned: true })
    for (let count = 0; count < 3; count++) await inspector.receiver.receive(githubSample())
    expect((await call('GET', 'captures')).captures.map(({ id }: { id: string }) => id)).toEqual(['4', '1'])
    const small = inspect(makeReceiver(), { maxBytes: 10 })
    const callSmall = await caller(small)
    for (let count = 0; count < 3; count++) await small.receiver.receive(githubSample())
    expect((await callSmall('GET', 'captures')).captures.map(({ id }: { id: string }) => id)).toEqual(['3'])
  })

  it('shows the inbox of the receiver, changes its dead letters, and resumes what is paused', async () => {
    const [discarded, resumed, acts]: unknown[][] = [[], [], []]
    const health = { ok: true, problems: [], reachable: true, depth: { waiting: 1, active: 0, dead: 0 }, checkedAt: 0 }
    const inbox = {
      health: async () => health,
      deadLetters: async () => [],
      blockedKeys: async () => ['a'],
      redrive: async () => expect.fail(),
      discard: async (ids: unknown) => discarded?.push(ids),
      pauses: async () => [{ handler: 'mail', since: 1, waiting: 2 }],
      resume: async (target: unknown) => resumed?.push(target),
    } as unknown as InspectedInbox
    const audit = ({ what, filter }: AuditedAct) => void acts?.push([what, filter])
    const call = await caller(inspect(makeReceiver(), { inbox, audit }))
    expect((await call('GET', 'settings')).can.inbox).toBe(true)
    const pauses = [{ handler: 'mail', since: 1, waiting: 2 }]
    expect(await call('GET', 'inbox')).toEqual({ health, dead: [], blocked: ['a'], pauses })
    await call('POST', 'inbox/discard', { ids: ['7'] })
    expect(discarded).toEqual([['7']])
    await call('POST', 'inbox/resume', { kind: 'tenant', name: '7' })
    expect(resumed).toEqual([{ tenant: '7' }])
    expect(acts).toEqual([
      ['discard', undefined],
      ['resume', { tenant: '7' }],
    ])
    expect((await call('POST', 'inbox/resume', { kind: 'since', name: '7' })).error.code).toBe('input_invalid')
    expect((await (await caller(inspect(makeReceiver())))('GET', 'inbox')).error.code).toBe('not_configured')
  })

  it('is off in production, where a receiver is returned as it is', async () => {
    vi.stubEnv('NODE_ENV', 'production')
    const receiver = makeReceiver()
    const inspector = inspect(receiver)
    expect(inspector.receiver).toBe(receiver)
    expect((await inspector.fetch(new Request(`${origin}/__webhooks/`))).status).toBe(404)
    const open = inspect(receiver, { token: 'a-long-random-password', path: '/hooks/' })
    const { fetch } = open
    const post = (token: string) => {
      const headers = { origin, 'x-webhook-inspector': '1', 'content-type': 'application/json' }
      const url = `${origin}/hooks/${apiPath}session`
      return fetch(new Request(url, { method: 'POST', headers, body: JSON.stringify({ token }) }))
    }
    expect((await post('a-long-random-passwort')).status).toBe(401)
    expect((await post('a-long-random-password')).status).toBe(200)
    expect((await post('a-long-random-password')).headers.get('set-cookie')).toContain(`Path=/hooks/${apiPath};`)
  })

  it('redirects to the path with its slash, and serves nothing beside it', async () => {
    const { fetch } = inspect(makeReceiver())
    const answer = await fetch(new Request(`${origin}/__webhooks`))
    expect([answer.status, answer.headers.get('location')]).toEqual([308, '/__webhooks/'])
    expect((await fetch(new Request(`${origin}/__webhooksx/`))).status).toBe(404)
    expect((await fetch(new Request('http://192.168.0.7:3000/__webhooks/'))).status).toBe(403)
  })

  it('refuses options that are wrong', () => {
    const receiver = makeReceiver()
    expect(() => inspect(receiver, { path: '/x' })).toThrow('inspect: path must be')
    expect(() => inspect(receiver, { token: 'short' })).toThrow('inspect: token must have')
    expect(() => inspect(receiver, { inbox: {} as never })).toThrow('inspect: inbox')
    expect(() => inspect(receiver, { maxCaptures: 0 })).toThrow('inspect: maxCaptures')
    expect(() => inspect({} as never)).toThrow(TypeError)
  })
})
