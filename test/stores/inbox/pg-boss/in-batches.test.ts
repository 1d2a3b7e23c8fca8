import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inBatches } from '../../../../src/stores/inbox/pg-boss/in-batches.js'

/** Calls that a test answers. */
function createCalls() {
  const calls: { readonly items: readonly number[]; answer(): void; fail(): void }[] = []
  const double = inBatches<number, number>(
    (items) =>
      new Promise((resolve, reject) => {
        calls.push({ items, answer: () => resolve((item) => 2 * item), fail: () => reject(new Error('no answer')) })
      }),
  )
  return { calls, double }
}

const nextTask = () => new Promise((resolve) => setImmediate(resolve))

describe('inBatches', () => {
  it('starts at once with a lone item', async () => {
    const { calls, double } = createCalls()
    const result = double(1)
    expect(calls.map(({ items }) => items)).toEqual([[1]])
    calls[0]?.answer()
    expect(await result).toBe(2)
  })

  it('collects the items that arrive while two calls are running', async () => {
    const { calls, double } = createCalls()
    const results = Promise.all([1, 2, 3, 4, 5].map(double))
    expect(calls.map(({ items }) => items)).toEqual([[1], [2]])
    calls[0]?.answer()
    await nextTask()
    expect(calls[2]?.items).toEqual([3, 4, 5])
    for (const call of calls) call.answer()
    expect(await results).toEqual([2, 4, 6, 8, 10])
  })

  it('continues while one call has no answer', async () => {
    const { calls, double } = createCalls()
    const [stuck, ...others] = [1, 2, 3].map(double)
    calls[1]?.answer()
    await nextTask()
    calls[2]?.answer()
    expect(await Promise.all(others)).toEqual([4, 6])
    calls[0]?.answer()
    expect(await stuck).toBe(2)
  })

  it('rejects only the items of a failed call', async () => {
    const { calls, double } = createCalls()
    const results = Promise.allSettled([1, 2, 3].map(double))
    calls[0]?.fail()
    await nextTask()
    for (const call of calls.slice(1)) call.answer()
    expect((await results).map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled'])
    const after = double(4)
    calls.at(-1)?.answer()
    expect(await after).toBe(8)
  })

  it('gives each item its own result, in any order of arrival', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer()), fc.scheduler(), async (items, scheduler) => {
        const double = inBatches<number, number>((batch) =>
          scheduler.schedule(Promise.resolve(batch)).then(() => (item) => 2 * item),
        )
        const results = Promise.all(items.map((item) => scheduler.schedule(Promise.resolve(item)).then(double)))
        await scheduler.waitFor(results)
        expect(await results).toEqual(items.map((item) => 2 * item))
      }),
    )
  })
})
