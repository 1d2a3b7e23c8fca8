import { encodeUtf8 } from '../../bytes/utf8.js'
import { refusal } from '../../errors.js'

const ampersand = 0x26
const equalsSign = 0x3d

/** Undoes the encoding of a name or value; `undefined` where it is malformed. */
export type ComponentDecoder = (encoded: Uint8Array) => Uint8Array | undefined

/**
 * The value of the only pair of this exact name in `a=1&b=2`; no other pair is decoded or kept.
 *
 * Takes a time linear in the bytes, however many pairs they are cut into, so that it needs no limit of its own.
 *
 * @param encoded - the pairs as they arrived
 * @param name - the decoded name
 * @param kind - what a pair is called, for the message
 * @returns the decoded value; `undefined` where it is malformed
 * @throws {WebhookError} `proof_missing` without such a pair or with an empty value, `proof_duplicated` with several
 */
export function requireSingleParameter(
  encoded: Uint8Array,
  name: string,
  kind: string,
  decode: ComponentDecoder,
): Uint8Array | undefined {
  const wanted = encodeUtf8(name)
  let value: Uint8Array | undefined
  for (let start = 0; start < encoded.length; ) {
    const end = indexWithin(encoded, ampersand, start, encoded.length)
    const nameEnd = indexWithin(encoded, equalsSign, start, end)
    if (canBeName(nameEnd - start, wanted) && isName(encoded.subarray(start, nameEnd), wanted, decode)) {
      if (value !== undefined) throw refusal('proof_duplicated', `${kind} ${name} came more than once`, { field: name })
      value = encoded.subarray(nameEnd + 1, end)
    }
    start = end + 1
  }
  if (value === undefined || value.length === 0)
    throw refusal('proof_missing', `${kind} ${name} is missing`, { field: name })
  return decode(value)
}

function indexWithin(bytes: Uint8Array, byte: number, start: number, end: number): number {
  for (let index = start; index < end; index++) if (bytes[index] === byte) return index
  return end
}

// An encoded name has one to three characters for each byte.
function canBeName(length: number, wanted: Uint8Array): boolean {
  return length >= wanted.length && length <= 3 * wanted.length
}

function isName(encoded: Uint8Array, wanted: Uint8Array, decode: ComponentDecoder): boolean {
  const name = decode(encoded)
  return name?.length === wanted.length && name.every((byte, index) => byte === wanted[index])
}
