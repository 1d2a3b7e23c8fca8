import { isPromise, type MaybePromise } from '../../base/maybe-promise.js'
import { WebhookError } from '../../errors.js'

/**
 * Asks a resolver that the user wrote.
 *
 * @param name - what it is called in the message
 * @throws {WebhookError} `key_unavailable` where it throws or rejects; its error is the cause
 */
export function callResolver<Query, Found>(
  resolve: (query: Query) => MaybePromise<Found>,
  query: Query,
  name: string,
): MaybePromise<Found> {
  const failed = (cause: unknown): never => {
    throw new WebhookError('key_unavailable', `the ${name} failed`, { cause })
  }
  try {
    const found = resolve(query)
    // A promise of another library may have no `catch`.
    return isPromise(found) ? Promise.resolve(found).catch(failed) : found
  } catch (cause) {
    return failed(cause)
  }
}
