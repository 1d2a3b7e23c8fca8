import { WebhookError } from '../../errors.js'
import { chain, type MaybePromise } from './maybe-promise.js'

/**
 * The name of a function that returns the refusals that another one, which has it as a property, throws.
 *
 * Throwing an error takes longer than an HMAC of a small body, and anyone can cause refusals. It belongs to the function
 * object: a wrapper or a replacement does not have it, and is called itself.
 */
export const attempt: unique symbol = Symbol()

/** A function that may have an {@link attempt}. */
export interface Attempting<Args extends readonly unknown[], T> {
  readonly [attempt]?: ((...args: Args) => MaybePromise<T | WebhookError>) | undefined
}

/** Makes a function that throws the refusals that another function returns, and has that one as its {@link attempt}. */
export function throwing<Args extends readonly unknown[], T>(
  call: (...args: Args) => MaybePromise<T | WebhookError>,
): ((...args: Args) => MaybePromise<T>) & Attempting<Args, T> {
  const orThrow = (result: T | WebhookError) => {
    if (result instanceof WebhookError) throw result
    return result
  }
  return Object.assign((...args: Args) => chain(call(...args), orThrow), { [attempt]: call })
}
