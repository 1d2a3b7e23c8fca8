import { encodeUtf8 } from '../bytes/utf8.js'
import type { RequestHead } from '../request/delivery.js'
import { readHeader } from '../request/headers.js'

/**
 * The bytes that something in front of the adapter has kept: the first candidate that has them.
 *
 * @param candidates - bytes, text, or what a parser has made of the body
 * @returns `undefined` where none has them; the connection may still have
 */
export function keptBytes(candidates: readonly unknown[], head: RequestHead): Uint8Array | undefined {
  for (const candidate of candidates) {
    const bytes = typeof candidate === 'string' ? exactBytes(candidate, head) : candidate
    if (bytes instanceof Uint8Array) return bytes
  }
  return undefined
}

// Decoding loses a byte order mark, writes U+FFFD over bytes that are not UTF-8, and may have used another charset. Text
// without a U+FFFD that is as long in UTF-8 as what arrived has lost nothing. Compressed and chunked bodies do not tell.
function exactBytes(text: string, head: RequestHead): Uint8Array | undefined {
  const length = readHeader(head, 'content-length')
  if (length === undefined || readHeader(head, 'content-encoding') !== undefined) return undefined
  const bytes = encodeUtf8(text)
  return bytes.length === Number(length) && !text.includes('\uFFFD') ? bytes : undefined
}
