import { refusal } from '../../../errors.js'
import { chain, firstIndex, type MaybePromise } from '../../base/maybe-promise.js'

/**
 * The index of the first key that matches.
 *
 * @throws {WebhookError} `signature_mismatch` with the number of keys if none does
 */
export function requireMatch<Key>(
  keys: readonly Key[],
  matches: (key: Key) => MaybePromise<boolean>,
  message: string,
): MaybePromise<number> {
  return chain(firstIndex(keys, matches), (index) => {
    if (index === -1) throw refusal('signature_mismatch', message, { keysTried: keys.length })
    return index
  })
}
