import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createReorderBuffer } from '../../../src/stores/sequence/create-reorder-buffer.js'
import type { OfferResult } from '../../../src/stores/sequence/reorder-buffer.js'
import { runs } from '../../runs.js'

interface Item {
  readonly number: number
  readonly at: number
}

/** A buffer that looks at every held item in each call. */
interface Model {
  offer(item: Item): OfferResult
  take(now: number): Item | undefined
  undoTake(): void
  clear(): Item[]
}

const maxWaitMs = 50
const maxHeld = 60
const property = { numRuns: runs(40) }

function lowestOf(held: readonly Item[]): Item | undefined {
  return held.toSorted((left, right) => left.number - right.number)[0]
}

const isOverdue = (held: readonly Item[], now: number) => held.some(({ at }) => now - at >= maxWaitMs)

function sortedModel(ties: boolean): Model {
  let held: Item[] = []
  let last = Number.NEGATIVE_INFINITY
  let beforeLast = last
  const isNext = (item: Item | undefined) => !ties && item?.number === last + 1
  return {
    offer(item) {
      if (item.number < last) return 'late'
      if (!ties && (item.number === last || held.some(({ number }) => number === item.number))) return 'duplicate'
      const isLowest = held.every(({ number }) => item.number < number)
      if (held.length >= (isLowest ? maxHeld + 1 : maxHeld)) return 'too_far_ahead'
      held.push(item)
      return isNext(item) ? 'in_order' : 'held'
    },
    take(now) {
      const lowest = lowestOf(held)
      if (lowest === undefined || !(isNext(lowest) || isOverdue(held, now))) return undefined
      held = held.filter((item) => item !== lowest)
      beforeLast = last
      last = lowest.number
      return lowest
    },
    undoTake: () => {
      last = beforeLast
    },
    clear() {
      const items = held.toSorted((left, right) => left.number - right.number)
      held = []
      last = beforeLast = Number.NEGATIVE_INFINITY
      return items
    },
  }
}

function contiguousModel(): Model {
  let held: Item[] = []
  let first: number | undefined
  let next = 0
  const skipped = new Set<number>()
  return {
    offer(item) {
      if (first === undefined) first = next = item.number
      if (item.number < first || skipped.has(item.number)) return 'late'
      if (item.number < next || held.some(({ number }) => number === item.number)) return 'duplicate'
      held.push(item)
      return item.number === next ? 'in_order' : 'held'
    },
    take(now) {
      const lowest = lowestOf(held)
      if (lowest === undefined || !(lowest.number === next || isOverdue(held, now))) return undefined
      for (let number = next; number < lowest.number; number++) skipped.add(number)
      held = held.filter((item) => item !== lowest)
      next = lowest.number + 1
      return lowest
    },
    undoTake: () => {
      next--
    },
    clear() {
      const items = held.toSorted((left, right) => left.number - right.number)
      held = []
      first = undefined
      skipped.clear()
      return items
    },
  }
}

// Numbers rise with the steps and scatter around them, so that the buffer fills, releases and receives late items.
const steps = (scatter: number) =>
  fc.array(
    fc.record({
      ahead: fc.integer({ min: 0, max: scatter }),
      delay: fc.constantFrom(0, 0, 0, 1, 3, maxWaitMs),
      action: fc.constantFrom('nothing', 'nothing', 'take', 'take', 'take all', 'take and undo', 'clear'),
    }),
    { maxLength: 300, size: 'max' },
  )

type Steps = readonly { readonly ahead: number; readonly delay: number; readonly action: string }[]

function follow(mode: 'contiguous' | 'increasing' | 'timestamp', model: Model, list: Steps, held: number): void {
  const buffer = createReorderBuffer<Item>({ mode, maxWaitMs, maxHeld: held })
  let now = 0
  const take = () => {
    const taken = buffer.take(now)
    expect(taken).toBe(model.take(now))
    return taken
  }
  list.forEach(({ ahead, delay, action }, step) => {
    now += delay
    const item = { number: (step >> 1) + ahead, at: now }
    expect(buffer.offer(item.number, item, now)).toBe(model.offer(item))
    if (action.startsWith('take')) {
      const taken = take()
      if (action === 'take all') while (take() !== undefined) expect(buffer.held).toBeGreaterThanOrEqual(0)
      if (action === 'take and undo' && taken !== undefined) {
        buffer.undoTake()
        model.undoTake()
      }
    } else if (action === 'clear' && step % 8 === 0) expect(buffer.clear()).toEqual(model.clear())
  })
  expect(buffer.clear()).toEqual(model.clear())
  expect(buffer.held).toBe(0)
  expect(buffer.dueAt()).toBeUndefined()
}

describe('createReorderBuffer, beside a buffer that searches all items', () => {
  it.each([5, 100, 1000])('holds, releases and refuses the same when timestamps scatter by %i', (scatter) => {
    fc.assert(
      fc.property(steps(scatter), (list) => follow('timestamp', sortedModel(true), list, maxHeld)),
      property,
    )
  })

  it.each([5, 100, 1000])('holds, releases and refuses the same when rising numbers scatter by %i', (scatter) => {
    fc.assert(
      fc.property(steps(scatter), (list) => follow('increasing', sortedModel(false), list, maxHeld)),
      property,
    )
  })

  it.each([5, 100, 1000])('holds, releases and refuses the same when contiguous numbers scatter by %i', (scatter) => {
    // Large enough that no number is too far ahead.
    fc.assert(
      fc.property(steps(scatter), (list) => follow('contiguous', contiguousModel(), list, 4096)),
      property,
    )
  })
})
