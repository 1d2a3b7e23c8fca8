import { tagInteger, tagSequence } from './der-tag.js'

/** One element: its content, its whole encoding, and the bytes after it. */
export interface DerElement {
  readonly content: Uint8Array
  readonly encoded: Uint8Array
  readonly rest: Uint8Array
}

/**
 * Reads the element at the start of the bytes, in strict DER: only some platforms accept looser encodings of the same key
 * or signature.
 *
 * @returns `undefined` if the tag differs, or the length is indefinite, not in its shortest form, or beyond the end
 */
export function readDer(bytes: Uint8Array, tag: number): DerElement | undefined {
  const [actualTag, first = 0x80] = bytes
  const lengthBytes = Math.max(first - 0x80, 0)
  const start = 2 + lengthBytes
  if (actualTag !== tag || first === 0x80 || lengthBytes > 2) return undefined
  let length = first
  if (lengthBytes > 0) {
    length = 0
    // If bytes of the length are missing, it is not in its shortest form either.
    for (const byte of bytes.subarray(2, start)) length = length * 256 + byte
    if (length < (lengthBytes === 1 ? 0x80 : 0x100)) return undefined
  }
  const end = start + length
  if (bytes.length < end) return undefined
  return { content: bytes.subarray(start, end), encoded: bytes.subarray(0, end), rest: bytes.subarray(end) }
}

/** Reads elements with the given tags in order, up to the end of the bytes. */
export function readDerList(bytes: Uint8Array, tags: readonly number[]): readonly DerElement[] | undefined {
  const elements: DerElement[] = []
  let rest = bytes
  for (const tag of tags) {
    const element = readDer(rest, tag)
    if (element === undefined) return undefined
    elements.push(element)
    rest = element.rest
  }
  return rest.length === 0 ? elements : undefined
}

/** The bytes of a non-negative INTEGER without its sign byte; `undefined` if it is not in its shortest form. */
export function toUnsigned(content: Uint8Array): Uint8Array | undefined {
  const [first, second] = content
  if (first === undefined || first >= 0x80) return undefined
  if (first > 0 || second === undefined) return content
  return second >= 0x80 ? content.subarray(1) : undefined
}

/**
 * Converts an ECDSA signature from DER (RFC 3279, section 2.2.3) to r and s concatenated.
 *
 * @param size - the length of each number in bytes
 */
export function ecdsaFromDer(signature: Uint8Array, size: number): Uint8Array | undefined {
  const [sequence] = readDerList(signature, [tagSequence]) ?? []
  const [r, s] = (sequence && readDerList(sequence.content, [tagInteger, tagInteger])) ?? []
  const left = r && toUnsigned(r.content)
  const right = s && toUnsigned(s.content)
  if (left === undefined || right === undefined || left.length > size || right.length > size) return undefined
  const raw = new Uint8Array(2 * size)
  raw.set(left, size - left.length)
  raw.set(right, 2 * size - right.length)
  return raw
}
