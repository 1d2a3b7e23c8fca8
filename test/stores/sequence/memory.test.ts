import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { createReorderBuffer } from '../../../src/stores/sequence/create-reorder-buffer.js'
import type { ReorderBufferOptions } from '../../../src/stores/sequence/reorder-buffer.js'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

// Passes items through a buffer that holds `held` others, and counts the items that are still in memory.
async function countKept(mode: ReorderBufferOptions['mode'], held: number): Promise<number> {
  const maxWaitMs = 1000
  const buffer = createReorderBuffer<object>({ mode, maxWaitMs, first: 1 })
  const items: WeakRef<object>[] = []
  for (let number = 1; number <= held; number++) buffer.offer(900 + number, {}, 0)
  for (let number = 1; number <= 500; number++) {
    const item = { number }
    items.push(new WeakRef(item))
    buffer.offer(number, item, 0)
    // Timestamps are due only after the wait, and then all at once.
    const now = held === 0 ? maxWaitMs : 0
    while (buffer.take(now) !== undefined) expect(buffer.held).toBeGreaterThanOrEqual(0)
  }
  // A WeakRef keeps its target alive until the current job ends.
  await new Promise((resolve) => setTimeout(resolve, 0))
  collectGarbage()
  expect(buffer.held).toBe(held)
  return items.filter((item) => item.deref() !== undefined).length
}

describe('a reorder buffer', () => {
  it.each([
    ['contiguous', 0],
    ['contiguous', 3],
    ['increasing', 0],
    ['increasing', 3],
    ['timestamp', 0],
  ] as const)('keeps no reference to released items (%s, with %i held)', async (mode, held) => {
    expect(await countKept(mode, held)).toBeLessThan(10)
  })

  it.each(['contiguous', 'increasing', 'timestamp'] as const)('takes no more room for items to come (%s)', (mode) => {
    const buffer = createReorderBuffer<object>({ mode, maxWaitMs: 1000, first: 0 })
    const item = {}
    const passThrough = (from: number, to: number) => {
      for (let number = from; number < to; number += 4) {
        for (const each of [3, 1, 0, 2]) buffer.offer(number + each, item, number)
        for (let left = 4; left > 0; left--) buffer.take(number + 1000)
      }
    }
    passThrough(0, 1000)
    collectGarbage()
    const before = process.memoryUsage().heapUsed
    passThrough(1000, 200_000)
    collectGarbage()
    expect(buffer.held).toBe(0)
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(2_000_000)
  })
})
