import { computeDigest } from '#crypto'
import { chain, type MaybePromise } from '../../core/base/maybe-promise.js'
import { encodeBytes, encodeUtf8 } from '../../core/bytes/encoding.js'

/**
 * Hashes a delivery's key to a fixed length: SHA-256 in hexadecimal.
 *
 * Ids can be too long for an index, or contain characters that a database rejects.
 *
 * @example
 * const entry = await table.get(await hashKey(key))
 */
export function hashKey(key: string): MaybePromise<string> {
  // JSON escapes lone surrogates. UTF-8 would replace them, so that different keys could have the same hash.
  const bytes = encodeUtf8(JSON.stringify(key))
  return chain(computeDigest('sha256', bytes), (digest) => encodeBytes(digest, 'hex'))
}
