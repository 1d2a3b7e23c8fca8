import { vi } from 'vitest'
import type { MaybePromise } from '../../../../src/core/base/maybe-promise.js'
import type { DedupeStore } from '../../../../src/core/ports/dedupe-store.js'
import type { ReceiverOptions } from '../../../../src/core/receiver/options.js'
import { createReceiver } from '../../../../src/index.js'
import { memoryDedupeStore } from '../../../../src/stores/dedupe/memory/index.js'
import { createSequencer, type Sequencer } from '../../../../src/stores/sequence/sequencer.js'
import { pushSample } from '../../../../src/testing/samples/push.js'
import { push } from '../../../../src/vendors/styles/push.js'
import { countingTimers } from '../../../own-timers.js'

/** What a provider sends, and what the handler does with it. */
export interface Story {
  /** Message numbers in the order in which they are sent, 10 ms after one another. */
  readonly numbers: readonly number[]
  /** Called for each run of the handler, with how often it ran for this number before. */
  readonly handle: (number: number, runsBefore: number) => unknown
  readonly options?: ReceiverOptions
  readonly leaseMs?: number
  readonly ordered?: boolean
}

/** The parts that a receiver depends on. */
export interface Parts {
  readonly store?: DedupeStore
  readonly order?: Sequencer
}

/** What came of a story: the calls of the store, and each promise that was broken. */
export interface Verdict {
  readonly calls: readonly string[]
  readonly broken: readonly string[]
}

export type Fault = 'rejects' | 'throws' | 'answers nonsense' | 'never answers' | 'acts, and its answer is lost'

export const faults: readonly Fault[] = [
  'rejects',
  'throws',
  'answers nonsense',
  'never answers',
  'acts, and its answer is lost',
]

export const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

// Longer than every lease in here, and then some tries.
const patienceMs = 240_000

/**
 * Plays a story with a provider that sends each message again, every 5 s, until it is acknowledged.
 *
 * @param fault - what happens to the calls of the store from number `first` (1 is the first one) to `last`
 */
export function play(
  story: Story,
  parts: Parts = {},
  fault?: { readonly kind: Fault; readonly first: number; readonly last: number },
): Promise<Verdict> {
  return countingTimers((timers) => playIn(timers, story, parts, fault))
}

async function playIn(
  timers: ReadonlySet<unknown>,
  { numbers, handle, options = {}, leaseMs, ordered = false }: Story,
  {
    // To be played so often, a world makes room for no more than it needs.
    store = memoryDedupeStore({ maxKeys: 100 }),
    order = createSequencer({ mode: 'contiguous', maxWaitMs: 1000, first: 1 }),
  }: Parts,
  fault: { readonly kind: Fault; readonly first: number; readonly last: number } | undefined,
): Promise<Verdict> {
  const broken: string[] = []
  const runs = new Map<number, { begun: number; running: number; succeeded: number }>()
  const acknowledged = new Set<number>()
  let lastInOrder = 0
  const calls: string[] = []
  const find = (number: number) => {
    const run = runs.get(number) ?? { begun: 0, running: 0, succeeded: 0 }
    runs.set(number, run)
    return run
  }
  const receiver = createReceiver({
    provider: push({ tokens: 'sample-token' }),
    onError: () => {},
    dedupe: { store: faulty(store, calls, fault), ...(leaseMs !== undefined && { leaseMs }) },
    ...(ordered && { order }),
    on: {
      '*': async ({ payload: { messageNumber: number } }, { late }) => {
        const run = find(number)
        if (run.running++ > 0) broken.push(`${number} is handled beside itself`)
        try {
          const outcome = await handle(number, run.begun++)
          if (outcome !== undefined) return outcome
          if (run.succeeded++ > 0) broken.push(`${number} is handled twice`)
          if (ordered && !late && number < lastInOrder) broken.push(`${number} is handled after ${lastInOrder}`)
          if (!late) lastInOrder = number
        } finally {
          run.running--
        }
        return undefined
      },
    },
    ...options,
  })
  const deliver = async (number: number) => {
    const sample = pushSample({ channelId: 'c', messageNumber: number })
    while (!isOver) {
      const { response } = await receiver.receive(sample)
      if (response.status < 300) {
        if (find(number).succeeded === 0) broken.push(`${number} is acknowledged and not handled`)
        acknowledged.add(number)
        return
      }
      // An answer may come late, when the story is over.
      if (!isOver) await wait(5000)
    }
  }

  let isOver = false
  let unanswered = numbers.length
  numbers.forEach((number, index) => {
    void wait(10 * index)
      .then(() => deliver(number))
      .then(() => unanswered--)
  })
  for (let passed = 0; unanswered > 0 && passed < patienceMs; passed += 5000) await vi.advanceTimersByTimeAsync(5000)
  isOver = true
  for (const number of new Set(numbers)) {
    if (!acknowledged.has(number)) broken.push(`${number} is never acknowledged`)
  }
  let isDrained = false
  const drained = Promise.all([receiver.drain(), receiver.drain()]).then(() => {
    isDrained = true
  })
  await vi.advanceTimersByTimeAsync(60_000)
  if (isDrained) await drained
  else broken.push('the receiver is never drained')
  if (timers.size > 0) broken.push('a timer is left')
  return { calls, broken: [...new Set(broken)] }
}

function faulty(
  store: DedupeStore,
  calls: string[],
  fault: { readonly kind: Fault; readonly first: number; readonly last: number } | undefined,
): DedupeStore {
  const call = <T>(name: string, act: () => MaybePromise<T>): MaybePromise<T> => {
    calls.push(name)
    // Every second answer is a promise.
    const works = fault === undefined || calls.length < fault.first || calls.length > fault.last
    if (works) return calls.length % 2 === 0 ? act() : Promise.resolve(act())
    switch (fault.kind) {
      case 'rejects':
        return Promise.reject(new Error('connection lost'))
      case 'throws':
        throw new Error('not connected')
      case 'answers nonsense':
        // What a store in plain JavaScript may do.
        return undefined as T
      case 'never answers':
        return new Promise(() => {})
      case 'acts, and its answer is lost':
        return Promise.resolve(act()).then(() => Promise.reject(new Error('connection lost')))
    }
  }
  return {
    ...store,
    reserve: (key, options) => call('reserve', () => store.reserve(key, options)),
    complete: (key, lease, options) => call('complete', () => store.complete(key, lease, options)),
    release: (key, lease) => call('release', () => store.release(key, lease)),
  }
}
