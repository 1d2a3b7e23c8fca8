import { decodeBytes, encodeUtf8 } from '../../bytes/encoding.js'
import type { Secret } from './secrets.js'

/** The form of a secret that is given as a string: the text itself, or text that encodes the bytes of the key. */
export type SecretEncoding = 'utf8' | 'hex' | 'base64'

/** Every {@link SecretEncoding}. */
export const secretEncodings: readonly SecretEncoding[] = ['utf8', 'hex', 'base64']

/**
 * The bytes of the key that a secret stands for; bytes are the key itself.
 *
 * @throws {TypeError} naming the option, if the text is not in the encoding or decodes to nothing
 */
export function decodeSecret(secret: Secret, encoding: SecretEncoding, option: string): Uint8Array {
  if (typeof secret !== 'string') return new Uint8Array(secret)
  if (encoding === 'utf8') return encodeUtf8(secret)
  const bytes = decodeBytes(encoding === 'hex' ? secret.toLowerCase() : secret, encoding)
  if (bytes !== undefined && bytes.length > 0) return bytes
  throw new TypeError(`${option} must be ${encoding}, or the key as bytes`)
}
