// Two, so that a call without an answer does not hold up all others.
const maxRunning = 2

const maxItems = 1_000

interface Waiting<Item, Result> {
  readonly item: Item
  readonly resolve: (result: Result) => void
  readonly reject: (error: unknown) => void
}

/**
 * Makes a function that takes single items and works on them in batches: while calls are running, further items wait and go
 * out together. A lone item does not wait. Many at once share a round trip and a commit.
 *
 * @param run - works on a batch, and returns the result of each item. If it rejects, so does each item
 */
export function inBatches<Item, Result>(
  run: (items: readonly Item[]) => Promise<(item: Item) => Result>,
): (item: Item) => Promise<Result> {
  const waiting: Waiting<Item, Result>[] = []
  let running = 0

  const runBatch = async () => {
    const batch = waiting.splice(0, maxItems)
    try {
      const resultOf = await run(batch.map(({ item }) => item))
      for (const { item, resolve } of batch) resolve(resultOf(item))
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
  }
  const runAll = async () => {
    running++
    while (waiting.length > 0) await runBatch()
    running--
  }
  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      if (running < maxRunning) void runAll()
    })
}
