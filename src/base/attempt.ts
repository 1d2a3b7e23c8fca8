import { WebhookError } from '../errors.js'
import { chain, type MaybePromise } from './maybe-promise.js'

const attempt: unique symbol = Symbol('attempt')

/** A function that throws refusals, made of one that returns them. */
export type Throwing<Args extends readonly unknown[], T> = ((...args: Args) => MaybePromise<T>) & {
  readonly [attempt]?: (...args: Args) => MaybePromise<T | WebhookError>
}

/**
 * Makes a function that throws the refusals that another function returns.
 *
 * Throwing an error takes longer than an HMAC of a small body, and anyone can cause refusals. {@link attemptOf} finds the
 * function that returns them. It belongs to this function object, so that a wrapper or a replacement of it is what is called.
 */
export function throwing<Args extends readonly unknown[], T>(
  call: (...args: Args) => MaybePromise<T | WebhookError>,
): (...args: Args) => MaybePromise<T> {
  return Object.assign((...args: Args) => chain(call(...args), orThrow), { [attempt]: call })
}

/** The function of which {@link throwing} made this one, if any. */
export function attemptOf<Args extends readonly unknown[], T>(
  call: Throwing<Args, T>,
): ((...args: Args) => MaybePromise<T | WebhookError>) | undefined {
  return call[attempt]
}

function orThrow<T>(result: T | WebhookError): T {
  if (result instanceof WebhookError) throw result
  return result
}
