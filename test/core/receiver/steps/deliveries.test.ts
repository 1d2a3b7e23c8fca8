import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { DedupeStore } from '../../../../src/core/ports/dedupe-store.js'
import type { ReceiverOptions } from '../../../../src/core/receiver/options.js'
import {
  createReceiver,
  type Receipt,
  reject,
  retryLater,
  unverified,
  type WebhookErrorCode,
} from '../../../../src/index.js'
import { memoryDedupeStore } from '../../../../src/stores/dedupe/memory/index.js'
import { createSequencer, type SequencerOptions } from '../../../../src/stores/sequence/sequencer.js'
import { hostSample } from '../../../../src/testing/samples/host.js'
import { pushSample } from '../../../../src/testing/samples/push.js'
import { host } from '../../../../src/vendors/styles/host.js'
import { push } from '../../../../src/vendors/styles/push.js'
import { runs } from '../../../runs.js'

beforeEach(() => vi.useFakeTimers({ now: 0 }))
afterEach(() => vi.useRealTimers())

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** A receiver whose handler does what the test says, with a log of what it was called for and of what was reported. */
function scenario(
  options: ReceiverOptions & { handle?: (id: string | undefined) => unknown; retryAfterSeconds?: number } = {},
) {
  const { handle = () => {}, ...rest } = options
  const handled: (string | undefined)[] = []
  const reported: WebhookErrorCode[] = []
  const receiver = createReceiver({
    provider: host({ verify: unverified() }),
    on: {
      '*': ({ id }) => {
        handled.push(id)
        return handle(id)
      },
    },
    onError: ({ code }) => reported.push(code),
    ...rest,
  })
  const send = (deliveryId = 'd1') => receiver.receive(hostSample({ deliveryId }))
  return { receiver, handled, reported, send }
}

const answer = ({ outcome, response: { status, headers } }: Receipt) => ({ outcome, status, headers })

describe('dedupe', () => {
  it('acknowledges a repeat without handling it again', async () => {
    const { send, handled } = scenario({ dedupe: memoryDedupeStore() })
    expect((await send()).outcome).toBe('handled')
    expect(answer(await send())).toEqual({ outcome: 'duplicate', status: 200, headers: {} })
    expect(handled).toEqual(['d1'])
  })

  it('asks a concurrent repeat to come again, and handles once', async () => {
    const { send, handled } = scenario({ dedupe: memoryDedupeStore(), handle: () => wait(10) })
    const first = send()
    const second = await send()
    expect(answer(second)).toEqual({ outcome: 'failed', status: 503, headers: { 'retry-after': '5' } })
    expect(second.error?.code).toBe('delivery_in_progress')
    await pass(10)
    expect((await first).outcome).toBe('handled')
    expect(handled).toEqual(['d1'])
  })

  it.each([
    ['throws', () => Promise.reject(new Error('handler')), 'failed'],
    ['asks for another try', () => retryLater(), 'retry_later'],
  ] as const)('handles a delivery again when its handler %s', async (_, result, outcome) => {
    const { send, handled } = scenario({ dedupe: memoryDedupeStore(), handle: result })
    expect((await send()).outcome).toBe(outcome)
    expect((await send()).outcome).toBe(outcome)
    expect(handled).toHaveLength(2)
  })

  it('does not handle a delivery again that its handler rejected', async () => {
    const { send, handled } = scenario({ dedupe: memoryDedupeStore(), handle: () => reject() })
    expect((await send()).outcome).toBe('rejected')
    expect((await send()).outcome).toBe('duplicate')
    expect(handled).toHaveLength(1)
  })

  it('keeps endpoints that share a store apart, whatever their names', async () => {
    const dedupe = memoryDedupeStore()
    const one = scenario({ dedupe, endpoint: 'a' })
    const other = scenario({ dedupe, endpoint: 'a","b' })
    await one.send('b","c')
    expect((await other.send('c')).outcome).toBe('handled')
  })

  it('handles every delivery that has no id', async () => {
    const { receiver, handled } = scenario({ dedupe: memoryDedupeStore() })
    const sample = hostSample({ headers: { 'X-Host-Delivery': undefined } })
    await receiver.receive(sample)
    await receiver.receive(sample)
    expect(handled).toEqual([undefined, undefined])
  })

  it('frees a delivery whose handler died with its process when the lease ends', async () => {
    const dedupe = memoryDedupeStore()
    const dead = scenario({
      dedupe: { store: dedupe, leaseMs: 1000 },
      handle: () => wait(1e9),
      limits: { handlerTimeoutMs: 2_000_000 },
    })
    void dead.send()
    await pass(999)
    const alive = scenario({ dedupe })
    expect((await alive.send()).error?.code).toBe('delivery_in_progress')
    await pass(1)
    expect((await alive.send()).outcome).toBe('handled')
  })

  it('reports a lost lease', async () => {
    const dedupe = memoryDedupeStore()
    const slow = scenario({ dedupe: { store: dedupe, leaseMs: 50 }, handle: () => wait(100) })
    const first = slow.send()
    await pass(60)
    await scenario({ dedupe }).send()
    await pass(40)
    expect((await first).outcome).toBe('handled')
    expect(slow.reported).toEqual(['lease_lost'])
  })

  it('remembers a delivery for a day longer than the provider may send it again', async () => {
    const { send, handled } = scenario({ dedupe: memoryDedupeStore() })
    await send()
    await pass(345_599_999)
    expect((await send()).outcome).toBe('duplicate')
    await pass(1)
    expect((await send()).outcome).toBe('handled')
    expect(handled).toHaveLength(2)
  })

  it('waits for nothing when a store is down, and handles nothing', async () => {
    const { send, handled, reported } = scenario({ dedupe: brokenStore(1) })
    expect(answer(await send())).toEqual({ outcome: 'failed', status: 503, headers: {} })
    expect(handled).toEqual([])
    expect(reported).toEqual(['store_unavailable'])
  })

  it('handles the delivery when a store is down, by option', async () => {
    const { send, handled, reported } = scenario({ dedupe: { store: brokenStore(1), onStoreError: 'handle' } })
    expect((await send()).outcome).toBe('handled')
    expect(handled).toEqual(['d1'])
    expect(reported).toEqual(['store_unavailable'])
  })

  it('acknowledges a handled delivery even if the store fails afterwards', async () => {
    const { send, reported } = scenario({ dedupe: brokenStore(2) })
    expect(answer(await send())).toEqual({ outcome: 'handled', status: 200, headers: {} })
    expect(reported).toEqual(['store_unavailable'])
  })

  it.each([
    ['dedupe', { dedupe: {} }],
    ['endpoint', { endpoint: '' }],
    ['dedupe.leaseMs', { dedupe: { store: memoryDedupeStore(), leaseMs: 0 } }],
    ['dedupe.ttlMs', { dedupe: { store: memoryDedupeStore(), ttlMs: -1 } }],
    ['dedupe.onStoreError', { dedupe: { store: memoryDedupeStore(), onStoreError: 'ignore' } }],
    ['order', { order: {} }],
    ['limits.ackDeadlineMs', { limits: { ackDeadlineMs: 0 } }],
    ['onDeadline', { onDeadline: 'wait' }],
    ['limits.handlerTimeoutMs', { limits: { handlerTimeoutMs: 1.5 } }],
  ])('refuses a wrong %s', (option, wrong) => {
    expect(() => scenario(wrong as ReceiverOptions)).toThrow(new RegExp(`createReceiver: ${option}`))
  })
})

// A store whose call number `failing` rejects, and all after it.
function brokenStore(failing: number): DedupeStore {
  const store = memoryDedupeStore()
  let calls = 0
  const guard = async () => {
    calls++
    if (calls >= failing) throw new Error('connection lost')
  }
  return {
    ...store,
    reserve: (key, options) => guard().then(() => store.reserve(key, options)),
    complete: (key, lease, options) => guard().then(() => store.complete(key, lease, options)),
    release: (key, lease) => guard().then(() => store.release(key, lease)),
  }
}

describe('ackDeadlineMs', () => {
  it('asks the provider to try again when a handler takes longer, and finds it done then', async () => {
    const { send, handled, reported } = scenario({ dedupe: memoryDedupeStore(), handle: () => wait(15_000) })
    const first = send()
    await pass(10_000)
    expect(answer(await first)).toMatchObject({ outcome: 'failed', status: 503 })
    expect(reported).toEqual(['deadline_exceeded'])
    expect((await send()).error?.code).toBe('delivery_in_progress')
    await pass(5000)
    expect((await send()).outcome).toBe('duplicate')
    expect(handled).toHaveLength(1)
  })

  it('accepts by option, keeps the runtime alive, and reports later failures', async () => {
    const handle = () => wait(20).then(() => Promise.reject(new Error('handler')))
    const { receiver, reported } = scenario({ limits: { ackDeadlineMs: 10 }, onDeadline: 'accept', handle })
    const kept: Promise<unknown>[] = []
    const answered = receiver.receive(hostSample(), { waitUntil: (work) => kept.push(work) })
    await pass(10)
    expect(answer(await answered)).toEqual({ outcome: 'accepted', status: 202, headers: {} })
    expect(kept).toHaveLength(1)
    expect(reported).toEqual([])
    await pass(10)
    await kept[0]
    expect(reported).toEqual(['handler_failed'])
  })
})

describe('drain', () => {
  it('refuses new requests and waits for running handlers, also after their response', async () => {
    const { receiver, send } = scenario({
      limits: { ackDeadlineMs: 10 },
      onDeadline: 'accept',
      handle: () => wait(100),
    })
    const running = send()
    let drained = false
    void receiver.drain().then(() => {
      drained = true
    })
    const refused = await send('d2')
    expect(answer(refused)).toMatchObject({ outcome: 'failed', status: 503 })
    expect(refused.error?.code).toBe('shutting_down')
    await pass(50)
    expect((await running).outcome).toBe('accepted')
    expect(drained).toBe(false)
    await pass(50)
    expect(drained).toBe(true)
  })

  it('handles held deliveries in order at once', async () => {
    const { receiver, send, handled } = channel({ mode: 'contiguous', maxWaitMs: 60_000, first: 1 })
    const held = [send(3), send(2)]
    await pass(0)
    await receiver.drain()
    expect(handled).toEqual([2, 3])
    for (const receipt of await Promise.all(held)) expect(receipt.outcome).toBe('handled')
  })

  it('is done at once where nothing runs', async () => {
    await scenario().receiver.drain()
  })
})

/** A push receiver with order, and a log of the message numbers in the order of handling. */
function channel(
  options: SequencerOptions,
  { handle = () => {}, ...rest }: ReceiverOptions & { handle?: (number: number) => unknown } = {},
) {
  const handled: number[] = []
  const late: number[] = []
  const receiver = createReceiver({
    provider: push({ tokens: 'sample-token' }),
    order: createSequencer(options),
    on: {
      '*': ({ payload }, context) => {
        handled.push(payload.messageNumber)
        if (context.late) late.push(payload.messageNumber)
        return handle(payload.messageNumber)
      },
    },
    ...rest,
  })
  const send = (messageNumber: number, resourceState = messageNumber === 1 ? 'sync' : 'exists') =>
    receiver.receive(pushSample({ channelId: 'c', messageNumber, resourceState }))
  return { receiver, handled, late, send }
}

describe('order', () => {
  it('handles shuffled messages in order and answers each only after its own handler', async () => {
    const { send, handled } = channel({ mode: 'contiguous', maxWaitMs: 1000, first: 1 }, { handle: () => wait(10) })
    const answered: number[] = []
    for (const number of [4, 2, 3, 1]) void send(number).then(() => answered.push(number))
    await pass(25)
    expect(answered).toEqual([1, 2])
    await pass(15)
    expect(handled).toEqual([1, 2, 3, 4])
    expect(answered).toEqual([1, 2, 3, 4])
  })

  it('asks for a failed message again and holds those behind it', async () => {
    let fail = true
    const { send, handled } = channel(
      { mode: 'contiguous', maxWaitMs: 1000, first: 1 },
      { handle: (number) => (number === 1 && fail ? retryLater({ afterSeconds: 1 }) : undefined) },
    )
    const second = send(2)
    expect(answer(await send(1))).toEqual({ outcome: 'retry_later', status: 503, headers: { 'retry-after': '1' } })
    fail = false
    expect((await send(1)).outcome).toBe('handled')
    expect((await second).outcome).toBe('handled')
    expect(handled).toEqual([1, 1, 2])
  })

  it('continues when a timed-out handler succeeds, before its retry and without it', async () => {
    const { send, handled } = channel(
      { mode: 'contiguous', maxWaitMs: 60_000, first: 1 },
      {
        dedupe: memoryDedupeStore(),
        limits: { handlerTimeoutMs: 100 },
        handle: (number) => (number === 1 ? wait(500) : undefined),
      },
    )
    const first = send(1)
    const second = send(2)
    await pass(100)
    expect((await first).error?.code).toBe('handler_timeout')
    await pass(399)
    expect(handled).toEqual([1])
    await pass(1)
    expect((await second).outcome).toBe('handled')
    expect((await send(1)).outcome).toBe('duplicate')
    expect(handled).toEqual([1, 2])
  })

  it('still waits for the retry when a timed-out handler fails or asks for it', async () => {
    for (const end of [() => retryLater(), () => Promise.reject(new Error('broken'))]) {
      let attempts = 0
      const { send, handled } = channel(
        { mode: 'contiguous', maxWaitMs: 60_000, first: 1 },
        {
          limits: { handlerTimeoutMs: 100 },
          handle: (number) => (number === 1 && attempts++ === 0 ? wait(500).then(end) : undefined),
        },
      )
      void send(1)
      const second = send(2)
      await pass(1000)
      expect(handled).toEqual([1])
      expect((await send(1)).outcome).toBe('handled')
      expect((await second).outcome).toBe('handled')
    }
  })

  it('is refused for a provider that sends no numbers', () => {
    const order = createSequencer({ mode: 'contiguous', maxWaitMs: 1000 })
    expect(() => scenario({ order })).toThrow(new TypeError('createReceiver: order needs numbers, and host sends none'))
    expect(() => createReceiver({ provider: push({ verify: unverified() }), on: {}, order })).not.toThrow()
  })

  it('marks a late message for the handler, and acknowledges a duplicate', async () => {
    const { send, handled, late } = channel({ mode: 'contiguous', maxWaitMs: 1000, first: 1 })
    void send(2)
    await pass(1000)
    expect((await send(1)).outcome).toBe('handled')
    expect(handled).toEqual([2, 1])
    expect(late).toEqual([1])
    expect((await send(2)).outcome).toBe('duplicate')
  })

  it('drops late deliveries, by option', async () => {
    const { send } = channel({ mode: 'contiguous', maxWaitMs: 1000, first: 1, late: 'drop' })
    void send(2)
    await pass(1000)
    expect(answer(await send(1, 'exists'))).toEqual({ outcome: 'dropped', status: 200, headers: {} })
  })

  it('answers deliveries without a place with 503, and invalid numbers with 400', async () => {
    const { send, receiver } = channel({ mode: 'contiguous', maxWaitMs: 1000, first: 1, maxHeld: 2 })
    const far = await send(3)
    expect(answer(far)).toMatchObject({ outcome: 'failed', status: 503 })
    expect(far.error?.code).toBe('out_of_order')
    expect((await receiver.receive(pushSample({ messageNumber: '1.5' }))).response.status).toBe(400)
  })

  it('restarts a channel with its first message', async () => {
    const { send, handled } = channel({ mode: 'increasing', maxWaitMs: 100, first: 1 })
    await send(1)
    void send(900)
    await pass(100)
    await send(1)
    void send(5)
    await pass(100)
    expect(handled).toEqual([1, 900, 1, 5])
  })

  it('handles each message once and in order, and acknowledges nothing else, wherever the process dies', async () => {
    const messages = fc.integer({ min: 1, max: 12 }).chain((count) =>
      fc.shuffledSubarray(
        Array.from({ length: 2 * count }, (_, index) => 1 + (index % count)),
        { minLength: 2 * count },
      ),
    )
    await fc.assert(
      fc.asyncProperty(messages, fc.integer({ min: 0, max: 40 }), async (numbers, diesAfter) => {
        const acknowledged = new Set<number>()
        const effects: number[] = []
        const dedupe = memoryDedupeStore()
        const life = (until: number) => {
          const started = Date.now()
          const isAlive = () => Date.now() - started <= until
          const { send } = channel(
            { mode: 'contiguous', maxWaitMs: 10_000, first: 1 },
            {
              dedupe: { store: dedupe, leaseMs: 1000 },
              handle: async (number) => {
                await wait(3)
                if (!isAlive()) await new Promise(() => {})
                effects.push(number)
              },
            },
          )
          return Promise.all(
            numbers.map((number, index) =>
              wait(index).then(async () => {
                const receipt = await Promise.race([send(number), wait(until + 20_000)])
                if (receipt && isAlive() && receipt.response.status < 300) acknowledged.add(number)
              }),
            ),
          )
        }
        void life(diesAfter)
        await pass(diesAfter + 1000)
        for (const number of acknowledged) expect(effects).toContain(number)
        void life(Number.POSITIVE_INFINITY)
        await pass(60_000)
        // The second life begins with number 1 missing if it was done already, and waits for it once.
        expect([...new Set(effects)].sort((left, right) => left - right)).toEqual(
          [...new Set(numbers)].sort((left, right) => left - right),
        )
        expect(effects).toHaveLength(new Set(numbers).size)
      }),
      { numRuns: runs(40) },
    )
  })
})
