import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Decision, Decisions } from '../../../src/core/ports/decision.js'
import type { DedupeOptions, DedupeStore } from '../../../src/core/ports/dedupe-store.js'
import type { Step, StepContext, StepSettings } from '../../../src/core/ports/step.js'
import type { Delivery } from '../../../src/core/request/delivery.js'
import { memoryDedupeStore } from '../../../src/stores/dedupe/memory/index.js'
import { deduplicate } from '../../../src/stores/dedupe/shared/deduplicate.js'

beforeEach(() => vi.useFakeTimers({ now: 0 }))
afterEach(() => vi.useRealTimers())

const settings: StepSettings = {
  endpoint: 'parcels',
  provider: { name: 'parcels' },
  handlerTimeoutMs: 1000,
  storeTimeoutMs: 100,
  onDeadline: 'retry',
  order: undefined,
  reparse: () => [],
}

const decided = (outcome: Decision['outcome']): Decision => ({
  outcome,
  response: { status: 200, headers: {}, body: '' },
})
// The step uses no other decision.
const decisions = { duplicate: decided('duplicate') } as Decisions

function scenario(options: DedupeOptions, next: Step = () => decided('handled'), more: Partial<StepSettings> = {}) {
  const reported: unknown[] = []
  const context: StepContext = {
    report: (error) => reported.push(error),
    waitUntil: () => {},
    toFailure: () => decided('failed'),
    forPart: () => context,
  }
  const step = deduplicate(options, { ...settings, ...more }, decisions)(next)
  const send = (id: string) => step({ id } as Delivery, context, { late: false, duplicate: false, attempt: 1 })
  return { send, reported }
}

const withStore = (changes: Partial<DedupeStore>): DedupeOptions => ({ store: { ...memoryDedupeStore(), ...changes } })

describe('deduplicate', () => {
  it('returns no promise where neither store nor handler does', () => {
    const { send } = scenario({ store: memoryDedupeStore() })
    expect([send('a'), send('a')]).toEqual([decided('handled'), decided('duplicate')])
  })

  it('passes each delivery on once, whatever its id contains', () => {
    const { send } = scenario({ store: memoryDedupeStore() })
    const ids = ['', 'a', 'a b', 'a c', 'a"', 'a\\"', 'a"]', '\u00fc', '\ud800', '\ud801']
    for (const outcome of ['handled', 'duplicate'] as const) {
      expect(ids.map(send)).toEqual(ids.map(() => decided(outcome)))
    }
  })

  it('names each delivery in the store by the JSON of endpoint and id, so that a new version finds old keys', () => {
    const ids = ['', 'a', '72d3162e-cc78', 'a b', 'a"', '"', '\\', '\u00fc', '\ud800']
    const keys: string[] = []
    const store = memoryDedupeStore()
    const reserve: DedupeStore['reserve'] = (key, options) => {
      keys.push(key)
      return store.reserve(key, options)
    }
    const { send } = scenario(withStore({ reserve }))
    for (const id of ids) void send(id)
    expect(keys).toEqual(ids.map((id) => JSON.stringify(['parcels', id])))
  })

  it('takes its defaults by name', async () => {
    const reserve = () => Promise.reject(new Error('connection lost'))
    const named = { onDuplicate: 'acknowledge', onStoreError: 'retry' } as const
    const { send } = scenario({ store: memoryDedupeStore(), ...named })
    expect([send('a'), send('a')]).toEqual([decided('handled'), decided('duplicate')])
    await expect(scenario({ ...withStore({ reserve }), ...named }).send('a')).rejects.toMatchObject({
      code: 'store_unavailable',
    })
  })

  it.each([
    [{ order: undefined }, 31_000],
    [{ order: { maxWaitMs: 500 } }, 32_000],
  ])('reserves a delivery for longer than waiting and handling can take (%j)', (more, expected) => {
    const leases: number[] = []
    const reserve: DedupeStore['reserve'] = (_, { leaseMs }) => {
      leases.push(leaseMs)
      return { state: 'new', lease: 'a' }
    }
    void scenario(withStore({ reserve }), undefined, more).send('a')
    expect(leases).toEqual([expected])
  })

  it('passes a duplicate on, marked as such, by option', () => {
    const seen: boolean[] = []
    const { send } = scenario({ store: memoryDedupeStore(), onDuplicate: 'handle' }, (_, __, state) => {
      seen.push(state.duplicate, state.late)
      return decided('handled')
    })
    expect([send('a'), send('a')]).toEqual([decided('handled'), decided('handled')])
    expect(seen).toEqual([false, false, true, false])
  })

  it.each([
    ['at once', (): boolean => false],
    ['later', async () => false],
  ])('reports a lease that was lost, where the store says so %s', async (_, complete) => {
    const { send, reported } = scenario(withStore({ complete }))
    expect(await send('a')).toEqual(decided('handled'))
    expect(reported).toMatchObject([{ code: 'lease_lost' }])
  })

  it.each([
    [
      'at once',
      (cause: Error) => () => {
        throw cause
      },
    ],
    ['later', (cause: Error) => () => Promise.reject(cause)],
  ])('names the cause where the store fails %s', async (_, failWith) => {
    const cause = new Error('connection lost')
    const fail = failWith(cause)
    const expected = { code: 'store_unavailable', cause }
    await expect((async () => scenario(withStore({ reserve: fail })).send('a'))()).rejects.toMatchObject(expected)
    const completing = scenario(withStore({ complete: fail }))
    expect(await completing.send('a')).toEqual(decided('handled'))
    expect(completing.reported).toMatchObject([expected])
    const releasing = scenario(withStore({ release: fail }), () => decided('retry_later'))
    expect(await releasing.send('a')).toEqual(decided('retry_later'))
    expect(releasing.reported).toMatchObject([expected])
  })

  it.each([
    ['complete', 'handled'],
    ['release', 'retry_later'],
  ] as const)('waits a limited time for %s', async (call, outcome) => {
    const { send, reported } = scenario(withStore({ [call]: () => new Promise(() => {}) }), () => decided(outcome))
    const sent = send('a')
    await vi.advanceTimersByTimeAsync(100)
    expect(await sent).toEqual(decided(outcome))
    expect(reported).toMatchObject([{ code: 'store_unavailable' }])
  })
})
