import { createReorderBuffer } from '../dist/sequence/index.js'
import { compare } from './measure.mjs'

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

// Each mode has a separate function: in a shared one, type feedback of one mode would slow down the other.
function reorderContiguous(numbers, items) {
  const buffer = createReorderBuffer({ mode: 'contiguous', maxWaitMs: 1000, first: 0, maxHeld: 2048 })
  let released = 0
  for (const number of numbers) {
    buffer.offer(number, items[number], 0)
    while (buffer.take(0) !== undefined) released++
  }
  return released
}

function reorderIncreasing(numbers, items) {
  const buffer = createReorderBuffer({ mode: 'increasing', maxWaitMs: 1000, first: 0, maxHeld: 2048 })
  let released = 0
  for (const number of numbers) {
    buffer.offer(number, items[number], 0)
    while (buffer.take(0) !== undefined) released++
  }
  return released
}

/** A million messages for each mode, in shuffled blocks. */
export async function compareReordering(block) {
  const numbers = displaced(block)
  const items = Array.from({ length: count }, (_, number) => ({ number }))
  const candidates = {
    'plain ring of fixed size': () => plainRing(numbers, items),
    'webhook-receiver contiguous': () => reorderContiguous(numbers, items),
    'webhook-receiver increasing': () => reorderIncreasing(numbers, items),
  }
  for (const [name, run] of Object.entries(candidates)) {
    if (run() !== count) throw new Error(`${name} did not release every message`)
  }
  return [await compare(`A million messages, displaced by up to ${block}`, candidates, { rounds: 5, roundMs: 100 })]
}
