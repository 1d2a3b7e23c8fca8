import { computeDigest } from '#crypto'
import { chain, type MaybePromise } from '../base/maybe-promise.js'
import { encodeBytes, encodeUtf8 } from '../bytes/encoding.js'

/**
 * Returns a key of fixed length for a store: the SHA-256 of a delivery's key, in hexadecimal.
 *
 * An id can be too long for an index, or contain characters that a database rejects.
 *
 * @example
 * const entry = await table.get(await hashKey(key))
 */
export function hashKey(key: string): MaybePromise<string> {
  // JSON escapes lone surrogates. UTF-8 would replace them, so that different ids could get the same key.
  const bytes = encodeUtf8(JSON.stringify(key))
  return chain(computeDigest('sha256', bytes), (digest) => encodeBytes(digest, 'hex'))
}
