interface Run {
  readonly running: Promise<void>
  next?: Promise<void>
}

/**
 * Makes a function that runs work about one object at a time in this process.
 *
 * Calls that come while work about the object runs share one run after it, which therefore begins after all of them. Work that
 * never settles keeps its place: a second one beside it could overwrite what the first one still writes.
 */
export function createOneAtATime(): (object: string, work: () => Promise<void>) => Promise<void> {
  const runs = new Map<string, Run>()
  const begin = (object: string, work: () => Promise<void>): Promise<void> => {
    const run: Run = { running: work() }
    runs.set(object, run)
    const end = () => {
      if (run.next === undefined) runs.delete(object)
    }
    run.running.then(end, end)
    return run.running
  }
  return (object, work) => {
    const run = runs.get(object)
    if (run === undefined) return begin(object, work)
    const start = () => begin(object, work)
    run.next ??= run.running.then(start, start)
    return run.next
  }
}
