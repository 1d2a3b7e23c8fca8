import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createReorderBuffer } from '../../../src/stores/sequence/create-reorder-buffer.js'
import type { Gap, ReorderBuffer } from '../../../src/stores/sequence/reorder-buffer.js'

interface Item {
  readonly number: number
  readonly copy: number
}

function takeAll<T extends {}>(buffer: ReorderBuffer<T>, now: number): T[] {
  const items: T[] = []
  for (let item = buffer.take(now); item !== undefined; item = buffer.take(now)) items.push(item)
  return items
}

describe('createReorderBuffer', () => {
  it.each([
    ['mode', { mode: 'sideways', maxWaitMs: 1 }],
    ['maxWaitMs', { mode: 'contiguous', maxWaitMs: 0 }],
    ['maxWaitMs', { mode: 'contiguous', maxWaitMs: Number.NaN }],
    ['maxHeld', { mode: 'contiguous', maxWaitMs: 1, maxHeld: 1.5 }],
    ['first', { mode: 'contiguous', maxWaitMs: 1, first: -1 }],
  ])('rejects an invalid %s', (option, options) => {
    expect(() => createReorderBuffer(options as never)).toThrow(new RegExp(`^createReorderBuffer: ${option} `))
  })
})

describe('contiguous', () => {
  const contiguous = (options: { first?: number; maxHeld?: number; gaps?: Gap[] } = {}) =>
    createReorderBuffer<number>({
      mode: 'contiguous',
      maxWaitMs: 100,
      ...(options.first === undefined ? {} : { first: options.first }),
      ...(options.maxHeld === undefined ? {} : { maxHeld: options.maxHeld }),
      onGap: (gap) => options.gaps?.push(gap),
    })

  it('releases any order with duplicates in sequence and once', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 300 }).chain((count) =>
          fc.tuple(
            fc.constant(count),
            fc.shuffledSubarray(
              Array.from({ length: 2 * count }, (_, index) => ({ number: 1 + (index % count), copy: index })),
              { minLength: 2 * count },
            ),
          ),
        ),
        ([count, offers]) => {
          const buffer = createReorderBuffer<Item>({ mode: 'contiguous', maxWaitMs: 100, first: 1 })
          const released = offers.flatMap((item) => {
            buffer.offer(item.number, item, 0)
            return takeAll(buffer, 0)
          })
          expect(released.map((item) => item.number)).toEqual(Array.from({ length: count }, (_, index) => index + 1))
          expect(buffer.held).toBe(0)
          expect(buffer.dueAt()).toBeUndefined()
        },
      ),
    )
  })

  it('releases everything within maxWaitMs, in order, whatever is missing', () => {
    const arrivals = fc.array(
      fc.record({ number: fc.integer({ min: 0, max: 60 }), delay: fc.integer({ min: 0, max: 40 }) }),
      {
        maxLength: 120,
      },
    )
    fc.assert(
      fc.property(arrivals, (list) => {
        const gaps: Gap[] = []
        const buffer = contiguous({ gaps })
        const taken = new Set<number>()
        const waiting = new Map<number, number>()
        let last = -1
        let now = 0
        const release = () => {
          for (const number of takeAll(buffer, now)) {
            expect(number).toBeGreaterThan(last)
            last = number
            waiting.delete(number)
          }
          for (const since of waiting.values()) expect(now - since).toBeLessThan(100)
        }
        for (const { number, delay } of list) {
          now += delay
          release()
          const arrival = buffer.offer(number, number, now)
          if (arrival === 'in_order' || arrival === 'held') {
            expect(taken.has(number)).toBe(false)
            taken.add(number)
            waiting.set(number, now)
          } else {
            expect(['late', 'duplicate']).toContain(arrival)
            expect(arrival === 'duplicate').toBe(taken.has(number))
          }
          release()
        }
        now += 1000
        release()
        expect(buffer.held).toBe(0)
        for (const { from, to } of gaps) {
          for (let number = from; number <= to; number++) expect(taken.has(number)).toBe(false)
        }
      }),
    )
  })

  it('takes its first number from the first item; lower numbers are late', () => {
    const buffer = contiguous()
    expect(buffer.offer(7, 7, 0)).toBe('in_order')
    expect(takeAll(buffer, 0)).toEqual([7])
    expect(buffer.offer(6, 6, 0)).toBe('late')
    expect(buffer.offer(7, 7, 0)).toBe('duplicate')
  })

  it('skips a gap after maxWaitMs and reports the missing numbers', () => {
    const gaps: Gap[] = []
    const buffer = contiguous({ first: 1, gaps })
    buffer.offer(4, 4, 10)
    expect(buffer.dueAt()).toBe(110)
    expect(takeAll(buffer, 109)).toEqual([])
    expect(takeAll(buffer, 110)).toEqual([4])
    expect(gaps).toEqual([{ from: 1, to: 3 }])
    expect(buffer.offer(2, 2, 111)).toBe('late')
  })

  it.each([Number.NaN, 1.5, -1, Number.POSITIVE_INFINITY, 2 ** 53])('refuses %s as a number', (number) => {
    expect(contiguous().offer(number, 1, 0)).toBe('invalid')
  })

  it('holds at most maxHeld, and skips to a number that is too far ahead after maxWaitMs', () => {
    const buffer = contiguous({ first: 1, maxHeld: 4 })
    expect(buffer.offer(5, 5, 0)).toBe('too_far_ahead')
    expect(buffer.dueAt()).toBe(100)
    expect(takeAll(buffer, 99)).toEqual([])
    expect(buffer.offer(5, 5, 99)).toBe('too_far_ahead')
    expect(takeAll(buffer, 100)).toEqual([])
    expect(buffer.offer(5, 5, 101)).toBe('in_order')
    expect(buffer.offer(3, 3, 101)).toBe('late')
  })

  it('waits again for a number that is too far ahead after each release, until it fits', () => {
    const buffer = contiguous({ first: 0, maxHeld: 2 })
    expect(buffer.offer(4, 4, 0)).toBe('too_far_ahead')
    expect(buffer.dueAt()).toBe(100)
    for (const [number, now, dueAt] of [
      [0, 30, 130],
      [1, 60, 160],
      [2, 90, undefined],
    ] as const) {
      buffer.offer(number, number, now)
      expect(takeAll(buffer, now)).toEqual([number])
      expect(buffer.dueAt()).toBe(dueAt)
    }
    expect(buffer.offer(4, 4, 90)).toBe('held')
  })

  it('skips to the lowest of the numbers that were too far ahead', () => {
    const gaps: Gap[] = []
    const buffer = contiguous({ first: 0, maxHeld: 2, gaps })
    for (const number of [7, 9, 8]) expect(buffer.offer(number, number, 0)).toBe('too_far_ahead')
    expect(takeAll(buffer, 100)).toEqual([])
    expect(gaps).toEqual([{ from: 0, to: 6 }])
  })

  it('holds no number too far ahead, however many it has held', () => {
    const buffer = contiguous({ first: 1, maxHeld: 4 })
    expect([3, 5, 6, 4].map((number) => buffer.offer(number, number, 0))).toEqual([
      'held',
      'too_far_ahead',
      'too_far_ahead',
      'held',
    ])
  })

  it('lets each number wait its own time, however many arrive', () => {
    const buffer = contiguous({ first: 0 })
    for (const [number, now] of [
      [2, 0],
      [5, 50],
      [20, 60],
    ] as const) {
      buffer.offer(number, number, now)
    }
    expect([100, 149, 150, 159, 160].map((now) => takeAll(buffer, now))).toEqual([[2], [], [5], [], [20]])
  })

  it('accepts a clock that counts from any origin', () => {
    const buffer = contiguous({ first: 0 })
    buffer.offer(1, 1, -1000)
    expect([-901, -900].map((now) => takeAll(buffer, now))).toEqual([[], [1]])
  })

  it('starts again where undoTake finds nothing that was taken since clear', () => {
    const buffer = contiguous()
    buffer.offer(7, 7, 0)
    buffer.take(0)
    buffer.clear()
    buffer.undoTake()
    expect(buffer.offer(3, 3, 0)).toBe('in_order')
    expect(takeAll(buffer, 0)).toEqual([3])
  })

  it('remembers the numbers of a gap as wide as maxHeld, and those before it', () => {
    const buffer = contiguous({ first: 0, maxHeld: 2 })
    buffer.offer(0, 0, 0)
    takeAll(buffer, 0)
    buffer.offer(3, 3, 0)
    takeAll(buffer, 100)
    expect([0, 1, 2].map((number) => buffer.offer(number, number, 100))).toEqual(['duplicate', 'late', 'late'])
  })

  it('takes the last number of a forgotten gap for late', () => {
    const wide = contiguous({ first: 0, maxHeld: 2 })
    wide.offer(9, 9, 0)
    takeAll(wide, 100)
    expect(wide.offer(8, 8, 100)).toBe('late')
    const twice = contiguous({ first: 0, maxHeld: 2 })
    for (const [number, now] of [
      [2, 0],
      [5, 100],
    ] as const) {
      twice.offer(number, number, now)
      takeAll(twice, now + 100)
      twice.offer(number, number, now + 100)
      takeAll(twice, now + 100)
    }
    expect([1, 2, 3, 4].map((number) => twice.offer(number, number, 200))).toEqual([
      'late',
      'duplicate',
      'late',
      'late',
    ])
  })

  it('skips a gap that is too wide to remember', () => {
    const gaps: Gap[] = []
    const buffer = contiguous({ first: 1, maxHeld: 4, gaps })
    buffer.offer(2 ** 40, 1, 0)
    takeAll(buffer, 100)
    expect(gaps).toEqual([{ from: 1, to: 2 ** 40 - 1 }])
    expect(buffer.offer(2 ** 39, 1, 100)).toBe('late')
  })

  it('forgets the oldest skipped numbers, and then treats lower numbers as late', () => {
    const buffer = contiguous({ first: 1, maxHeld: 2 })
    for (let number = 2; number <= 12; number += 2) {
      buffer.offer(number, number, number * 1000)
      takeAll(buffer, number * 1000 + 100)
    }
    expect(buffer.offer(11, 11, 0)).toBe('late')
    expect(buffer.offer(12, 12, 0)).toBe('duplicate')
    expect(buffer.offer(2, 2, 0)).toBe('late')
  })

  it('undoes a take', () => {
    const buffer = contiguous({ first: 1 })
    for (let number = 1; number <= 17; number++) buffer.offer(number, number, 0)
    expect(buffer.take(0)).toBe(1)
    buffer.offer(18, 18, 0)
    buffer.undoTake()
    expect(buffer.take(0)).toBeUndefined()
    expect(buffer.offer(1, 100, 1)).toBe('in_order')
    expect(takeAll(buffer, 1)).toEqual([100, ...Array.from({ length: 17 }, (_, index) => index + 2)])
  })

  it('returns the held items from clear and starts again', () => {
    const buffer = contiguous({ first: 1 })
    buffer.offer(9, 9, 0)
    buffer.offer(3, 3, 0)
    expect(buffer.clear()).toEqual([3, 9])
    expect(buffer.held).toBe(0)
    expect(buffer.offer(1, 1, 0)).toBe('in_order')
  })

  it('does not confuse numbers that share their low bits', () => {
    const buffer = contiguous({ first: 0 })
    buffer.offer(1, 1, 0)
    expect(buffer.offer(17, 17, 0)).toBe('held')
    expect(buffer.offer(33, 33, 0)).toBe('held')
    expect(buffer.offer(17, 17, 0)).toBe('duplicate')
    expect(takeAll(buffer, 100)).toEqual([1, 17, 33])
  })
})

describe.each(['increasing', 'timestamp'] as const)('%s', (mode) => {
  it('agrees with a naive reference for any arrivals', () => {
    const arrivals = fc.array(
      fc.record({ number: fc.integer({ min: 0, max: 40 }), delay: fc.integer({ min: 0, max: 60 }) }),
      {
        maxLength: 80,
      },
    )
    fc.assert(
      fc.property(arrivals, (list) => {
        const buffer = createReorderBuffer<Item>({ mode, maxWaitMs: 100 })
        let held: (Item & { at: number })[] = []
        let last = Number.NEGATIVE_INFINITY
        let now = 0
        list.forEach(({ number, delay }, copy) => {
          now += delay
          const expected: Item[] = []
          const takeExpected = () => {
            for (;;) {
              held.sort((left, right) => left.number - right.number || left.copy - right.copy)
              const [lowest] = held
              const isNext = mode === 'increasing' && lowest?.number === last + 1
              if (lowest === undefined || !(isNext || held.some(({ at }) => now - at >= 100))) return
              expected.push({ number: lowest.number, copy: lowest.copy })
              last = lowest.number
              held = held.slice(1)
            }
          }
          const actual = takeAll(buffer, now)
          takeExpected()
          const arrival = buffer.offer(number, { number, copy }, now)
          const isRepeat = mode === 'increasing' && (number === last || held.some((other) => other.number === number))
          if (number < last) expect(arrival).toBe('late')
          else if (isRepeat) expect(arrival).toBe('duplicate')
          else {
            expect(['in_order', 'held']).toContain(arrival)
            held.push({ number, copy, at: now })
          }
          actual.push(...takeAll(buffer, now))
          takeExpected()
          expect(actual).toEqual(expected)
          expect(buffer.held).toBe(held.length)
        })
      }),
    )
  })

  it('holds at most maxHeld', () => {
    const buffer = createReorderBuffer<number>({ mode, maxWaitMs: 100, maxHeld: 2 })
    buffer.offer(10, 10, 0)
    buffer.offer(20, 20, 0)
    expect(buffer.offer(15, 15, 0)).toBe('too_far_ahead')
    expect(takeAll(buffer, 100)).toEqual([10, 20])
  })

  it('keeps one extra slot for an item before all held ones', () => {
    const buffer = createReorderBuffer<number>({ mode, maxWaitMs: 100, maxHeld: 2 })
    buffer.offer(10, 10, 0)
    buffer.offer(20, 20, 0)
    expect(buffer.offer(5, 5, 0)).not.toBe('too_far_ahead')
    expect(buffer.offer(4, 4, 0)).toBe('too_far_ahead')
    expect(takeAll(buffer, 100)).toEqual([5, 10, 20])
  })

  it('tells each held number from others when it is full', () => {
    const buffer = createReorderBuffer<number>({ mode, maxWaitMs: 100, maxHeld: 40 })
    const repeated = mode === 'increasing' ? 'duplicate' : 'too_far_ahead'
    // Three released ones leave room at the beginning.
    for (const number of [2, 4, 6]) buffer.offer(number, number, 0)
    expect(takeAll(buffer, 100)).toEqual([2, 4, 6])
    const numbers = Array.from({ length: 40 }, (_, index) => 10 + 2 * ((index * 7) % 40))
    for (const number of numbers) expect(buffer.offer(number, number, 200)).toBe('held')
    for (const number of numbers) expect(buffer.offer(number, 0, 200)).toBe(repeated)
    for (const number of numbers) expect(buffer.offer(number + 1, 0, 200)).toBe('too_far_ahead')
    expect(buffer.held).toBe(40)
    // The lowest one is taken, and no longer held.
    expect(buffer.take(300)).toBe(10)
    expect(buffer.offer(11, 11, 300)).not.toBe('too_far_ahead')
    for (const number of numbers) if (number > 10) expect(buffer.offer(number, 0, 300)).toBe(repeated)
    expect(takeAll(buffer, 400)).toEqual([11, ...numbers.toSorted((one, other) => one - other).slice(1)])
  })

  it('puts numbers between many that arrived in order', () => {
    const buffer = createReorderBuffer<number>({ mode, maxWaitMs: 100 })
    const spaced = Array.from({ length: 40 }, (_, index) => 20 * index)
    const between = spaced.flatMap((number) => Array.from({ length: 19 }, (_, index) => number + 1 + index))
    for (const number of [...spaced, ...between]) expect(buffer.offer(number, number, 0)).toBe('held')
    expect(takeAll(buffer, 100)).toEqual(Array.from({ length: 800 }, (_, number) => number))
  })

  it('starts at its first number, again after clear', () => {
    const buffer = createReorderBuffer<number>({ mode, maxWaitMs: 100, first: 5 })
    expect(buffer.offer(4, 4, 0)).toBe('late')
    buffer.offer(6, 6, 0)
    expect(buffer.clear()).toEqual([6])
    expect(buffer.offer(4, 4, 0)).toBe('late')
    expect(buffer.offer(5, 5, 0)).toBe(mode === 'increasing' ? 'in_order' : 'held')
  })

  it('undoes a take', () => {
    const buffer = createReorderBuffer<number>({ mode, maxWaitMs: 100 })
    buffer.offer(10, 10, 0)
    buffer.offer(20, 20, 0)
    expect(buffer.take(100)).toBe(10)
    buffer.undoTake()
    expect(buffer.offer(10, 11, 100)).toBe('held')
    expect(takeAll(buffer, 100)).toEqual([11, 20])
  })

  it('returns the held items from clear and starts again', () => {
    const buffer = createReorderBuffer<number>({ mode, maxWaitMs: 100 })
    buffer.offer(20, 20, 0)
    buffer.offer(10, 10, 0)
    expect(buffer.clear()).toEqual([10, 20])
    expect(buffer.dueAt()).toBeUndefined()
    expect(buffer.offer(1, 1, 0)).toBe('held')
  })
})

describe.each(['contiguous', 'increasing', 'timestamp'] as const)('%s', (mode) => {
  it('treats every number before the first one as late, never as a duplicate', () => {
    const buffer = createReorderBuffer<number>({ mode, maxWaitMs: 100, first: 2 })
    expect([0, 1].map((number) => buffer.offer(number, number, 0))).toEqual(['late', 'late'])
    buffer.offer(2, 2, 0)
    expect(takeAll(buffer, 100)).toEqual([2])
    expect([0, 1].map((number) => buffer.offer(number, number, 100))).toEqual(['late', 'late'])
  })
})

describe.each(['contiguous', 'increasing'] as const)('%s', (mode) => {
  it('is due when the number that follows has arrived', () => {
    const buffer = createReorderBuffer<number>({ mode, maxWaitMs: 100, first: 1 })
    buffer.offer(1, 1, 5)
    expect(buffer.dueAt()).toBe(5)
  })
})

describe('increasing', () => {
  it('knows the repeat of the highest of many held numbers', () => {
    const buffer = createReorderBuffer<number>({ mode: 'increasing', maxWaitMs: 100 })
    for (let count = 1; count <= 40; count++) {
      expect([buffer.offer(10 * count, 0, 0), buffer.offer(10 * count, 0, 0)]).toEqual(['held', 'duplicate'])
    }
  })

  it('does not hold a number that directly follows the last one', () => {
    const buffer = createReorderBuffer<number>({ mode: 'increasing', maxWaitMs: 100, first: 1 })
    expect(buffer.offer(1, 1, 0)).toBe('in_order')
    expect(takeAll(buffer, 0)).toEqual([1])
    expect(buffer.offer(5, 5, 0)).toBe('held')
    expect(buffer.offer(2, 2, 0)).toBe('in_order')
    expect(takeAll(buffer, 0)).toEqual([2])
    expect(buffer.dueAt()).toBe(100)
  })
})

describe('timestamp', () => {
  it('accepts fractions, rejects NaN, and keeps items with equal numbers apart', () => {
    const buffer = createReorderBuffer<string>({ mode: 'timestamp', maxWaitMs: 100 })
    expect(buffer.offer(Number.NaN, 'nan', 0)).toBe('invalid')
    buffer.offer(1.5, 'first', 0)
    buffer.offer(1.5, 'second', 0)
    expect(takeAll(buffer, 100)).toEqual(['first', 'second'])
    expect(buffer.offer(1.5, 'third', 100)).toBe('held')
  })
})
