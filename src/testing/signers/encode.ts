import { oneOf } from '../../core/base/options.js'
import type { ByteEncoding } from '../../core/bytes/encoding.js'

// Does not use the library's own codecs: a defect there would go unnoticed in a test that signs and verifies.
const writers: Readonly<Record<ByteEncoding, (bytes: Uint8Array) => string>> = {
  hex: toHex,
  'hex-upper': (bytes) => toHex(bytes).toUpperCase(),
  base64: toBase64,
  base64url: (bytes) => toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', ''),
}

/** Encodes bytes as text. */
export function encode(bytes: Uint8Array, encoding: ByteEncoding): string {
  return writers[encoding](bytes)
}

/** Checks that an option is a known encoding. */
export const requireEncoding = oneOf(Object.keys(writers))

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}

/** Concatenates strings, as UTF-8, and byte chunks into memory that WebCrypto accepts. */
export async function joinBytes(chunks: readonly (string | Uint8Array)[]): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Blob(chunks as BlobPart[]).arrayBuffer())
}
