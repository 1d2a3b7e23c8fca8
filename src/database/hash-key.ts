import { computeDigest } from '#crypto'
import { chain, type MaybePromise } from '../base/maybe-promise.js'
import { encodeBytes } from '../bytes/encoding.js'
import { encodeUtf8 } from '../bytes/utf8.js'

/**
 * A key of fixed length for a store: the SHA-256 of a delivery's key, in hexadecimal.
 *
 * An id can be longer than an index takes, or hold characters that a database refuses.
 */
export function hashKey(key: string): MaybePromise<string> {
  // A lone surrogate would become a replacement character, and two ids one; JSON escapes it.
  const bytes = encodeUtf8(JSON.stringify(key))
  return chain(computeDigest('sha256', bytes), (digest) => encodeBytes(digest, 'hex'))
}
