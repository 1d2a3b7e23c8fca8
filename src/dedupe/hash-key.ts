import { encodeBytes } from '../bytes/encoding.js'
import { encodeUtf8 } from '../bytes/utf8.js'

/**
 * A key of fixed length for a store: the SHA-256 of a delivery's key, in hexadecimal.
 *
 * An id can be longer than an index takes, or hold characters that a database refuses.
 */
export async function hashKey(key: string): Promise<string> {
  // A lone surrogate would become a replacement character, and two ids one; JSON escapes it.
  const bytes = encodeUtf8(JSON.stringify(key))
  return encodeBytes(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>)), 'hex')
}
