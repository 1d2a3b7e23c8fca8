/** A value, or a promise of it where the answer needs time. */
export type MaybePromise<T> = T | Promise<T>

/**
 * Tells whether a value has to be waited for; a promise of another library or realm counts too.
 *
 * Used where `await` alone would do, because waiting for what is already there costs as much as a small step of the
 * pipeline.
 */
export function isPromise<T>(value: MaybePromise<T>): value is Promise<T> {
  // Any object may be asked for a property; the operator `in` would cost several times as much here.
  return typeof value === 'object' && value !== null && typeof (value as Partial<Promise<T>>).then === 'function'
}

/** Goes on with a value at once where it is there, and later where it is a promise: nothing waits without need. */
export function chain<T, Result>(
  value: MaybePromise<T>,
  next: (value: T) => MaybePromise<Result>,
): MaybePromise<Result> {
  return isPromise(value) ? Promise.resolve(value).then(next) : next(value)
}

/** The index of the first item that passes a test, which is asked in order; -1 where none does. */
export function firstIndex<Item>(
  items: readonly Item[],
  test: (item: Item) => MaybePromise<boolean>,
  from = 0,
): MaybePromise<number> {
  const item = items[from]
  if (item === undefined) return -1
  return chain(test(item), (passes) => (passes ? from : firstIndex(items, test, from + 1)))
}
