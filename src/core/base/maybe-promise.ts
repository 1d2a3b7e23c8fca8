/** A value, or a promise of it. */
export type MaybePromise<T> = T | Promise<T>

/**
 * Whether a value is a promise, including one of another library or realm, and a function with `then`, as RPC libraries
 * return.
 *
 * Used to skip `await` for values: awaiting one costs as much as a small step of the pipeline.
 */
export function isPromise<T>(value: MaybePromise<T>): value is Promise<T> {
  // Reading the property is several times as fast as the operator `in`.
  return typeof (value as Partial<Promise<T>> | null | undefined)?.then === 'function'
}

/** Calls `next` with a value at once, or with the value of a promise once it is fulfilled. */
export function chain<T, Result>(
  value: MaybePromise<T>,
  next: (value: T) => MaybePromise<Result>,
): MaybePromise<Result> {
  return isPromise(value) ? Promise.resolve(value).then(next) : next(value)
}

/** Calls a function, then `done` with its result or `failed` with its error. Without a promise, both run at once. */
export function settle<T, Result>(
  call: () => MaybePromise<T>,
  done: (value: T) => MaybePromise<Result>,
  failed: (error: unknown) => MaybePromise<Result>,
): MaybePromise<Result> {
  let value: MaybePromise<T>
  try {
    value = call()
  } catch (error) {
    return failed(error)
  }
  return isPromise(value) ? Promise.resolve(value).then(done, failed) : done(value)
}

/** The index of the first item that passes a test, called in order; -1 if no item does. */
export function firstIndex<Item>(
  items: readonly Item[],
  test: (item: Item) => MaybePromise<boolean>,
  from = 0,
): MaybePromise<number> {
  const item = items[from]
  if (item === undefined) return -1
  return chain(test(item), (passes) => (passes ? from : firstIndex(items, test, from + 1)))
}
