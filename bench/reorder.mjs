import { compare } from './measure.mjs'
import { load } from './package.mjs'

const { createReorderBuffer } = await load('webhook-receiver/sequence')

const count = 1_000_000

// A million numbers, shuffled within blocks, so that each is at most one block away from its place.
function displaced(block) {
  const numbers = Int32Array.from({ length: count }, (_, index) => index)
  let state = 1
  for (let start = 0; start + block <= count; start += block) {
    for (let last = block - 1; last > 0; last--) {
      // A seeded generator gives the same order in every run (Park and Miller, 1988).
      state = (state * 48_271) % 2_147_483_647
      const other = start + (state % (last + 1))
      const number = numbers[start + last]
      numbers[start + last] = numbers[other]
      numbers[other] = number
    }
  }
  return numbers
}

// The minimum: a ring that is known to be large enough, without checks.
function plainRing(numbers, items) {
  const slots = Array.from({ length: 2048 }, () => undefined)
  let head = 0
  let released = 0
  for (const number of numbers) {
    slots[number & 2047] = items[number]
    while (slots[head & 2047] !== undefined) {
      slots[head & 2047] = undefined
      head++
      released++
    }
  }
  return released
}

// Each candidate has a separate function: in a shared one, type feedback of one mode would slow down the other.
function reorderContiguous(numbers, items) {
  const buffer = createReorderBuffer({ mode: 'contiguous', maxWaitMs: 1000, first: 0, maxHeld: 2048 })
  let released = 0
  for (const number of numbers) {
    buffer.offer(number, items[number], 0)
    while (buffer.take(0) !== undefined) released++
  }
  return released
}

// Only every second number exists, and each item waits until `held` later ones have arrived.
function reorderIncreasing(numbers, items, held) {
  const buffer = createReorderBuffer({ mode: 'increasing', maxWaitMs: held, first: 0, maxHeld: 2048 })
  let released = 0
  let now = 0
  for (const number of numbers) {
    now++
    buffer.offer(2 * number + 1, items[number], now)
    while (buffer.take(now) !== undefined) released++
  }
  while (buffer.take(Number.POSITIVE_INFINITY) !== undefined) released++
  return released
}

function reorderTimestamps(numbers, items, held) {
  const buffer = createReorderBuffer({ mode: 'timestamp', maxWaitMs: held, maxHeld: 2048 })
  let released = 0
  let now = 0
  for (const number of numbers) {
    now++
    buffer.offer(1_700_000_000_000 + number, items[number], now)
    while (buffer.take(now) !== undefined) released++
  }
  while (buffer.take(Number.POSITIVE_INFINITY) !== undefined) released++
  return released
}

/** A million messages for each mode. The ring has two speeds by luck of the engine, so a process is one sample. */
export async function compareReordering(block) {
  const shuffled = displaced(block)
  const sorted = Int32Array.from({ length: count }, (_, index) => index)
  const items = Array.from({ length: count }, (_, number) => ({ number }))
  const candidates = {
    'plain ring of fixed size': () => plainRing(shuffled, items),
    contiguous: () => reorderContiguous(shuffled, items),
    [`increasing, holds ${block}`]: () => reorderIncreasing(shuffled, items, block),
    [`timestamp, holds ${block}`]: () => reorderTimestamps(shuffled, items, block),
    [`increasing, in order, holds ${block}`]: () => reorderIncreasing(sorted, items, block),
    [`timestamp, in order, holds ${block}`]: () => reorderTimestamps(sorted, items, block),
  }
  for (const [name, run] of Object.entries(candidates)) {
    const released = run()
    if (released !== count) throw new Error(`${name} released ${released} messages`)
  }
  const table = await compare('', candidates, { rounds: 5, roundMs: 20 })
  return [
    {
      title: `Nanoseconds a message, a million messages shuffled within blocks of ${block}`,
      unit: 'ns',
      spread: 'extremes',
      rows: table.rows.map((row) => ({
        ...row,
        costs: [(1000 * median(row.costs)) / count],
        ratios: [median(row.ratios)],
      })),
    },
  ]
}

function median(samples) {
  return samples.toSorted((left, right) => left - right)[samples.length >> 1]
}
