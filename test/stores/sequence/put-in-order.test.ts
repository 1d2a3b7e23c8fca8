import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Decision, Decisions } from '../../../src/core/ports/decision.js'
import type { SequencerPort } from '../../../src/core/ports/sequencer.js'
import type { DeliveryState, StepContext, StepSettings } from '../../../src/core/ports/step.js'
import type { Delivery } from '../../../src/core/request/delivery.js'
import { WebhookError } from '../../../src/errors.js'
import { putInOrder } from '../../../src/stores/sequence/put-in-order.js'
import { createSequencer, type SequencerOptions } from '../../../src/stores/sequence/sequencer.js'

beforeEach(() => vi.useFakeTimers({ now: 0 }))
afterEach(() => vi.useRealTimers())

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

const settings: StepSettings = {
  endpoint: 'parcels',
  provider: { name: 'parcels' },
  handlerTimeoutMs: 1000,
  storeTimeoutMs: 100,
  onDeadline: 'retry',
  order: undefined,
  reparse: () => [],
}

const decided = (outcome: Decision['outcome'], more: Partial<Decision> = {}): Decision => ({
  outcome,
  response: { status: 200, headers: {}, body: '' },
  ...more,
})
const failed = (more: Partial<Decision> = {}) =>
  decided('failed', { error: new WebhookError('handler_failed', 'it failed'), ...more })
// The step uses no other decisions.
const decisions = { duplicate: decided('duplicate'), dropped: decided('dropped') } as Decisions
const onTime: DeliveryState = { late: false, duplicate: false, attempt: 1 }

const compose = (sequencer: unknown, provider: StepSettings['provider'] = settings.provider) =>
  putInOrder(sequencer as SequencerPort, { ...settings, provider }, decisions)

/** Sends numbers of one channel through the step. The handler succeeds unless the test says what is decided. */
function scenario(options: Partial<SequencerOptions> = {}) {
  const sequencer = createSequencer({ mode: 'contiguous', maxWaitMs: 1000, first: 1, ...options })
  const handled: (string | number)[] = []
  const results: Record<string, unknown> = {}
  const continued: Promise<unknown>[] = []
  const decide = new Map<number, () => Decision | Promise<Decision>>()
  const states: DeliveryState[] = []
  const context: StepContext = {
    report: () => {},
    waitUntil: (work) => void continued.push(work),
    toFailure: () => decided('failed'),
    forPart: () => context,
  }
  const step = compose(sequencer)(({ sequence }, _, state) => {
    const { number } = sequence ?? { number: 0 }
    handled.push(state.late ? `late ${number}` : number)
    states.push(state)
    const next = decide.get(number)
    decide.delete(number)
    return next === undefined ? decided('handled') : next()
  })
  const send = async (number: number, as = String(number), state = onTime) => {
    try {
      const { outcome } = await step({ sequence: { channel: 'a', number } } as Delivery, context, state)
      results[as] = outcome
    } catch (error) {
      results[as] = error instanceof WebhookError ? error.code : error
    }
  }
  return { sequencer, step, context, handled, results, continued, decide, states, send }
}

describe('putInOrder', () => {
  it('passes a delivery without a number on at once', () => {
    const { step, context, handled } = scenario()
    expect(step({} as Delivery, context, onTime)).toEqual(decided('handled'))
    expect(handled).toEqual([0])
  })

  it('handles numbers in order, and decides each after its own turn', async () => {
    const { send, handled, results, continued } = scenario()
    void send(2)
    await pass(0)
    expect(results).toEqual({})
    await send(1)
    await pass(0)
    expect(handled).toEqual([1, 2])
    expect(results).toEqual({ 1: 'handled', 2: 'handled' })
    expect(continued).toEqual([])
  })

  it('tells the next step what it was told, and whether the delivery is late', async () => {
    const { send, states } = scenario()
    void send(2)
    await pass(1000)
    await send(1, '1', { late: false, duplicate: true, attempt: 3 })
    expect(states).toEqual([onTime, { late: true, duplicate: true, attempt: 3 }])
  })

  it('has decisions for duplicates and for late deliveries that are dropped', async () => {
    const { send, results, handled } = scenario({ late: 'drop' })
    void send(2)
    await pass(1000)
    await send(2, 'repeat')
    await send(1)
    expect(results).toEqual({ 2: 'handled', repeat: 'duplicate', 1: 'dropped' })
    expect(handled).toEqual([2])
  })

  it('refuses a delivery that has no place, and says why', async () => {
    const { sequencer, send, results, handled } = scenario({ late: 'refuse', maxHeld: 2 })
    await send(-1)
    await send(9)
    void send(2)
    await pass(0)
    await send(2, 'repeat')
    await pass(1000)
    await send(1)
    await sequencer.close()
    await send(3)
    expect(results).toEqual({
      '-1': 'payload_invalid',
      9: 'out_of_order',
      repeat: 'delivery_in_progress',
      2: 'handled',
      1: 'out_of_order',
      3: 'shutting_down',
    })
    expect(handled).toEqual([2])
  })

  it.each([
    ['failed', failed()],
    ['asks for a retry', decided('retry_later')],
  ])('holds later deliveries for the retry of one that %s', async (_, decision) => {
    const { send, handled, results, decide, continued } = scenario()
    decide.set(1, () => decision)
    await send(1)
    expect(results).toEqual({ 1: decision.outcome })
    void send(2)
    await pass(500)
    expect(handled).toEqual([1])
    await send(1, 'retry')
    await pass(0)
    expect(handled).toEqual([1, 1, 2])
    expect(results).toMatchObject({ retry: 'handled', 2: 'handled' })
    expect(continued).toEqual([])
  })

  it('goes on after a delivery that was rejected', async () => {
    const { send, handled, results, decide } = scenario()
    decide.set(1, () => decided('rejected'))
    await send(1)
    await send(2)
    expect(handled).toEqual([1, 2])
    expect(results).toEqual({ 1: 'rejected', 2: 'handled' })
  })

  it('passes on what the next step throws', async () => {
    const { send, results, decide } = scenario()
    const error = new Error('defect')
    decide.set(1, () => Promise.reject(error))
    await send(1)
    expect(results[1]).toBe(error)
  })

  it.each([
    ['goes on at once when a timed-out handler succeeds in the end', () => decided('handled'), [1, 2]],
    ['waits for the retry if a timed-out handler asks for it in the end', () => decided('retry_later'), [1]],
    [
      'waits for the retry if a timed-out handler fails in the end',
      () => {
        throw new Error('handler')
      },
      [1],
    ],
  ] as const)('%s', async (_, end, expected) => {
    const { send, handled, results, decide, continued } = scenario()
    const eventually = new Promise((resolve) => setTimeout(resolve, 100)).then(end)
    decide.set(1, () => failed({ eventually }))
    await send(1)
    expect(results).toEqual({ 1: 'failed' })
    void send(2)
    await pass(99)
    expect(handled).toEqual([1])
    await pass(1)
    expect(handled).toEqual(expected)
    // The runtime stays alive for it, and it never rejects.
    expect(continued).toHaveLength(1)
    await Promise.all(continued)
  })

  it.each([
    ['run', { close: () => {} }],
    ['close', { run: () => {} }],
  ])('needs a sequencer with %s', (method, sequencer) => {
    expect(() => compose(sequencer)).toThrow(new RegExp(`^createReceiver: order\\.${method} `))
  })

  it('needs a provider that numbers its deliveries', () => {
    const sequencer = createSequencer({ mode: 'increasing', maxWaitMs: 10 })
    expect(() => compose(sequencer, { name: 'letters', numbered: false })).toThrow(TypeError)
    expect(() => compose(sequencer, { name: 'letters', numbered: true })).not.toThrow()
  })

  it('refuses a sequencer that another receiver has', () => {
    const sequencer = createSequencer({ mode: 'increasing', maxWaitMs: 10 })
    compose(sequencer)
    expect(() => compose(sequencer)).toThrow(TypeError)
  })
})
