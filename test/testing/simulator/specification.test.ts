import { describe, expect, it } from 'vitest'
import { hostSample, type Sample } from '../../../src/testing/index.js'
import {
  createSimulator,
  type ProviderProfile,
  profiles,
  type SimulatorOptions,
  type TargetAnswer,
  virtualTime,
} from '../../../src/testing/simulator/index.js'

const startAt = 1_796_000_000_000
const { specified } = profiles
const few = { ...specified, retryDelaysMs: { firstMs: 1000 }, maxRetries: 3 } as const satisfies ProviderProfile
const parking = { ...few, unhealthyAfter: 10, claimCheck: { expiresMs: 180_000, noticeEveryMs: 60_000 } }

/** A provider whose consumer gives these answers, repeating the last one, and answers notices with 204. */
function provider(answers: readonly (TargetAnswer['status'] | 'connection')[], profile: ProviderProfile, more = {}) {
  const time = virtualTime({ startAt })
  const sentAt: number[] = []
  const notices: { readonly url: string; readonly afterMs: number }[] = []
  const options: SimulatorOptions<string> = {
    sample: ({ id }) => hostSample({ deliveryId: id }),
    notice: ({ url }) => hostSample({ body: url, headers: { 'X-Notice': 'stored' } }),
    target(sample) {
      if (isNotice(sample)) {
        notices.push({ url: new TextDecoder().decode(sample.body), afterMs: time.now() - startAt })
        return { status: 204 }
      }
      const answer = answers[Math.min(sentAt.length, answers.length - 1)] ?? 200
      sentAt.push(time.now() - startAt)
      if (answer === 'connection') throw new Error('refused')
      return { status: answer, headers: { Location: 'https://new.example/hooks' } }
    },
    profile,
    time,
    ...more,
  }
  return { simulator: createSimulator(options), sentAt, notices, time }
}

function isNotice({ headers }: Sample): boolean {
  return headers.some(([name]) => name === 'X-Notice')
}

describe('the specification, section 7', () => {
  it.each([200, 201, 204, 299])('2XX is success and ends the delivery: %i', async (status) => {
    const { simulator, sentAt } = provider([status], specified)
    expect(await simulator.send('a')).toMatchObject({ state: 'delivered' })
    expect([sentAt.length, simulator.report().subscription]).toEqual([1, 'active'])
  })

  it.each([301, 302, 307, 308])('3XX is a failure or retried, depending on the profile: %i', async (status) => {
    const retried = provider([status, 200], specified)
    expect(await retried.simulator.send('a')).toMatchObject({ state: 'delivered', attempts: [{ answer: status }, {}] })
    const failed = provider([status], { ...specified, retried: ['4XX', '5XX'] })
    expect(await failed.simulator.send('a')).toMatchObject({ state: 'dropped', attempts: [{ answer: status }] })
    expect(failed.simulator.report().subscription).toBe('active')
  })

  it.each([400, 401, 403, 404, 409, 429])('4XX is retried, and the subscription kept: %i', async (status) => {
    const { simulator, sentAt } = provider([status, status, 200], specified)
    expect(await simulator.send('a')).toMatchObject({ state: 'delivered' })
    expect(sentAt).toEqual([0, 1000, 3000])
    expect(simulator.report().subscription).toBe('active')
  })

  it('410 ends the subscription at once', async () => {
    const { simulator, sentAt } = provider([410], specified)
    expect(await simulator.send('a')).toMatchObject({ state: 'cancelled', attempts: [{ answer: 410 }] })
    expect(simulator.report().subscription).toBe('gone')
    expect(await simulator.send('b')).toMatchObject({ state: 'cancelled', attempts: [] })
    expect(sentAt).toEqual([0])
  })

  it.each([
    ['a count', few, [0, 1000, 3000, 7000]],
    ['a duration', { ...few, maxRetries: 1000, maxDurationMs: 20_000 }, [0, 1000, 3000, 7000, 15_000]],
  ])('5XX is retried with growing delays up to %s, and then the subscription ends', async (_, profile, times) => {
    const { simulator, sentAt } = provider([500, 503, 599], profile)
    expect(await simulator.send('a')).toMatchObject({ state: 'exhausted' })
    expect(sentAt).toEqual(times)
    expect(simulator.report().subscription).toBe('unhealthy')
    expect(await simulator.send('b')).toMatchObject({ state: 'cancelled', attempts: [] })
  })

  it.each([301, 400, 401, 404, 410, 429, 'connection'] as const)(
    'push drops the delivery after %s and keeps the subscription',
    async (answer) => {
      const { simulator, sentAt } = provider([answer, 200], profiles.push)
      expect(await simulator.send('a')).toMatchObject({ state: 'dropped', attempts: [{ answer }] })
      expect(await simulator.send('b')).toMatchObject({ state: 'delivered' })
      expect([sentAt.length, simulator.report().subscription]).toEqual([2, 'active'])
    },
  )

  it.each([500, 501, 503, 599])('push retries %i with growing delays, and then drops the delivery', async (status) => {
    const { simulator, sentAt } = provider([status], profiles.push)
    expect(await simulator.send('a')).toMatchObject({ state: 'exhausted' })
    const pauses = sentAt.slice(1).map((at, index) => at - (sentAt[index] ?? 0))
    expect(pauses).toEqual(Array.from({ length: 10 }, (_, retry) => 1000 * 2 ** retry))
    expect(simulator.report().subscription).toBe('active')
  })

  it('claim check: notices of a parked delivery are sent until it expires', async () => {
    const { simulator, notices, sentAt } = provider([503], parking)
    expect(await simulator.send('a', { id: 'first' })).toMatchObject({ state: 'parked', attempts: [{}, {}, {}, {}] })
    expect(simulator.parked()).toMatchObject([{ id: 'first', expiresAt: startAt + 7000 + 180_000 }])
    const url = 'https://provider.example/parked/first'
    expect((await simulator.settled()).states.expired).toBe(1)
    expect(notices).toEqual([7000, 67_000, 127_000].map((afterMs) => ({ url, afterMs })))
    expect(sentAt).toEqual([0, 1000, 3000, 7000])
    expect([simulator.parked(), simulator.collect(url)]).toEqual([[], undefined])
    expect(simulator.answerParked(new Request(url)).status).toBe(404)
  })

  it('claim check: no notices after the delivery was collected', async () => {
    const { simulator, notices } = provider([503], parking)
    await simulator.send('a', { id: 'first' })
    const answer = simulator.answerParked(new Request('https://provider.example/parked/first'))
    expect(answer.headers.get('x-host-delivery')).toBe('first')
    expect((await simulator.settled()).states.collected).toBe(1)
    expect(notices.length).toBeLessThanOrEqual(1)
  })

  it('claim check: no notices after a successful redelivery', async () => {
    const { simulator, notices } = provider([503, 503, 503, 503, 200], parking)
    await simulator.send('a', { id: 'first' })
    expect(await simulator.redeliver('first')).toMatchObject({ state: 'delivered' })
    expect((await simulator.settled()).states).toMatchObject({ delivered: 1, parked: 0 })
    expect(notices.length).toBeLessThanOrEqual(1)
  })

  it.each(['https://provider.example/parked', 'https://provider.example/'])(
    'claim check: parked deliveries are listed at %s',
    async (parkedUrl) => {
      const { simulator } = provider([503], { ...parking, claimCheck: { expiresMs: 1000 } }, { parkedUrl })
      await simulator.send('a', { id: 'first' })
      const list: unknown = await simulator.answerParked(new Request(parkedUrl)).json()
      const url = `${parkedUrl.replace(/\/$/, '')}/first`
      expect(list).toMatchObject({ deliveries: [{ id: 'first', url, storedAt: startAt + 7000 }] })
      expect(simulator.answerParked(new Request(url)).status).toBe(200)
      expect(simulator.report().states.collected).toBe(1)
    },
  )
})
