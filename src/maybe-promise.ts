/** A value, or a promise of it where the answer needs time. */
export type MaybePromise<T> = T | Promise<T>

/** Goes on with a value at once where it is there, and later where it is a promise: nothing waits without need. */
export function chain<T, Result>(
  value: MaybePromise<T>,
  next: (value: T) => MaybePromise<Result>,
): MaybePromise<Result> {
  return value instanceof Promise ? value.then(next) : next(value)
}
