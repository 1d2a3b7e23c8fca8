import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it, vi } from 'vitest'
import { createReceiver, hmacSignature, memoryDedupeStore, retryLater } from '../../../src/index.js'
import { hostSample, type Sample, signHmac } from '../../../src/testing/index.js'
import {
  createSimulator,
  type ProviderProfile,
  profiles,
  realTime,
  type SimulatorOptions,
  type TargetAnswer,
  virtualTime,
} from '../../../src/testing/simulator/index.js'
import { host } from '../../../src/vendors/styles/host.js'

const startAt = 1_796_000_000_000
const second = 1000
const minute = 60 * second
const hour = 60 * minute

interface Seen {
  readonly id: string
  readonly at: number
  readonly address: string | undefined
}

/** A provider in virtual time, whose consumer gives these answers and repeats the last one. */
function withAnswers(
  answers: readonly (TargetAnswer | number | 'connection')[],
  options: Partial<SimulatorOptions<string>> = {},
) {
  const time = virtualTime({ startAt })
  const seen: Seen[] = []
  const simulator = createSimulator<string>({
    sample: ({ id }) => hostSample({ deliveryId: id }),
    target(sample, address) {
      const answer = answers[Math.min(seen.length, answers.length - 1)] ?? 200
      seen.push({ id: idOf(sample), at: time.now() - startAt, address })
      if (answer === 'connection') throw new Error('refused')
      return typeof answer === 'number' ? { status: answer } : answer
    },
    time,
    ...options,
  })
  return { simulator, seen, time }
}

function idOf(sample: Sample): string {
  return sample.headers.find(([name]) => name === 'X-Host-Delivery')?.[1] ?? ''
}

const few = {
  ...profiles.specified,
  retryDelaysMs: { firstMs: 1000 },
  maxRetries: 3,
} as const satisfies ProviderProfile

describe('createSimulator', () => {
  it('ends a delivery with a 2XX', async () => {
    const { simulator, seen } = withAnswers([204])
    expect(await simulator.send('a')).toMatchObject({
      event: 'a',
      index: 0,
      channel: 'default',
      number: 1,
      state: 'delivered',
      attempts: [{ answer: 204, faults: [], startedAt: startAt, tookMs: 0 }],
    })
    expect(seen).toHaveLength(1)
    expect(seen[0]?.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  })

  it('retries 5XX, 4XX, 3XX and lost connections with growing delays and the same id', async () => {
    const { simulator, seen } = withAnswers([500, 404, 302, 'connection', 401, 200])
    const { state, attempts } = await simulator.send('a')
    expect(state).toBe('delivered')
    expect(attempts.map(({ answer }) => answer)).toEqual([500, 404, 302, 'connection', 401, 200])
    expect(seen.map(({ at }) => at / second)).toEqual([0, 1, 3, 7, 15, 31])
    expect(new Set(seen.map(({ id }) => id)).size).toBe(1)
    expect(simulator.report()).toMatchObject({
      subscription: 'active',
      sent: 6,
      retried: 5,
      answered: { 200: 1, 302: 1, 401: 1, 404: 1, 500: 1, connection: 1 },
      states: { delivered: 1, in_flight: 0 },
    })
  })

  it('ends the subscription and pending retries after 410', async () => {
    const { simulator, seen } = withAnswers([503, 410])
    const waiting = simulator.send('a')
    await simulator.send('b')
    expect(await waiting).toMatchObject({ state: 'cancelled', attempts: [{ answer: 503 }] })
    expect(await simulator.send('c')).toMatchObject({ state: 'cancelled', attempts: [] })
    expect((await simulator.settled()).subscription).toBe('gone')
    expect(seen).toHaveLength(2)
    simulator.resubscribe()
    expect(await simulator.send('d')).toMatchObject({ state: 'cancelled', attempts: [{ answer: 410 }] })
  })

  it('ends the subscription when retries are exhausted, by count or by time', async () => {
    const byCount = withAnswers([503], { profile: few })
    expect(await byCount.simulator.send('a')).toMatchObject({ state: 'exhausted' })
    expect(byCount.simulator.report()).toMatchObject({ subscription: 'unhealthy', sent: 4 })
    const byTime = withAnswers([503], { profile: { ...few, maxRetries: 100, maxDurationMs: 10_000 } })
    await byTime.simulator.send('a')
    expect(byTime.seen.map(({ at }) => at / second)).toEqual([0, 1, 3, 7])
    expect(byTime.simulator.report().subscription).toBe('unhealthy')
  })

  it('counts consecutive exhausted deliveries', async () => {
    const { simulator } = withAnswers([503, 200, 503, 503, 200], {
      profile: { ...few, retryDelaysMs: [], unhealthyAfter: 2 },
    })
    for (const event of ['a', 'b', 'c', 'd']) await simulator.send(event)
    expect(simulator.report().states).toMatchObject({ exhausted: 3, delivered: 1 })
    expect(await simulator.send('e')).toMatchObject({ state: 'cancelled' })
    expect(simulator.report().subscription).toBe('unhealthy')
  })

  it('changes the address after a permanent redirect, if the profile does', async () => {
    const moved = { status: 301, headers: { Location: '/new' } }
    const passing = { status: 302, headers: { Location: '/other' } }
    const { simulator, seen } = withAnswers([moved, passing, 200], {
      profile: { ...few, redirects: 'update' },
    })
    await simulator.send('a')
    // A relative address needs a base, which a function target does not have.
    expect(seen.map(({ address }) => address)).toEqual([undefined, undefined, undefined])
    const absolute = withAnswers([{ status: 308, headers: { location: 'https://new.example/hooks' } }, 200], {
      profile: { ...few, redirects: 'update' },
    })
    await absolute.simulator.send('a')
    await absolute.simulator.send('b')
    expect(absolute.seen.map(({ address }) => address)).toEqual([
      undefined,
      'https://new.example/hooks',
      'https://new.example/hooks',
    ])
    const elsewhere = withAnswers([{ status: 308, headers: { location: 'data:,200' } }, 200], {
      profile: { ...few, redirects: 'update' },
    })
    await elsewhere.simulator.send('a')
    expect(elsewhere.seen.map(({ address }) => address)).toEqual([undefined, undefined])
    const kept = withAnswers([{ status: 308, headers: { location: 'https://new.example/hooks' } }, 200])
    await kept.simulator.send('a')
    expect(kept.seen.map(({ address }) => address)).toEqual([undefined, undefined])
  })

  it('honours Retry-After in seconds or as a date, if the profile does', async () => {
    const later = { status: 429, headers: { 'retry-after': '90' } }
    const untilDate = { status: 503, headers: { 'Retry-After': new Date(startAt + hour).toUTCString() } }
    const nonsense = { status: 503, headers: { 'Retry-After': 'soon' } }
    const { simulator, seen } = withAnswers([later, untilDate, nonsense, 200])
    await simulator.send('a')
    expect(seen.map(({ at }) => at / second)).toEqual([0, 90, 3600, 3604])
    const deaf = withAnswers([later, 200], { profile: { ...few, honoursRetryAfter: false } })
    await deaf.simulator.send('a')
    expect(deaf.seen.map(({ at }) => at / second)).toEqual([0, 1])
  })

  it('drops failures other than 5XX in the push profile, and keeps the subscription', async () => {
    const { simulator, seen } = withAnswers([429, 410, 503, 200], { profile: profiles.push })
    expect(await simulator.send('a')).toMatchObject({ state: 'dropped' })
    expect(await simulator.send('b')).toMatchObject({ state: 'dropped' })
    expect(await simulator.send('c')).toMatchObject({ state: 'delivered', attempts: [{ answer: 503 }, {}] })
    expect(seen).toHaveLength(4)
    expect(simulator.report().subscription).toBe('active')
  })

  it('times out an answer after the deadline', async () => {
    const time = virtualTime({ startAt })
    let calls = 0
    const simulator = createSimulator<string>({
      target: () => (calls++ === 0 ? new Promise(() => {}) : { status: 200 }),
      sample: () => hostSample(),
      profile: profiles.slack,
      time,
    })
    const { attempts } = await simulator.send('a')
    expect(attempts).toMatchObject([
      { answer: 'timeout', tookMs: 3000 },
      { answer: 200, startedAt: startAt + 3000 },
    ])
  })

  it('respects the concurrency of the profile', async () => {
    let running = 0
    let most = 0
    const time = virtualTime({ startAt })
    const simulator = createSimulator<string>({
      async target() {
        running++
        most = Math.max(most, running)
        await time.pass(10, 'attempt').over
        running--
        return { status: 200 }
      },
      sample: () => hostSample(),
      profile: { ...profiles.specified, concurrency: 3 },
      time,
    })
    for (let count = 0; count < 10; count++) void simulator.send('a')
    expect((await simulator.settled()).states.delivered).toBe(10)
    expect(most).toBe(3)
    expect(time.now() - startAt).toBe(40)
  })

  it('numbers the deliveries of each channel', async () => {
    const { simulator } = withAnswers([200])
    const places = ['a', 'b', 'a'].map((channel) => simulator.send('e', { channel }))
    expect((await Promise.all(places)).map(({ index, channel, number }) => [index, channel, number])).toEqual([
      [0, 'a', 1],
      [1, 'b', 1],
      [2, 'a', 2],
    ])
    expect(await simulator.send('e', { id: 'mine' })).toMatchObject({ id: 'mine' })
  })

  it('redelivers with the same id, within redeliverableMs', async () => {
    const { simulator, seen, time } = withAnswers([500, 500, 200], { profile: profiles.github })
    const { id, state } = await simulator.send('a')
    expect(state).toBe('dropped')
    expect(await simulator.redeliver(id)).toMatchObject({ id, state: 'dropped' })
    expect(await simulator.redeliver(id)).toMatchObject({ id, state: 'delivered', attempts: [{}, {}, { answer: 200 }] })
    expect(new Set(seen.map((request) => request.id))).toEqual(new Set([id]))
    await expect(simulator.redeliver('unknown')).rejects.toThrow(/no delivery/)
    await time.pass(73 * hour, 'pause').over
    await expect(simulator.redeliver(id)).rejects.toThrow(/too old/)
  })

  it('rejects if the sample fails', async () => {
    const simulator = createSimulator({
      target: () => ({ status: 200 }),
      sample: () => Promise.reject(new Error('no key')),
      time: virtualTime(),
    })
    await expect(simulator.send(undefined)).rejects.toThrow('no key')
    await expect(simulator.settled()).rejects.toThrow('no key')
  })

  it.each([virtualTime, realTime])('rejects if the sample takes too long: case %#', async (makeTime) => {
    const never = () => new Promise<Sample>(() => {})
    const target = () => ({ status: 200 })
    const simulator = createSimulator({ target, sample: never, sampleTimeoutMs: 20, time: makeTime() })
    await expect(simulator.send(undefined)).rejects.toThrow(/sample did not finish within 20 ms/)
    await expect(simulator.settled()).rejects.toThrow(/sample did not finish/)
  })

  it.each([undefined, {}, { status: '2OO' }, { status: 700 }])('rejects if the target answers %j', async (answer) => {
    const target = () => answer as never
    const simulator = createSimulator({ target, sample: () => hostSample(), time: virtualTime() })
    await expect(simulator.send(undefined)).rejects.toThrow(/target must answer/)
  })

  it('rejects the id of another delivery, and an invalid place', async () => {
    const { simulator } = withAnswers([200])
    await simulator.send('a', { id: 'mine' })
    expect(() => simulator.send('b', { id: 'mine' })).toThrow(TypeError)
    expect(() => simulator.send('b', { id: '' })).toThrow(/send: place\.id/)
    expect(() => simulator.send('b', { channel: 1 as never })).toThrow(/send: place\.channel/)
    expect(() => simulator.send('b', 'c' as never)).toThrow(/send: place/)
    expect(await simulator.send('b')).toMatchObject({ index: 1, number: 2 })
  })

  it('limits how much of a response body it reads', async () => {
    let sent = 0
    let isEnded = false
    const server = createServer((request, response) => {
      request.resume()
      const more = () => {
        while (!isEnded && response.write(new Uint8Array(65_536))) sent++
      }
      response.on('drain', more).on('close', () => {
        isEnded = true
      })
      more()
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    const simulator = createSimulator({ target: `http://127.0.0.1:${port}/`, sample: () => hostSample() })
    expect(await simulator.send(undefined)).toMatchObject({ state: 'delivered', attempts: [{ answer: 200 }] })
    await vi.waitFor(() => expect(isEnded).toBe(true))
    expect(sent).toBeLessThan(1000)
    server.close()
  })

  it('names the wrong option', () => {
    const right = { target: () => ({ status: 200 }), sample: () => hostSample() }
    const notice = () => hostSample()
    const wrong: readonly [object, RegExp][] = [
      [{ target: {} }, /target/],
      [{ target: 'hooks' }, /target/],
      [{ target: 'file:///hooks' }, /target/],
      [{ profile: { ...profiles.push, delivered: ['2xx'] } }, /profile\.delivered/],
      [{ profile: { ...profiles.push, retried: [600] } }, /profile\.retried/],
      [{ profile: { ...profiles.push, gone: 410 } }, /profile\.gone/],
      [{ profile: { ...profiles.push, redirects: 'follow' } }, /profile\.redirects/],
      [{ profile: { ...profiles.push, honoursRetryAfter: 1 } }, /profile\.honoursRetryAfter/],
      [{ profile: { ...profiles.push, noRetryHeader: 'no retry' } }, /profile\.noRetryHeader/],
      [{ profile: { ...profiles.push, retryDelaysMs: [-1] } }, /profile\.retryDelaysMs/],
      [{ profile: { ...profiles.push, retryDelaysMs: [Number.NaN] } }, /profile\.retryDelaysMs/],
      [{ profile: { ...profiles.push, retryDelaysMs: { firstMs: 0 } } }, /retryDelaysMs\.firstMs/],
      [{ profile: { ...profiles.push, retryDelaysMs: { firstMs: 1, factor: Number.NaN } } }, /retryDelaysMs\.factor/],
      [{ profile: { ...profiles.push, retryDelaysMs: { firstMs: 1, maxMs: 0.5 } } }, /retryDelaysMs\.maxMs/],
      [{ profile: { ...profiles.push, retryDelaysMs: { firstMs: 1, jitter: 2 } } }, /retryDelaysMs\.jitter/],
      [{ profile: { ...profiles.push, maxRetries: -1 } }, /profile\.maxRetries/],
      [
        { profile: { ...profiles.jira, claimCheck: { expiresMs: 1, noticeEveryMs: 0 } }, notice },
        /claimCheck\.noticeEveryMs/,
      ],
      [{ profile: { ...profiles.jira, claimCheck: { expiresMs: 2, noticeEveryMs: 1 } } }, /notice/],
      [{ faults: { tampr: 1 } }, /faults/],
      [{ faults: { tamperWith: 1 } }, /faults\.tamperWith/],
      [{ time: { pass() {} } }, /time\.now/],
      [{ parkedUrl: 'parked' }, /parkedUrl/],
      [{ parkedUrl: 'https://provider.example/parked?all' }, /parkedUrl/],
      [{ sampleTimeoutMs: 0 }, /sampleTimeoutMs/],
      [{ sample: 'none' }, /sample/],
      [{ profile: {} }, /profile/],
      [{ profile: { ...profiles.push, deadlineMs: 0 } }, /profile\.deadlineMs/],
      [{ profile: { ...profiles.push, concurrency: 0 } }, /profile\.concurrency/],
      [{ profile: { ...profiles.jira, claimCheck: { expiresMs: 0 } } }, /claimCheck\.expiresMs/],
      [{ faults: { tamper: 2 } }, /faults\.tamper/],
      [{ faults: { tamper: { every: 0 } } }, /faults\.tamper\.every/],
      [{ faults: { tamper: { evry: 4 } } }, /faults\.tamper: unknown option evry/],
      [{ faults: { tamper: null } }, /faults\.tamper/],
      [{ faults: { tampr: 1 } }, /unknown option tampr; did you mean tamper\?/],
      [{ profile: { ...profiles.push, pauses: [] } }, /profile: unknown option pauses/],
      [{ targt: 1 }, /unknown option targt; did you mean target\?/],
      [{ faults: { maxDelayMs: 0 } }, /faults\.maxDelayMs/],
      [{ seed: 0.5 }, /seed/],
      [{ time: {} }, /time/],
      [{ parkedUrl: '' }, /parkedUrl/],
      [{ notice: 1 }, /notice/],
    ]
    for (const [option, message] of wrong) {
      expect(() => createSimulator({ ...right, ...(option as Partial<SimulatorOptions<undefined>>) })).toThrow(message)
    }
    expect(() => realTime({ speed: 0 })).toThrow(/speed/)
    expect(() => virtualTime({ startAt: -1 })).toThrow(/startAt/)
    expect(() => virtualTime({ settleMs: -1 })).toThrow(/settleMs/)
  })
})

describe('the profiles', () => {
  it('retry as their vendors document', async () => {
    const schedule = async (profile: ProviderProfile, answer: number | 'connection' = 503) => {
      const { simulator, seen } = withAnswers([answer], { profile })
      await simulator.send('a')
      return seen.map(({ at }) => at)
    }
    expect(await schedule(profiles.slack)).toEqual([0, 0, minute, 6 * minute])
    expect(await schedule(profiles.chat, 201)).toHaveLength(4)
    expect(await schedule(profiles.github)).toEqual([0])
    expect(await schedule(profiles.google, 501)).toEqual([0])
    expect(await schedule(profiles.google)).toHaveLength(11)
    expect(await schedule(profiles.jira, 404)).toEqual([0])
    const jira = await schedule(profiles.jira, 429)
    const pauses = jira.slice(1).map((at, index) => (at - (jira[index] ?? 0)) / minute)
    expect(pauses).toHaveLength(5)
    expect(pauses.every((pause) => pause >= 5 && pause <= 15)).toBe(true)
    const paypal = await schedule(profiles.paypal, 'connection')
    expect([paypal.length, paypal.at(-1)]).toEqual([26, 72 * hour])
    const shopify = await schedule(profiles.shopify, 301)
    expect(shopify).toHaveLength(9)
    expect(shopify.at(-1)).toBeLessThanOrEqual(4 * hour)
    expect((await schedule(profiles.stripe)).at(-1)).toBeLessThanOrEqual(72 * hour)
    const standard = await schedule(profiles.standardWebhooks)
    expect(standard).toHaveLength(10)
    expect((standard.at(-1) ?? 0) / hour).toBeCloseTo(75.6, 1)
    expect(await schedule(profiles.activitypub, 404)).toEqual([0])
    expect((await schedule(profiles.activitypub)).at(-1)).toBeLessThanOrEqual(48 * hour)
  })

  it('repeat a transaction of a homeserver until it is accepted', async () => {
    const { simulator, seen } = withAnswers([...Array<number>(20).fill(404), 200], { profile: profiles.matrix })
    expect(await simulator.send('a')).toMatchObject({ state: 'delivered' })
    expect(seen).toHaveLength(21)
    expect(Math.max(...seen.map(({ at }, index) => at - (seen[index - 1]?.at ?? 0)))).toBe(512_000)
  })

  it('do not retry if Slack is told not to', async () => {
    const { simulator } = withAnswers([{ status: 500, headers: { 'X-Slack-No-Retry': '1' } }], {
      profile: profiles.slack,
    })
    expect(await simulator.send('a')).toMatchObject({ state: 'dropped', attempts: [{ answer: 500 }] })
  })
})

describe('a simulator and a receiver', () => {
  const scheme = { header: 'X-Host-Signature', timestamp: { header: 'X-Host-Time' } }

  function receive(handle: (run: number) => unknown, options: Partial<SimulatorOptions<string>> = {}) {
    const time = virtualTime({ startAt })
    let runs = 0
    const receiver = createReceiver({
      provider: host({ verify: hmacSignature({ ...scheme, secrets: 's3cret' }) }),
      on: { '*': () => handle(runs++) },
      dedupe: memoryDedupeStore({ now: time.now }),
      now: time.now,
    })
    const simulator = createSimulator<string>({
      target: receiver,
      sample: ({ id, sentAt }) => signHmac(hostSample({ deliveryId: id }), { ...scheme, secret: 's3cret', sentAt }),
      time,
      ...options,
    })
    return { simulator, runs: () => runs }
  }

  it('retry until the handler succeeds, with a new signature each time', async () => {
    const { simulator } = receive((run) => (run < 2 ? retryLater({ afterSeconds: 7200 }) : undefined))
    expect((await simulator.send('a')).attempts).toMatchObject([
      { answer: 503, outcome: 'retry_later', startedAt: startAt },
      { answer: 503, outcome: 'retry_later', startedAt: startAt + 2 * hour },
      { answer: 200, outcome: 'handled', startedAt: startAt + 4 * hour },
    ])
  })

  it.each([
    ['loseResponse', ['connection', 200], ['handled', 'duplicate']],
    ['loseRequest', ['connection', 200], [undefined, 'handled']],
    ['cut', ['connection', 200], ['failed', 'handled']],
    ['clockSkew', [401, 200], ['refused', 'handled']],
    ['slowBody', [200], ['handled']],
    ['delay', [200], ['handled']],
    ['reorder', [200], ['handled']],
  ] as const)('survive the fault %s', async (name, answers, outcomes) => {
    const { simulator, runs } = receive(() => undefined, { faults: { [name]: 1, maxFaultyAttempts: 1 } })
    const { attempts, state } = await simulator.send('a')
    expect(state).toBe('delivered')
    expect(attempts.map(({ answer }) => answer)).toEqual(answers)
    expect(attempts.map(({ outcome }) => outcome)).toEqual(outcomes)
    expect(attempts[0]?.faults).toEqual([name])
    expect(runs()).toBe(1)
    expect((await simulator.settled()).faults).toEqual({ [name]: 1 })
  })

  it.each([
    ['duplicate', ['duplicate']],
    ['concurrent', ['handled', 'failed', 'duplicate']],
    ['tamper', ['refused']],
    ['truncate', ['refused']],
  ] as const)('handle %s copies correctly', async (name, outcomes: readonly unknown[]) => {
    const { simulator, runs } = receive(() => new Promise((resolve) => setTimeout(resolve, 0)), {
      faults: { [name]: 1 },
      time: virtualTime({ startAt, settleMs: 50 }),
    })
    await simulator.send('a')
    const { copies, forgeriesAccepted } = await simulator.settled()
    expect(copies.length).toBeGreaterThan(0)
    expect(new Set(copies.map((copy) => copy.kind))).toEqual(new Set([name]))
    expect(copies.filter((copy) => !outcomes.includes(copy.outcome))).toEqual([])
    expect([runs(), forgeriesAccepted]).toEqual([1, 0])
  })

  it('cause a fault for exactly one of every four deliveries, at its first attempt', async () => {
    const { simulator, runs } = receive((run) => (run === 0 ? retryLater() : undefined), {
      faults: { duplicate: { every: 4 } },
    })
    for (const event of ['a', 'b', 'c', 'd', 'e']) await simulator.send(event)
    const { deliveries, faults } = await simulator.settled()
    expect(deliveries.map(({ attempts }) => attempts.map((attempt) => attempt.faults))).toEqual([
      [['duplicate'], []],
      [[]],
      [[]],
      [[]],
      [['duplicate']],
    ])
    expect(faults).toEqual({ duplicate: 2 })
    expect(runs()).toBe(6)
  })

  it('count forgeries that a receiver without a proof accepts', async () => {
    const simulator = createSimulator<string>({
      target: () => ({ status: 200 }),
      sample: () => hostSample(),
      faults: { tamper: 1, truncate: 1 },
      time: virtualTime(),
    })
    await simulator.send('a')
    expect((await simulator.settled()).forgeriesAccepted).toBe(2)
  })
})
