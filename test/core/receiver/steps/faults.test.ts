import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { DedupeStore, Reservation } from '../../../../src/core/ports/dedupe-store.js'
import { retryLater } from '../../../../src/index.js'
import { memoryDedupeStore } from '../../../../src/stores/dedupe/memory/index.js'
import { createSequencer, type Sequencer } from '../../../../src/stores/sequence/sequencer.js'
import { isThorough } from '../../../runs.js'
import { faults, play, type Story, wait } from './world.js'

beforeEach(() => vi.useFakeTimers({ now: 0 }))
afterEach(() => vi.useRealTimers())

const failsAtFirst = async (number: number, runsBefore: number) => {
  await wait(15)
  if (number % 2 === 0 && runsBefore === 0) throw new Error('handler')
}

const stories: Readonly<Record<string, Story>> = {
  'a repeat': { numbers: [1, 1], handle: () => {} },
  'repeats at once': { numbers: [1, 1, 1], handle: () => wait(25) },
  'a handler that throws at first': { numbers: [2, 2, 4], handle: failsAtFirst },
  'a handler that asks for another try at first': {
    numbers: [1, 1],
    handle: (_, runsBefore) => (runsBefore === 0 ? retryLater() : undefined),
  },
  'a handler that ends long after its time': {
    numbers: [1, 1],
    handle: () => wait(12_000),
    options: { limits: { handlerTimeoutMs: 1000 } },
  },
  'a handler that fails long after its time': {
    numbers: [1, 1],
    handle: async (_, runsBefore) => {
      await wait(7000)
      if (runsBefore === 0) throw new Error('handler')
    },
    options: { limits: { handlerTimeoutMs: 6900 } },
    leaseMs: 20_000,
  },
  'a handler that passes the deadline': {
    numbers: [1, 1],
    handle: () => wait(12_000),
    options: { limits: { ackDeadlineMs: 3000 } },
  },
  'a shuffled channel': { ordered: true, numbers: [3, 1, 5, 2, 4, 3], handle: () => wait(5) },
  'a shuffled channel with failures': { ordered: true, numbers: [3, 1, 4, 2, 6, 5], handle: failsAtFirst },
  'a channel with a hole': { ordered: true, numbers: [1, 5, 4, 4, 8], handle: failsAtFirst },
}

describe.each(Object.entries(stories))('%s', (_, story) => {
  it('is handled once and in order', async () => {
    expect((await play(story)).broken).toEqual([])
  })

  it.each(faults)('loses nothing where a call of the store %s, whichever it is', async (kind) => {
    const { calls } = await play(story)
    expect(calls.length).toBeGreaterThanOrEqual(3)
    for (let index = 1; index <= calls.length; index += isThorough ? 1 : 9) {
      const verdict = await play(story, {}, { kind, first: index, last: index })
      // What could not be recorded is handled again; nothing else is.
      const isUnrecorded = verdict.calls[index - 1] === 'complete' && kind !== 'acts, and its answer is lost'
      const broken = verdict.broken.filter((promise) => !(isUnrecorded && promise.endsWith('is handled twice')))
      expect({ index, broken }).toEqual({ index, broken: [] })
    }
  })

  it.each(faults)('acknowledges nothing unhandled where the store %s from some call on', async (kind) => {
    for (const first of isThorough ? [1, 2, 3] : [2]) {
      const { broken } = await play(story, {}, { kind, first, last: Number.POSITIVE_INFINITY })
      const allowed = /is never acknowledged$|is handled twice$/
      expect(broken.filter((promise) => !allowed.test(promise))).toEqual([])
    }
  })
})

// Each is a classical mistake; that the checks above find it shows that they can.
describe('the checks find', () => {
  const wrongStore = (change: (store: DedupeStore) => Partial<DedupeStore>): DedupeStore => {
    const store = memoryDedupeStore()
    return { ...store, ...change(store) }
  }
  const orderOf = (run: Sequencer['run']): Sequencer => ({
    ...createSequencer({ mode: 'increasing', maxWaitMs: 1000 }),
    run,
  })
  const named = (name: string): Story => {
    const story = stories[name]
    if (story === undefined) throw new Error(`no story ${name}`)
    return story
  }

  it('a store that looks first and writes afterwards', async () => {
    const reserved = new Set<string>()
    const store = wrongStore(() => ({
      async reserve(key): Promise<Reservation> {
        if (reserved.has(key)) return { state: 'in_progress' }
        await wait(11)
        reserved.add(key)
        return { state: 'new', lease: 'lease' }
      },
    }))
    expect((await play(named('repeats at once'), { store })).broken).toContain('1 is handled beside itself')
  })

  it('a record of the delivery before its effect', async () => {
    const store = wrongStore(({ reserve, complete }) => ({
      async reserve(key, options) {
        const reservation = await reserve(key, options)
        if (reservation.state === 'new') await complete(key, reservation.lease, { ttlMs: 1e9 })
        return reservation
      },
    }))
    const { broken } = await play(named('a handler that throws at first'), { store })
    expect(broken).toContain('2 is acknowledged and not handled')
  })

  it('an effect before the record of the delivery', async () => {
    const store = wrongStore(() => ({ reserve: async () => ({ state: 'new', lease: 'lease' }) }))
    expect((await play(named('a repeat'), { store })).broken).toContain('1 is handled twice')
  })

  it('a reservation that is not given back', async () => {
    const store = wrongStore(({ reserve }) => ({
      reserve: (key) => reserve(key, { leaseMs: 1e9 }),
      release: async () => {},
    }))
    const { broken } = await play(named('a handler that throws at first'), { store })
    expect(broken).toContain('2 is never acknowledged')
  })

  it('a timer that nothing clears, and no timer of others', async () => {
    const leave = () => void setTimeout(() => {}, 1e9)
    leave()
    expect((await play({ numbers: [1], handle: leave })).broken).toEqual(['a timer is left'])
    leave()
    expect((await play(named('a repeat'))).broken).toEqual([])
  })

  it('the belief that deliveries come in order', async () => {
    const order = orderOf(async (_, task) => ({ state: 'ran', value: await task({ late: false }) }))
    expect((await play(named('a shuffled channel'), { order })).broken).toContain('1 is handled after 3')
  })

  it('a sequence that answers what it only holds', async () => {
    const order = orderOf(async (_, task) => {
      void wait(100).then(() => task({ late: false }).catch(() => {}))
      return { state: 'duplicate' }
    })
    const { broken } = await play(named('a shuffled channel'), { order })
    expect(broken).toContain('1 is acknowledged and not handled')
  })

  it('a sequence that takes a failed number for handled', async () => {
    const seen = new Set<number>()
    const order = orderOf(async ({ number }, task) => {
      if (seen.has(number)) return { state: 'duplicate' }
      seen.add(number)
      return { state: 'ran', value: await task({ late: false }) }
    })
    const { broken } = await play(named('a shuffled channel with failures'), { order })
    expect(broken).toContain('2 is acknowledged and not handled')
  })

  it('a sequence that stops', async () => {
    const order = orderOf(({ number }, task) =>
      number === 3 ? new Promise(() => {}) : task({ late: false }).then((value) => ({ state: 'ran', value })),
    )
    expect((await play(named('a shuffled channel'), { order })).broken).toEqual(
      expect.arrayContaining(['3 is never acknowledged', 'the receiver is never drained']),
    )
  })
})
