import { describe, expect, it } from 'vitest'
import { ClientError, type Fence, type Fetched, type LatestOptions, latest } from '../../../src/clients/latest/index.js'
import type { RateLimiter } from '../../../src/clients/rate-limits/rate-limiter.js'
import { createReceiver, type Delivery, unverified } from '../../../src/index.js'
import { hostSample, injectDelivery, memoryInbox } from '../../../src/testing/index.js'
import { host } from '../../../src/vendors/styles/host.js'
import { rejection } from '../timing.js'

/** The part of a delivery that these handlers read. */
const poke = (object = 'a') => ({ payload: { object } }) as unknown as Delivery

const context = () => ({ signal: new AbortController().signal, isCurrent: () => true })

const object = ({ payload }: Delivery) => (payload as { object: string }).object

type Options = LatestOptions<Delivery, number>

function handler(options: Partial<Options>) {
  const written: unknown[] = []
  const write: Options['write'] = (item, fence, { known }) => written.push([item, fence, known])
  const handle = latest<Delivery, number>({ object, fetch: () => ({ object: 1 }), write, ...options })
  return { written, handle: (name?: string) => handle(poke(name), context()) }
}

describe('latest', () => {
  it('fences a copy by its version, or by a turn that is taken before the fetch', async () => {
    const log: string[] = []
    const version = handler({ fetch: () => ({ object: 7, known: 'etag' }), version: (item) => item * 2 })
    await version.handle()
    const turn = handler({
      turn: () => log.push('turn'),
      fetch: () => {
        log.push('fetch')
        return { object: undefined }
      },
    })
    await turn.handle()
    expect([version.written, turn.written, log]).toEqual([
      [[7, 14, 'etag']],
      [[undefined, 1, undefined]],
      ['turn', 'fetch'],
    ])
  })

  it('asks with what is known, and writes nothing if the object is unchanged', async () => {
    const asked: unknown[] = []
    const { handle, written } = handler({
      known: () => 'etag',
      fetch: (_, { known }) => {
        asked.push(known)
        return 'unchanged'
      },
    })
    await handle()
    expect([asked, written]).toEqual([['etag'], []])
  })

  it('gives a deleted object no version', async () => {
    const { handle, written } = handler({ fetch: () => ({ object: undefined }), version: (item) => item })
    await handle()
    expect(written).toEqual([[undefined, undefined, undefined]])
  })

  it('has forty pokes at the same time cause two fetches, the second one after all of them', async () => {
    let state = 0
    let fetches = 0
    let running = 0
    const { handle, written } = handler({
      async fetch() {
        fetches++
        expect(++running).toBe(1)
        const copy = state
        await new Promise(setImmediate)
        running--
        return { object: copy }
      },
    })
    const pokes = Array.from({ length: 40 }, () => {
      state++
      return handle()
    })
    await Promise.all(pokes)
    expect([fetches, written.at(-1)]).toEqual([2, [40, undefined, undefined]])
  })

  it('has no object wait for another one', async () => {
    const { handle, written } = handler({
      fetch: (delivery) => (object(delivery) === 'slow' ? new Promise<never>(() => {}) : { object: 2 }),
    })
    void handle('slow')
    await handle('quick')
    expect(written).toEqual([[2, undefined, undefined]])
  })

  it('begins again after a failure, and fails all calls that share the run', async () => {
    const answers: (Fetched<number> | Error)[] = [new Error('first'), new Error('second'), { object: 3 }]
    const { handle, written } = handler({
      async fetch() {
        const answer = answers.shift()
        if (answer instanceof Error) throw answer
        return answer ?? 'unchanged'
      },
    })
    const results = await Promise.allSettled([handle(), handle(), handle()])
    expect(results.map((result) => result.status === 'rejected' && result.reason.message)).toEqual([
      'first',
      'second',
      'second',
    ])
    await handle()
    expect(written).toEqual([[3, undefined, undefined]])
  })

  it('writes nothing once another process may handle the delivery', async () => {
    const { signal } = new AbortController()
    const written: unknown[] = []
    const handle = latest<Delivery, number>({
      object,
      fetch: () => ({ object: 1 }),
      write: (item) => written.push(item),
    })
    expect(await rejection(handle(poke(), { signal, isCurrent: () => false }))).toMatchObject({ code: 'lease_lost' })
    expect(written).toEqual([])
  })

  it('waits for a turn of the tenant, pauses it after a 429, and fails if the turn is too far away', async () => {
    const calls: unknown[] = []
    const waits: (number | undefined | Error)[] = [0, 3, undefined, new Error('down')]
    const limiter: RateLimiter = {
      async reserve(key, limit) {
        calls.push([key, limit])
        const wait = waits.shift()
        if (wait instanceof Error) throw wait
        return wait
      },
      async pause(key, limit) {
        calls.push([key, limit])
      },
    }
    let isLimited = false
    const { handle, written } = handler({
      rate: { limiter, tenant: () => 'shop', intervalMs: 500, burst: 2, maxWaitMs: 1_000 },
      fetch: () => {
        if (isLimited) throw new ClientError('rate_limited', 'too many', { retryAfterSeconds: 7 })
        return { object: 1 }
      },
    })
    await handle()
    isLimited = true
    expect(await rejection(handle())).toMatchObject({ code: 'rate_limited' })
    expect(await rejection(handle())).toMatchObject({ code: 'queue_full' })
    expect(await rejection(handle())).toMatchObject({ code: 'limiter_unavailable' })
    const reserved = [expect.any(String), { intervalMs: 500, burst: 2, maxWaitMs: 1_000 }]
    const paused = [expect.any(String), { intervalMs: 500, burst: 2, milliseconds: 7_000 }]
    expect([calls, written.length]).toEqual([[reserved, reserved, paused, reserved, reserved], 1])
  })

  it('rejects wrong options', async () => {
    const turn = () => 1
    const version = () => 1
    for (const [options, message] of [
      [{ write: undefined }, /^latest: write /],
      [{ versions: version }, /^latest: unknown option versions; did you mean version/],
      [{ turn, version }, /^latest: turn must not be given with version$/],
      [{ turn, known: () => 'etag' }, /^latest: turn must not be given with known$/],
      [{ rate: { tenant: () => 'a', intervalMs: 1, burst: 1 } }, /^latest: rate.limiter /],
    ] as const) {
      expect(() => handler(options as never)).toThrow(message)
    }
    for (const wrong of [undefined, Number.NaN, {}]) {
      expect(await rejection(handler({ version: () => wrong as Fence }).handle())).toBeInstanceOf(TypeError)
    }
  })

  it('is a handler of a receiver, whose inbox handles one delivery of an object at a time', async () => {
    const inbox = memoryInbox({ retryDelayMs: 0 })
    let title = 'first'
    let stored: unknown
    let failures = 1
    const receiver = createReceiver({
      provider: host({ verify: unverified() }),
      inbox: { inbox, key: () => 'issue' },
      on: {
        'issues.opened': latest({
          object: ({ payload }) => String(payload.issue.number),
          fetch: ({ payload }) => ({ object: { number: payload.issue.number, title } }),
          write: (issue) => {
            if (failures-- > 0) throw new Error('the database is down')
            stored = issue
          },
        }),
      },
      onError: () => {},
    })
    await injectDelivery(receiver, hostSample())
    title = 'last'
    await inbox.handleDue(receiver)
    expect([stored, await inbox.depth()]).toEqual([
      { number: 1347, title: 'last' },
      { waiting: 0, active: 0, dead: 0 },
    ])
  })
})
