/**
 * Runs work with a limit on how much is in progress, and starts it in its order.
 *
 * @param signal - aborted to start no further work
 */
export async function runLimited<Item>(
  items: readonly Item[],
  concurrency: number,
  run: (item: Item) => Promise<void>,
  signal?: AbortSignal,
): Promise<void> {
  let next = 0
  const worker = async () => {
    while (next < items.length && signal?.aborted !== true) {
      const item = items[next++]
      if (item !== undefined) await run(item)
    }
  }
  await Promise.all(Array.from({ length: Math.min(concurrency, items.length) }, worker))
}

/** The value below which a part of the numbers is: the nearest rank. `undefined` for no numbers. */
export function percentile(numbers: readonly number[], part: number): number | undefined {
  const sorted = numbers.toSorted((left, right) => left - right)
  return sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)]
}
