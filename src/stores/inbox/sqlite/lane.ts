import { chain, type MaybePromise } from '../../../core/base/maybe-promise.js'
import { hashKey } from '../../database/hash-key.js'

/** Tells keys apart, with half of the hash: it is in two indexes. */
export function toLane(key: string): MaybePromise<string> {
  return chain(hashKey(key), halve)
}

/** The part of a hash that a table has as the lane of a key. */
export function halve(hash: string): string {
  return hash.slice(0, 32)
}
