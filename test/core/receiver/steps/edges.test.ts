import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { DedupeStore, Reservation } from '../../../../src/core/ports/dedupe-store.js'
import type { ReceiverOptions } from '../../../../src/core/receiver/options.js'
import { createReceiver, retryLater, unverified, WebhookError, type WebhookErrorCode } from '../../../../src/index.js'
import { memoryDedupeStore } from '../../../../src/stores/dedupe/memory/index.js'
import { deduplicate } from '../../../../src/stores/dedupe/shared/deduplicate.js'
import { createSequencer } from '../../../../src/stores/sequence/sequencer.js'
import { hostSample } from '../../../../src/testing/samples/host.js'
import { pushSample } from '../../../../src/testing/samples/push.js'
import { host } from '../../../../src/vendors/styles/host.js'
import { push } from '../../../../src/vendors/styles/push.js'
import { countingTimers } from '../../../own-timers.js'
import { parcel, parcels } from '../parcels.js'
import { wait } from './world.js'

beforeEach(() => vi.useFakeTimers({ now: 0 }))
afterEach(() => vi.useRealTimers())

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

function scenario(options: ReceiverOptions = {}, handle: (runsBefore: number) => unknown = () => {}) {
  let runs = 0
  const reported: WebhookErrorCode[] = []
  const receiver = createReceiver({
    provider: host({ verify: unverified() }),
    on: { '*': () => handle(runs++) },
    onError: ({ code }) => reported.push(code),
    ...options,
  })
  return { receiver, reported, send: () => receiver.receive(hostSample()), runs: () => runs }
}

function channel(options: ReceiverOptions, handle: (number: number) => unknown = () => {}) {
  const receiver = createReceiver({
    provider: push({ tokens: 'sample-token' }),
    on: { '*': ({ payload }) => handle(payload.messageNumber) },
    ...options,
  })
  return { receiver, send: (messageNumber: number) => receiver.receive(pushSample({ messageNumber })) }
}

describe('a dedupe store', () => {
  it('that never answers fails after its timeout', async () => {
    await countingTimers(async (timers) => {
      const dedupe: DedupeStore = { ...memoryDedupeStore(), reserve: () => new Promise(() => {}) }
      const { send, runs } = scenario({ dedupe })
      const answered = send()
      await pass(4999)
      expect(timers.size).toBeGreaterThan(0)
      await pass(1)
      const { error, response } = await answered
      expect([error?.code, response.status]).toEqual(['store_unavailable', 503])
      expect(runs()).toBe(0)
      await vi.waitFor(() => expect(timers.size).toBe(0))
    })
  })

  it('that reserves too late has its reservation released', async () => {
    const store = memoryDedupeStore()
    let delayMs = 150
    const reserve: DedupeStore['reserve'] = async (key, options) => {
      await wait(delayMs)
      return store.reserve(key, options)
    }
    const { send } = scenario({ dedupe: { ...store, reserve }, limits: { storeTimeoutMs: 100 } })
    const late = send()
    await pass(150)
    expect((await late).error?.code).toBe('store_unavailable')
    delayMs = 0
    const again = send()
    await pass(0)
    expect((await again).outcome).toBe('handled')
  })

  it('that tells too late that another process handles the delivery is not told to release it', async () => {
    const release = vi.fn()
    const reserve = async (): Promise<Reservation> => {
      await wait(150)
      return { state: 'in_progress' }
    }
    const { send } = scenario({
      dedupe: { ...memoryDedupeStore(), reserve, release },
      limits: { storeTimeoutMs: 100 },
    })
    const late = send()
    await pass(200)
    expect((await late).error?.code).toBe('store_unavailable')
    expect(release).not.toHaveBeenCalled()
  })

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['another state', { state: 'free' }],
    ['another state with a lease', { state: 'free', lease: 'a' }],
    ['new without a lease', { state: 'new' }],
  ])('that answers %s has failed, and nothing is handled', async (_, value) => {
    const dedupe = { ...memoryDedupeStore(), reserve: async () => value as unknown as Reservation }
    const { send, runs } = scenario({ dedupe })
    expect((await send()).error?.code).toBe('store_unavailable')
    expect(runs()).toBe(0)
  })

  it('may work without promises', async () => {
    const done = new Set<string>()
    const dedupe = {
      step: deduplicate,
      reserve: (key: string) => (done.has(key) ? { state: 'done' } : { state: 'new', lease: 'a' }),
      complete: (key: string) => void done.add(key),
      release: () => {},
    } as unknown as DedupeStore
    const { send, reported } = scenario({ dedupe }, (runsBefore) => {
      if (runsBefore === 0) throw new Error('handler')
    })
    expect([(await send()).outcome, (await send()).outcome, (await send()).outcome]).toEqual([
      'failed',
      'handled',
      'duplicate',
    ])
    expect(reported).toEqual(['handler_failed'])
  })

  it('is given the delivery back where the sequence refuses it', async () => {
    const dedupe = memoryDedupeStore()
    const order = createSequencer({ mode: 'contiguous', maxWaitMs: 1000, first: 1, maxHeld: 2 })
    const { send } = channel({ dedupe, order })
    expect((await send(3)).error?.code).toBe('out_of_order')
    expect((await send(1)).outcome).toBe('handled')
    const [third, second] = await Promise.all([send(3), send(2)])
    expect([third.outcome, second.outcome]).toEqual(['handled', 'handled'])
  })

  it('does not lose a number that repeats while it is held for longer than its lease', async () => {
    const handled: number[] = []
    const order = createSequencer({ mode: 'increasing', maxWaitMs: 1000 })
    const { send } = channel({ dedupe: { store: memoryDedupeStore(), leaseMs: 100 }, order }, (number) =>
      handled.push(number),
    )
    const held = send(7)
    await pass(200)
    expect((await send(7)).error?.code).toBe('delivery_in_progress')
    await pass(800)
    expect((await held).outcome).toBe('handled')
    expect((await send(7)).outcome).toBe('duplicate')
    expect(handled).toEqual([7])
  })
})

describe('a timed-out handler that is still running', () => {
  it('keeps its delivery, and a repeat finds it done', async () => {
    const { send, runs, reported } = scenario({ dedupe: memoryDedupeStore(), limits: { handlerTimeoutMs: 1000 } }, () =>
      wait(3000),
    )
    const first = send()
    await pass(1000)
    expect((await first).error?.code).toBe('handler_timeout')
    expect((await send()).error?.code).toBe('delivery_in_progress')
    await pass(2000)
    expect((await send()).outcome).toBe('duplicate')
    expect(runs()).toBe(1)
    expect(reported).toEqual(['handler_timeout', 'delivery_in_progress'])
  })

  it.each([
    ['fails', () => Promise.reject(new Error('handler'))],
    ['asks for another try', () => retryLater()],
  ])('gives its delivery back where it %s', async (_, end) => {
    const { send } = scenario({ dedupe: memoryDedupeStore(), limits: { handlerTimeoutMs: 1000 } }, (runsBefore) =>
      runsBefore === 0 ? wait(3000).then(end) : undefined,
    )
    void send()
    await pass(3000)
    expect((await send()).outcome).toBe('handled')
  })

  it('is waited for by runtime and drain until the store knows that it is done', async () => {
    const store = memoryDedupeStore()
    const complete: DedupeStore['complete'] = (...call) => wait(100).then(() => store.complete(...call))
    const { receiver, send, runs } = scenario(
      { dedupe: { ...store, complete }, limits: { handlerTimeoutMs: 1000 } },
      () => wait(3000),
    )
    const ended: string[] = []
    const waitUntil = (work: Promise<unknown>) => void work.then(() => ended.push('work'))
    void receiver.receive(hostSample(), { waitUntil })
    await pass(1000)
    void receiver.drain().then(() => ended.push('drain'))
    await pass(2099)
    expect(ended).not.toContain('drain')
    await pass(1)
    expect(ended.at(-1)).toBe('drain')
    expect(await store.reserve('["host","72d3162e-cc78-11e3-81ab-4c9367dc0958"]', { leaseMs: 1 })).toEqual({
      state: 'done',
    })
    expect((await send()).error?.code).toBe('shutting_down')
    expect(runs()).toBe(1)
  })

  it('loses its delivery with the lease where it never ends', async () => {
    const { send } = scenario({ dedupe: memoryDedupeStore(), limits: { handlerTimeoutMs: 1000 } }, (runsBefore) =>
      runsBefore === 0 ? new Promise(() => {}) : undefined,
    )
    void send()
    await pass(30_999)
    expect((await send()).error?.code).toBe('delivery_in_progress')
    await pass(1)
    expect((await send()).outcome).toBe('handled')
  })

  it('may fail without a store, which is not reported again', async () => {
    const { send } = scenario({ limits: { handlerTimeoutMs: 1000 } }, () =>
      wait(2000).then(() => Promise.reject(new Error('late'))),
    )
    const answered = send()
    await pass(2000)
    expect((await answered).error?.code).toBe('handler_timeout')
  })
})

describe('onDeadline accept', () => {
  it('gives the delivery back where the handler fails afterwards', async () => {
    const options = { dedupe: memoryDedupeStore(), limits: { ackDeadlineMs: 10 }, onDeadline: 'accept' } as const
    const { send, reported } = scenario(options, (runsBefore) =>
      runsBefore === 0 ? wait(20).then(() => Promise.reject(new Error('handler'))) : undefined,
    )
    const answered = send()
    await pass(20)
    expect((await answered).outcome).toBe('accepted')
    expect(reported).toEqual(['handler_failed'])
    expect((await send()).outcome).toBe('handled')
  })

  it('reports a handler that asks for a retry after the delivery was accepted', async () => {
    const options = { limits: { ackDeadlineMs: 10 }, onDeadline: 'accept' } as const
    const { send, reported } = scenario(options, () => wait(20).then(() => retryLater()))
    void send()
    await pass(20)
    expect(reported).toEqual(['handler_failed'])
  })

  it.each([
    ['alone', {}],
    ['with a store', { dedupe: memoryDedupeStore() }],
  ])('still limits the time of the handler %s', async (_, more) => {
    const limits = { ackDeadlineMs: 10, handlerTimeoutMs: 100 }
    const { send, reported } = scenario({ limits, onDeadline: 'accept', ...more }, () => new Promise(() => {}))
    const answered = send()
    await pass(10)
    expect((await answered).outcome).toBe('accepted')
    await pass(89)
    expect(reported).toEqual([])
    await pass(1)
    expect(reported).toEqual(['handler_timeout'])
  })

  it('times out the handler first where its limit is shorter', async () => {
    const limits = { ackDeadlineMs: 100, handlerTimeoutMs: 10 }
    const { send } = scenario({ limits, onDeadline: 'accept' }, () => wait(1000))
    const answered = send()
    await pass(10)
    expect((await answered).error?.code).toBe('handler_timeout')
  })

  it('answers the same where the runtime refuses to wait', async () => {
    const { receiver } = scenario({ limits: { ackDeadlineMs: 10 }, onDeadline: 'accept' }, () => wait(20))
    const waitUntil = () => {
      throw new Error('the response was sent')
    }
    const answered = receiver.receive(hostSample(), { waitUntil })
    await pass(20)
    expect((await answered).outcome).toBe('accepted')
  })
})

describe('drain', () => {
  const slowly = (sample: ReturnType<typeof pushSample>) => ({
    ...sample,
    body: () => wait(50).then(() => sample.body),
  })

  it('may be called twice, and waits for bodies that are still being read', async () => {
    const { receiver, runs } = scenario()
    const answered = receiver.receive(slowly(hostSample()))
    const drained = Promise.all([receiver.drain(), receiver.drain()])
    await pass(50)
    await drained
    expect((await answered).outcome).toBe('handled')
    expect(runs()).toBe(1)
  })

  it('refuses a delivery whose sequencer was closed while its body was read', async () => {
    const order = createSequencer({ mode: 'contiguous', maxWaitMs: 1000, first: 1 })
    const { receiver } = channel({ order })
    const answered = receiver.receive(slowly(pushSample({ messageNumber: 1 })))
    const drained = receiver.drain()
    await pass(50)
    await drained
    const { error, response } = await answered
    expect([error?.code, response.status]).toEqual(['shutting_down', 503])
  })

  it('ends while a channel waits for a failed delivery', async () => {
    await countingTimers(async (timers) => {
      const order = createSequencer({ mode: 'contiguous', maxWaitMs: 1e6, first: 1 })
      const handled: number[] = []
      const { receiver, send } = channel({ order }, (number) => {
        handled.push(number)
        if (number < 3) throw new Error('handler')
      })
      const receipts = [2, 3, 5, 1].map(send)
      await pass(0)
      expect(handled).toEqual([1])
      await receiver.drain()
      expect(handled).toEqual([1, 2, 3, 5])
      const outcomes = (await Promise.all(receipts)).map(({ outcome }) => outcome)
      expect(outcomes).toEqual(['failed', 'handled', 'handled', 'failed'])
      expect(timers.size).toBe(0)
    })
  })
})

describe('options', () => {
  it.each([
    ['limits.storeTimeoutMs', { limits: { storeTimeoutMs: 0 } }],
    ['dedupe.step or createReceiver: dedupe.store.step must be deduplicate', { dedupe: { reserve: () => {} } }],
    ['dedupe.step or createReceiver: dedupe.store.step must be deduplicate', { dedupe: { ttlMs: 1 } }],
    ['dedupe.store must be an object, and is a', { dedupe: { store: Promise.resolve(memoryDedupeStore()) } }],
    ['dedupe: unknown option ttl;', { dedupe: { store: memoryDedupeStore(), ttl: 1 } }],
    ['dedupe.store.release', { dedupe: { ...memoryDedupeStore(), release: undefined } }],
    ['order.step must be putInOrder', { order: { run: () => {} } }],
    ['order.close', { order: { ...createSequencer({ mode: 'timestamp', maxWaitMs: 1 }), close: undefined } }],
  ])('refuse a wrong %s', (option, wrong) => {
    expect(() => scenario(wrong as unknown as ReceiverOptions)).toThrow(new RegExp(`createReceiver: ${option} `))
  })
})

describe('a sequencer', () => {
  it('refuses a number that is not valid as a fault of the sender', async () => {
    const receiver = createReceiver({
      provider: parcels({ sequence: () => ({ channel: 'a', number: -1 }) }),
      on: {},
      order: createSequencer({ mode: 'contiguous', maxWaitMs: 1000 }),
      onError: () => {},
    })
    expect(await receiver.receive(parcel())).toMatchObject({
      response: { status: 400 },
      error: { code: 'payload_invalid' },
    })
  })

  it('lets a delivery without a number pass while others wait', async () => {
    const numbers = [2, undefined, 1]
    const receiver = createReceiver({
      provider: parcels({
        sequence: () => {
          const number = numbers.shift()
          return number === undefined ? undefined : { channel: 'a', number }
        },
      }),
      on: { '*': () => {} },
      order: createSequencer({ mode: 'contiguous', maxWaitMs: 1000, first: 1 }),
    })
    const second = receiver.receive(parcel())
    expect((await receiver.receive(parcel())).outcome).toBe('handled')
    expect(vi.getTimerCount()).toBeGreaterThan(0)
    expect((await receiver.receive(parcel())).outcome).toBe('handled')
    expect((await second).outcome).toBe('handled')
  })

  it('of your own can fail with a code, which decides the answer', async () => {
    const fail = async () => {
      throw new WebhookError('store_unavailable', 'the order is kept elsewhere')
    }
    const order = { ...createSequencer({ mode: 'contiguous', maxWaitMs: 1000 }), run: fail }
    const { send } = channel({ order, onError: () => {} })
    expect(await send(1)).toMatchObject({ error: { code: 'store_unavailable' }, response: { status: 503 } })
  })

  it('belongs to one receiver', () => {
    const order = createSequencer({ mode: 'increasing', maxWaitMs: 10 })
    channel({ order })
    expect(() => channel({ order })).toThrow('createReceiver: order must not be shared with another receiver')
  })
})

describe('a handler that ends after the deadline', () => {
  const ends: readonly [string, 'accept' | 'retry', () => unknown, readonly WebhookErrorCode[]][] = [
    ['success of an accepted delivery is not reported', 'accept', () => {}, []],
    ['a retry that an accepted delivery asks for is reported', 'accept', () => retryLater(), ['handler_failed']],
    [
      'a failure of an accepted delivery is reported',
      'accept',
      () => Promise.reject(new Error('x')),
      ['handler_failed'],
    ],
    ['success of a delivery that is sent again is not reported', 'retry', () => {}, ['deadline_exceeded']],
    ['a retry of a delivery that is sent again is not reported', 'retry', () => retryLater(), ['deadline_exceeded']],
  ]
  it.each(ends)('%s', async (_, onDeadline, end, expected) => {
    const handle = () => wait(200).then(end)
    const { send, reported } = scenario({ onDeadline, limits: { ackDeadlineMs: 100 } }, handle)
    const sending = send()
    await pass(100)
    expect((await sending).outcome).toBe(onDeadline === 'accept' ? 'accepted' : 'failed')
    await pass(200)
    expect(reported).toEqual(expected)
  })
})
