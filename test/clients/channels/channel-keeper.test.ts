import { HttpResponse, http } from 'msw'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createChannelKeeper } from '../../../src/clients/channels/channel-keeper.js'
import type { ChannelKeeperOptions } from '../../../src/clients/channels/keeper-options.js'
import { memoryChannelStore } from '../../../src/clients/channels/memory.js'
import { pushChannels } from '../../../src/clients/channels/push-channels.js'
import type { ChannelStore } from '../../../src/clients/channels/store.js'
import { createReceiver } from '../../../src/index.js'
import { pushSample } from '../../../src/testing/index.js'
import { push } from '../../../src/vendors/styles/push.js'
import { countingTimers } from '../../own-timers.js'
import { simulatedNetwork } from '../simulated-network.js'
import { createTiming } from '../timing.js'

const baseUrl = 'https://www.example.com'
const address = 'https://consumer.example/hooks/push'
const watches = { team: { resource: ['calendars', 'team', 'events'] } }
const hour = 3_600_000
const day = 24 * hour
const endless = Number.POSITIVE_INFINITY

const server = simulatedNetwork()
afterEach(() => vi.useRealTimers())

interface Channel {
  readonly id: string
  readonly token: string
  readonly resourceId: string
  readonly expiration: number | undefined
}

type Fault = (channel: Channel) => Response | undefined | Promise<Response | undefined>

/** A provider whose channels live a week, and a keeper. */
function keeping(options: Partial<ChannelKeeperOptions> = {}, lifetimeMs = 7 * day) {
  const timing = createTiming()
  const live = new Map<string, Channel>()
  const log: string[] = []
  const faults: { watch?: Fault; stop?: Fault } = {}
  let made = 0
  server.use(
    http.post(`${baseUrl}/calendar/v3/calendars/:name/events/watch`, async ({ request, params: { name } }) => {
      const { id, token, expiration } = (await request.json()) as { id: string; token: string; expiration?: number }
      const end = expiration ?? (lifetimeMs === endless ? undefined : timing.now() + lifetimeMs)
      const channel = { id, token, resourceId: `resource-${++made}`, expiration: end }
      log.push(`watch ${String(name)} ${made}`)
      const fault = await faults.watch?.(channel)
      if (fault !== undefined && fault.status < 500) return fault
      live.set(id, channel)
      const answer = { kind: 'api#channel', resourceUri: 'uri', ...channel, expiration: end?.toString() }
      return fault ?? HttpResponse.json(answer)
    }),
    http.post(`${baseUrl}/calendar/v3/channels/stop`, async ({ request }) => {
      const { id, resourceId } = (await request.json()) as Channel
      const channel = live.get(id)
      log.push(`stop ${resourceId.replace('resource-', '')}`)
      if (channel?.resourceId !== resourceId) return new HttpResponse(null, { status: 404 })
      const fault = await faults.stop?.(channel)
      if (fault !== undefined) return fault
      live.delete(id)
      return new HttpResponse(null, { status: 204 })
    }),
  )
  const store = memoryChannelStore({ now: timing.now })
  const channels = pushChannels({ baseUrl, apiName: 'calendar', token: 'access', ...timing, maxRetries: 0 })
  const errors: unknown[] = []
  const onError = (error: unknown) => errors.push(error)
  const createKeeper = (more: Partial<ChannelKeeperOptions> = {}) =>
    createChannelKeeper({ channels, store, address, watches, onError, now: timing.now, ...options, ...more })
  return { keeper: createKeeper(), createKeeper, timing, live, log, faults, store, errors }
}

const states = (reports: readonly { readonly state: string }[]) => reports.map(({ state }) => state)
const first = <T>(values: Iterable<T>): T => {
  for (const value of values) return value
  throw new Error('no channel')
}

describe('createChannelKeeper', () => {
  it('creates a channel with a unique token, and keeps it', async () => {
    const { keeper, live, log } = keeping()
    expect(await keeper.reconcile()).toEqual([{ watch: 'team', state: 'created' }])
    expect(await keeper.reconcile()).toEqual([{ watch: 'team', state: 'kept' }])
    expect(log).toEqual(['watch team 1'])
    const { id, token } = first(live.values())
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(await keeper.tokenFor(id)).toBe(token)
    expect(await keeper.lookup(id)).toMatchObject({
      state: 'active',
      channel: { resourceId: 'resource-1', watch: 'team' },
    })
  })

  it('records the channel before the provider responds', async () => {
    const { keeper, faults } = keeping()
    const seen: unknown[] = []
    faults.watch = async ({ id, token }) => {
      seen.push((await keeper.lookup(id)).state, (await keeper.tokenFor(id)) === token)
      return undefined
    }
    await keeper.reconcile()
    expect(seen).toEqual(['pending', true])
  })

  it('renews before expiration, and stops the old channel only after the overlap', async () => {
    const { keeper, timing, log, live } = keeping()
    await keeper.reconcile()
    const old = first(live.keys())
    timing.pass(6 * day - 1)
    expect(states(await keeper.reconcile())).toEqual(['kept'])
    timing.pass(1)
    expect(states(await keeper.reconcile())).toEqual(['renewed'])
    expect(live.size).toBe(2)
    timing.pass(59_999)
    await keeper.reconcile()
    expect(live.size).toBe(2)
    timing.pass(1)
    expect(states(await keeper.reconcile())).toEqual(['kept'])
    expect(log).toEqual(['watch team 1', 'watch team 2', 'stop 1'])
    expect([...live.values()].map(({ resourceId }) => resourceId)).toEqual(['resource-2'])
    // Earlier deliveries may still arrive.
    expect(await keeper.lookup(old)).toMatchObject({ state: 'stopped' })
    expect(await keeper.tokenFor(old)).toBeTypeOf('string')
  })

  it('without an overlap, stops the old channel right after it creates the new one', async () => {
    const { keeper, timing, log } = keeping({ overlapMs: 0 })
    await keeper.reconcile()
    timing.pass(6 * day)
    await keeper.reconcile()
    expect(log).toEqual(['watch team 1', 'watch team 2', 'stop 1'])
  })

  it('renews a short-lived channel in its last third', async () => {
    const { keeper, timing } = keeping({}, 3 * hour)
    await keeper.reconcile()
    timing.pass(2 * hour - 1)
    expect(states(await keeper.reconcile())).toEqual(['kept'])
    timing.pass(1)
    expect(states(await keeper.reconcile())).toEqual(['renewed'])
  })

  it('does not renew a channel without expiration', async () => {
    const { keeper, timing } = keeping({}, endless)
    await keeper.reconcile()
    timing.pass(1000 * day)
    expect(states(await keeper.reconcile())).toEqual(['kept'])
  })

  it('requests the configured lifetime', async () => {
    const { keeper, live, timing } = keeping({ lifetimeMs: 2 * day })
    await keeper.reconcile()
    expect(first(live.values()).expiration).toBe(timing.now() + 2 * day)
  })

  it('replaces an expired channel without stopping it', async () => {
    const { keeper, timing, log } = keeping()
    await keeper.reconcile()
    timing.pass(8 * day)
    expect(states(await keeper.reconcile())).toEqual(['created'])
    timing.pass(hour)
    await keeper.reconcile()
    expect(log).toEqual(['watch team 1', 'watch team 2'])
  })

  it('retries a failed stop at the next check', async () => {
    const { keeper, timing, log, faults, errors, live } = keeping({ overlapMs: 0 })
    await keeper.reconcile()
    timing.pass(6 * day)
    faults.stop = () => new HttpResponse(null, { status: 503 })
    expect(states(await keeper.reconcile())).toEqual(['renewed'])
    expect(errors).toMatchObject([{ code: 'server_failed' }])
    delete faults.stop
    await keeper.reconcile()
    expect(log).toEqual(['watch team 1', 'watch team 2', 'stop 1', 'stop 1'])
    expect(live.size).toBe(1)
  })

  it('keeps the old channel while registrations fail', async () => {
    const { keeper, timing, faults, errors, live } = keeping()
    await keeper.reconcile()
    const id = first(live.keys())
    timing.pass(6 * day)
    faults.watch = () => new HttpResponse(null, { status: 403 })
    const [report] = await keeper.reconcile()
    expect(report).toMatchObject({ watch: 'team', state: 'failed', error: { code: 'forbidden' } })
    expect(errors).toHaveLength(1)
    expect(await keeper.lookup(id)).toMatchObject({ state: 'active' })
  })

  it('deletes the record of a refused registration', async () => {
    const { keeper, faults, store } = keeping()
    faults.watch = () => new HttpResponse(null, { status: 400 })
    await keeper.reconcile()
    expect(await store.list('team')).toEqual([])
  })

  it('keeps the record of an unanswered registration, and stops its channel after its sync', async () => {
    const { keeper, faults, live, timing, log } = keeping({ overlapMs: 0 })
    faults.watch = () => new HttpResponse(null, { status: 500 })
    await keeper.reconcile()
    const { id, token, resourceId } = first(live.values())
    expect(await keeper.lookup(id)).toMatchObject({ state: 'pending' })
    expect(await keeper.tokenFor(id)).toBe(token)
    delete faults.watch
    timing.pass(1)
    expect(states(await keeper.reconcile())).toEqual(['created'])
    await keeper.observe({ channelId: id, resourceId, expiration: 'Sun, 06 Dec 2026 00:53:20 GMT' })
    expect(await keeper.lookup(id)).toMatchObject({
      state: 'active',
      channel: { expiresAt: Date.UTC(2026, 11, 6, 0, 53, 20) },
    })
    await keeper.reconcile()
    expect(log.at(-1)).toBe('stop 1')
    expect([...live.keys()]).not.toContain(id)
  })

  it('ignores observations of unknown channels, and those without news', async () => {
    const { keeper, live } = keeping()
    await keeper.reconcile()
    const { id } = first(live.values())
    await keeper.observe({ channelId: id, resourceId: 'forged' })
    await keeper.observe({ channelId: 'unknown', resourceId: 'forged' })
    expect(await keeper.lookup(id)).toMatchObject({ channel: { resourceId: 'resource-1' } })
    expect(await keeper.lookup('unknown')).toEqual({ state: 'unknown' })
  })

  it('keeps only the newest unanswered registrations', async () => {
    const { keeper, faults, store, timing } = keeping()
    faults.watch = () => new HttpResponse(null, { status: 500 })
    for (let round = 0; round < 12; round++) {
      timing.pass(1)
      await keeper.reconcile()
    }
    expect(await store.list('team')).toHaveLength(5)
  })

  it('does not stop a channel if the write of its record may have succeeded', async () => {
    const { createKeeper, store, live } = keeping()
    const failing: ChannelStore = {
      ...store,
      async put(record, keep) {
        const done = await store.put(record, keep)
        if (record.state === 'active') throw new Error('no answer')
        return done
      },
    }
    expect(states(await createKeeper({ store: failing }).reconcile())).toEqual(['failed'])
    expect(live.size).toBe(1)
    expect(states(await createKeeper().reconcile())).toEqual(['kept'])
  })

  it('does not use a channel whose stop was not recorded', async () => {
    const { createKeeper, store, live } = keeping()
    await createKeeper().reconcile()
    const failing: ChannelStore = {
      ...store,
      put: (record, keep) => (record.state === 'stopped' ? Promise.reject(new Error('down')) : store.put(record, keep)),
    }
    expect(states(await createKeeper({ store: failing }).stopAll())).toEqual(['failed'])
    expect(live.size).toBe(0)
    expect(states(await createKeeper().reconcile())).toEqual(['created'])
    expect(live.size).toBe(1)
  })

  it('registers nothing if the record cannot be written first', async () => {
    const { createKeeper, store, log } = keeping()
    const failing = { ...store, put: () => Promise.reject(new Error('down')) }
    expect(states(await createKeeper({ store: failing }).reconcile())).toEqual(['failed'])
    expect(log).toEqual([])
  })

  it('creates one channel for many processes', async () => {
    const { createKeeper, log } = keeping()
    const keepers = Array.from({ length: 10 }, () => createKeeper())
    const reports = await Promise.all(keepers.map((keeper) => keeper.reconcile()))
    expect(reports.flatMap(states).sort()).toEqual([...Array.from({ length: 9 }, () => 'busy'), 'created'])
    expect(log).toEqual(['watch team 1'])
    for (const keeper of keepers) expect(states(await keeper.reconcile())).toEqual(['kept'])
  })

  it('takes over from a crashed process when its lease expires', async () => {
    const { keeper, store, timing } = keeping({ leaseMs: 1000 })
    await store.acquire('team', { leaseMs: 1000 })
    timing.pass(999)
    expect(states(await keeper.reconcile())).toEqual(['busy'])
    timing.pass(1)
    expect(states(await keeper.reconcile())).toEqual(['created'])
  })

  it('distinguishes unknown and expired channels', async () => {
    const strangers: unknown[] = []
    const { keeper, live, timing } = keeping({ onUnknownChannel: (stranger) => strangers.push(stranger) })
    await keeper.reconcile()
    const { id } = first(live.values())
    timing.pass(7 * day + 299_999)
    expect(await keeper.tokenFor(id)).toBeTypeOf('string')
    timing.pass(1)
    expect(await keeper.tokenFor(id)).toBeUndefined()
    expect(await keeper.tokenFor('other')).toBeUndefined()
    expect(strangers).toEqual([
      { channelId: id, state: 'expired' },
      { channelId: 'other', state: 'unknown' },
    ])
    timing.pass(7 * day)
    expect(await keeper.lookup(id)).toEqual({ state: 'unknown' })
  })

  it("keeps the expiration if the sync arrives together with the registration's response", async () => {
    const { createKeeper, store, live, timing, faults } = keeping()
    let answer = () => {}
    const answered = new Promise<void>((resolve) => {
      answer = resolve
    })
    const slow: ChannelStore = { ...store, put: (record, options) => answered.then(() => store.put(record, options)) }
    let noticed: Promise<void> | undefined
    faults.watch = async ({ id, resourceId }) => {
      noticed = createKeeper({ store: slow }).observe({ channelId: id, resourceId })
      return undefined
    }
    const keeper = createKeeper()
    expect(states(await keeper.reconcile())).toEqual(['created'])
    answer()
    await noticed
    const { channel } = await keeper.lookup(first(live.keys()))
    expect(channel).toMatchObject({ state: 'active', expiresAt: timing.now() + 7 * day })
  })

  it("learns the expiration from the sync if the registration's response lacks it", async () => {
    const { keeper, live } = keeping({}, endless)
    await keeper.reconcile()
    const { id } = first(live.values())
    await keeper.observe({ channelId: id, resourceId: 'resource-1', expiration: 'Sun, 06 Dec 2026 00:53:20 GMT' })
    expect((await keeper.lookup(id)).channel).toMatchObject({ expiresAt: Date.UTC(2026, 11, 6, 0, 53, 20) })
    await keeper.observe({ channelId: id, resourceId: 'resource-1', expiration: 'Sun, 06 Dec 2099 00:53:20 GMT' })
    expect((await keeper.lookup(id)).channel).toMatchObject({ expiresAt: Date.UTC(2026, 11, 6, 0, 53, 20) })
  })

  it.each([0, -1, 1, 1_796_000_000_000, 1_796_000_000_001, '-9223372036854775808'])(
    'tells of an end that cannot be true, %s, and makes no channel at each look',
    async (expiration) => {
      const { keeper, faults, log, errors, timing, live } = keeping()
      faults.watch = (channel) => {
        live.set(channel.id, channel)
        return HttpResponse.json({ ...channel, expiration })
      }
      expect(states(await keeper.reconcile())).toEqual(['created'])
      expect(errors).toMatchObject([{ code: 'response_invalid' }])
      for (let look = 0; look < 12; look++) {
        timing.pass(hour)
        expect(states(await keeper.reconcile())).toEqual(['kept'])
      }
      expect(log).toEqual(['watch team 1'])
      expect(await keeper.tokenFor(first(live.keys()))).toBeTypeOf('string')
    },
  )

  it.each([8_640_000_000_000_001, '9223372036854775807'])(
    'limits an expiration beyond all dates: %s',
    async (expiration) => {
      const { keeper, faults, live, timing, errors } = keeping()
      faults.watch = (channel) => {
        live.set(channel.id, channel)
        return HttpResponse.json({ ...channel, expiration })
      }
      expect(states(await keeper.reconcile())).toEqual(['created'])
      expect(errors).toEqual([])
      const { channel } = await keeper.lookup(first(live.keys()))
      expect(channel?.expiresAt).toBe(timing.now() + 3650 * day)
    },
  )

  it('does not trust an expiration that was recorded with a wrong clock', async () => {
    const { keeper, timing, log } = keeping()
    timing.pass(1000 * day)
    await keeper.reconcile()
    timing.pass(-1000 * day)
    expect(states(await keeper.reconcile())).toEqual(['renewed'])
    expect(states(await keeper.reconcile())).toEqual(['kept'])
    expect(log).toEqual(['watch team 1', 'watch team 2'])
  })

  it.each([
    ['address', { address: 'https://consumer.example/hooks/moved' }],
    ['resource', { watches: { team: { resource: ['calendars', 'other', 'events'] } } }],
    ['address of a watch', { watches: { team: { ...watches.team, address: 'https://consumer.example/other' } } }],
    ['parameter', { watches: { team: { ...watches.team, params: { ttl: '3600' } } } }],
  ])('creates a new channel when the %s changes, and then stops the old one', async (_, changed) => {
    const { createKeeper, timing, log } = keeping()
    await createKeeper().reconcile()
    const keeper = createKeeper(changed)
    expect(states(await keeper.reconcile())).toEqual(['renewed'])
    expect(states(await keeper.reconcile())).toEqual(['kept'])
    expect(log).toHaveLength(2)
    timing.pass(60_000)
    expect(states(await keeper.reconcile())).toEqual(['kept'])
    expect(log.at(-1)).toBe('stop 1')
  })

  it('does not treat a changed query as another target', async () => {
    const { createKeeper, log } = keeping()
    for (const pageToken of ['1', '2']) {
      await createKeeper({ watches: { team: { ...watches.team, query: { pageToken } } } }).reconcile()
    }
    expect(log).toEqual(['watch team 1'])
  })

  it('stops unwanted channels even while registrations fail', async () => {
    const { keeper, timing, faults, log } = keeping({ overlapMs: 0 })
    await keeper.reconcile()
    timing.pass(6 * day)
    faults.stop = () => new HttpResponse(null, { status: 503 })
    faults.watch = (channel) => HttpResponse.json({ ...channel, expiration: timing.now() + 3 * hour })
    expect(states(await keeper.reconcile())).toEqual(['renewed'])
    delete faults.stop
    faults.watch = () => new HttpResponse(null, { status: 403 })
    timing.pass(2 * hour)
    expect(states(await keeper.reconcile())).toEqual(['failed'])
    expect(log.slice(1)).toEqual(['watch team 2', 'stop 1', 'watch team 3', 'stop 1'])
  })

  it.each(['drop', 'stopAll'] as const)(
    'has a channel without an answer stopped by its first delivery: %s',
    async (call) => {
      const { keeper, faults, live } = keeping()
      faults.watch = () => new HttpResponse(null, { status: 500 })
      await keeper.reconcile()
      const { id, resourceId, token } = first(live.values())
      const reports = call === 'drop' ? [await keeper.stopWatch('team')] : await keeper.stopAll()
      expect(reports).toEqual([{ watch: 'team', state: 'stopping' }])
      expect(await keeper.tokenFor(id)).toBe(token)
      await keeper.observe({ channelId: id, resourceId })
      expect(live.size).toBe(0)
      expect(await keeper.lookup(id)).toMatchObject({ state: 'stopped' })
      expect(await keeper.stopWatch('team')).toEqual({ watch: 'team', state: 'stopped' })
    },
  )

  it('gives up work that takes longer than its lease', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await countingTimers(async (timers) => {
      const { createKeeper, store } = keeping()
      let sent = 0
      const fetch = () => {
        sent++
        return new Promise<Response>(() => {})
      }
      const channels = pushChannels({ baseUrl, apiName: 'calendar', token: 'access', fetch, timeoutMs: 60_000 })
      const kept = createKeeper({ channels, leaseMs: 1000 }).reconcile()
      await vi.waitFor(() => expect(sent).toBe(1))
      await vi.advanceTimersByTimeAsync(1000)
      expect(await kept).toMatchObject([{ state: 'failed', error: { code: 'timeout' } }])
      expect(await store.list('team')).toMatchObject([{ state: 'pending' }])
      expect(timers.size).toBe(0)
    })
  })

  it.each(['acquire', 'list', 'put', 'release'] as const)('gives up when the store hangs: %s', async (name) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await countingTimers(async (timers) => {
      const { createKeeper, store } = keeping()
      const hanging = { ...store, [name]: vi.fn(() => new Promise<never>(() => {})) }
      const kept = createKeeper({ store: hanging, leaseMs: 1000 }).reconcile()
      await vi.waitFor(() => expect(hanging[name]).toHaveBeenCalled())
      await vi.advanceTimersByTimeAsync(1000)
      expect(await kept).toMatchObject([{ state: 'failed', error: { code: 'timeout' } }])
      expect(timers.size).toBe(0)
    })
  })

  it.each(['acquire', 'list', 'put'] as const)(
    'registers nothing when the store responds too late: %s',
    async (name) => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
      const { createKeeper, store, log } = keeping()
      let answer = () => {}
      const answering = new Promise<void>((resolve) => {
        answer = resolve
      })
      const asked = vi.fn()
      const late: ChannelStore = {
        ...store,
        async [name](...args: never[]) {
          asked()
          await answering
          return (store[name] as (...args: never[]) => Promise<unknown>)(...args)
        },
        release: vi.fn(store.release),
      }
      const kept = createKeeper({ store: late, leaseMs: 1000 }).reconcile()
      await vi.waitFor(() => expect(asked).toHaveBeenCalled())
      await vi.advanceTimersByTimeAsync(1000)
      expect(await kept).toMatchObject([{ state: 'failed', error: { code: 'timeout' } }])
      answer()
      await vi.waitFor(() => expect(late.release).toHaveBeenCalled())
      expect([log, await store.list('team')]).toEqual([[], []])
    },
  )

  it('does not keep a delivery waiting when the store hangs', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await countingTimers(async (timers) => {
      const { createKeeper, store } = keeping()
      const find = vi.fn(() => new Promise<never>(() => {}))
      const keeper = createKeeper({ store: { ...store, find }, storeTimeoutMs: 1000 })
      const receiver = createReceiver({ provider: push({ tokens: keeper.tokenFor }), on: {} })
      const receiving = receiver.receive(pushSample())
      await vi.waitFor(() => expect(find).toHaveBeenCalled())
      await vi.advanceTimersByTimeAsync(1000)
      expect(await receiving).toMatchObject({ response: { status: 503 }, error: { code: 'key_unavailable' } })
      expect(timers.size).toBe(0)
    })
  })

  it('gives up a watches function that hangs', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { createKeeper, errors } = keeping()
    const kept = createKeeper({ watches: () => new Promise(() => {}), leaseMs: 1000 }).reconcile()
    await vi.advanceTimersByTimeAsync(1000)
    expect(await kept).toEqual([])
    expect(errors).toMatchObject([{ code: 'timeout' }])
  })

  it('lets a receiver accept only its channels', async () => {
    const { keeper, live } = keeping()
    await keeper.reconcile()
    const { id, token } = first(live.values())
    const handled: string[] = []
    const receiver = createReceiver({
      provider: push({ tokens: keeper.tokenFor }),
      on: { '*': ({ payload }) => void handled.push(payload.channelId) },
    })
    const receive = async (channelId: string, channelToken: string) =>
      (await receiver.receive(pushSample({ channelId, token: channelToken }))).error?.code
    expect(await receive(id, token)).toBeUndefined()
    expect(await receive(id, 'wrong')).toBe('token_mismatch')
    expect(await receive('unknown', token)).toBe('key_unknown')
    expect(handled).toEqual([id])
  })

  it('stops all channels, and reports failures', async () => {
    const { createKeeper, live, faults } = keeping({
      watches: async () => ({ ...watches, home: { resource: ['calendars', 'home', 'events'] } }),
    })
    const keeper = createKeeper()
    expect(states(await keeper.reconcile())).toEqual(['created', 'created'])
    faults.stop = ({ resourceId }) =>
      resourceId === 'resource-1' ? new HttpResponse(null, { status: 500 }) : undefined
    expect(states(await keeper.stopAll())).toEqual(['failed', 'stopped'])
    delete faults.stop
    expect(states(await keeper.stopAll())).toEqual(['stopped', 'stopped'])
    expect(live.size).toBe(0)
  })

  it('stops one watch', async () => {
    const { keeper, live } = keeping()
    await keeper.reconcile()
    expect(await keeper.stopWatch('other')).toEqual({ watch: 'other', state: 'stopped' })
    expect(live.size).toBe(1)
    expect(await keeper.stopWatch('team')).toEqual({ watch: 'team', state: 'stopped' })
    expect(live.size).toBe(0)
  })

  it('reports a watches function that fails', async () => {
    const { createKeeper, errors } = keeping()
    expect(await createKeeper({ watches: () => Promise.reject(new Error('down')) }).reconcile()).toEqual([])
    expect(errors).toMatchObject([{ message: 'down' }])
  })

  it('checks periodically until it is closed', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await countingTimers(async (timers) => {
      let looks = 0
      const { createKeeper } = keeping()
      const keeper = createKeeper({
        checkEveryMs: 1000,
        watches: () => {
          looks++
          return {}
        },
      })
      keeper.start()
      keeper.start()
      await vi.advanceTimersByTimeAsync(0)
      expect(looks).toBe(1)
      await vi.advanceTimersByTimeAsync(2000)
      expect(looks).toBe(3)
      await keeper.close()
      await vi.advanceTimersByTimeAsync(10_000)
      expect(looks).toBe(3)
      expect(timers.size).toBe(0)
    })
  })

  it('does not start another watch after close', async () => {
    const { createKeeper, faults, log } = keeping()
    const two = {
      team: { resource: ['calendars', 'team', 'events'] },
      crew: { resource: ['calendars', 'crew', 'events'] },
    }
    const keeper = createKeeper({ watches: two })
    const closed = new Promise((resolve) => {
      faults.watch = () => {
        resolve(keeper.close())
        return undefined
      }
    })
    keeper.start()
    await closed
    expect(log).toEqual(['watch team 1'])
  })

  it('runs one loop after a close and a restart', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await countingTimers(async (timers) => {
      const waiting: (() => void)[] = []
      const { createKeeper } = keeping()
      const keeper = createKeeper({
        checkEveryMs: 1000,
        watches: () => new Promise((resolve) => waiting.push(() => resolve({}))),
      })
      keeper.start()
      await vi.advanceTimersByTimeAsync(0)
      const closed = keeper.close()
      keeper.start()
      waiting[0]?.()
      await closed
      await vi.advanceTimersByTimeAsync(0)
      expect(waiting).toHaveLength(2)
      waiting[1]?.()
      await vi.advanceTimersByTimeAsync(1000)
      expect(waiting).toHaveLength(3)
      waiting[2]?.()
      await keeper.close()
      expect(timers.size).toBe(0)
    })
  })

  it('reports an invalid watch, and keeps the others', async () => {
    const { createKeeper } = keeping()
    const wrong = { ...watches, home: { resource: [] } }
    expect(states(await createKeeper({ watches: () => wrong }).reconcile())).toEqual(['created', 'failed'])
    expect(await createKeeper({ watches: () => new Map() as never }).reconcile()).toEqual([])
  })

  it.each([
    ['channels', { channels: undefined }],
    ['channels.stop', { channels: { watch: () => {} } }],
    ['store', { store: undefined }],
    ['store.acquire', { store: { ...memoryChannelStore(), acquire: undefined } }],
    ['address', { address: '' }],
    ['address', { address: 'http://consumer.example/hooks' }],
    ['address', { address: 'consumer' }],
    ['watches', { watches: undefined }],
    ['watches team:', { watches: { team: undefined } }],
    ['watches team: resource', { watches: { team: { resource: 'calendars' } } }],
    ['watches team: resource', { watches: { team: { resource: [] } } }],
    ['watches team: address', { watches: { team: { resource: ['a'], address: 'ftp://x' } } }],
    ['lifetimeMs', { lifetimeMs: 1e15 }],
    ['keepExpiredMs', { keepExpiredMs: 1e15 }],
    ['leaseMs', { leaseMs: 2 ** 31 }],
    ['graceMs', { graceMs: Number.NaN }],
    ['watches', { watches: new Map() }],
    ['lifetimeMs', { lifetimeMs: 0 }],
    ['renewBeforeMs', { renewBeforeMs: -1 }],
    ['overlapMs', { overlapMs: 0.5 }],
    ['checkEveryMs', { checkEveryMs: 2 ** 31 }],
    ['leaseMs', { leaseMs: 0 }],
    ['keepExpiredMs', { keepExpiredMs: 0 }],
    ['graceMs', { graceMs: -1 }],
    ['onError', { onError: 1 }],
    ['onUnknownChannel', { onUnknownChannel: 1 }],
    ['now', { now: 1 }],
  ])('rejects a wrong %s', (name, options) => {
    expect(() => keeping(options as never)).toThrow(new RegExp(`^createChannelKeeper: ${name} `))
  })
})
