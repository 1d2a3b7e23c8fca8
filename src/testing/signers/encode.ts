import { requireOneOf } from '../../base/options.js'
import type { ByteEncoding } from '../../bytes/encoding.js'

// Written without the library's own decoder, so that a defect there cannot cancel itself out in a test.
const writers: Readonly<Record<ByteEncoding, (bytes: Uint8Array) => string>> = {
  hex: toHex,
  'hex-upper': (bytes) => toHex(bytes).toUpperCase(),
  base64: toBase64,
  base64url: (bytes) => toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', ''),
}

/** Writes bytes as text by means of the platform. */
export function encode(bytes: Uint8Array, encoding: ByteEncoding): string {
  return writers[encoding](bytes)
}

/** @throws {TypeError} naming the option, unless it is an encoding */
export function requireEncoding(encoding: ByteEncoding, option: string): void {
  requireOneOf(encoding, Object.keys(writers), option)
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}

/** The bytes of texts and byte chunks, one after the other, in memory that WebCrypto takes. */
export async function joinBytes(chunks: readonly (string | Uint8Array)[]): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Blob(chunks as BlobPart[]).arrayBuffer())
}
