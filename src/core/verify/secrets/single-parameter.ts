import { refusal } from '../../../errors.js'
import { encodeUtf8 } from '../../bytes/encoding.js'

const ampersand = 0x26
const equalsSign = 0x3d

/** Decodes a name or value; `undefined` if it is malformed. */
export type ComponentDecoder = (encoded: Uint8Array) => Uint8Array | undefined

/**
 * Returns the value of the only parameter with this exact name in `a=1&b=2`. No other value is decoded or kept.
 *
 * The time is linear in the number of bytes, however many parameters there are, so no limit is needed.
 *
 * @param encoded - the parameters as received
 * @param name - the decoded name
 * @param kind - the word for a parameter in the message
 * @returns the decoded value; `undefined` if it is malformed
 * @throws {WebhookError} `proof_missing` if the parameter is absent or empty, `proof_duplicated` if it is repeated
 */
export function requireSingleParameter(
  encoded: Uint8Array,
  name: string,
  kind: string,
  decode: ComponentDecoder,
): Uint8Array | undefined {
  const wanted = encodeUtf8(name)
  let value: Uint8Array | undefined
  // Equivalent (EqualityOperator): `start <= encoded.length`. After the end is no name.
  for (let start = 0; start < encoded.length; ) {
    const end = indexWithin(encoded, ampersand, start, encoded.length)
    const nameEnd = indexWithin(encoded, equalsSign, start, end)
    if (canBeName(nameEnd - start, wanted) && isName(encoded.subarray(start, nameEnd), wanted, decode)) {
      if (value !== undefined)
        throw refusal('proof_duplicated', `${kind} ${name} appears more than once`, { field: name })
      value = encoded.subarray(nameEnd + 1, end)
    }
    start = end + 1
  }
  if (value === undefined || value.length === 0) {
    throw refusal('proof_missing', `${kind} ${name} is missing`, { field: name })
  }
  return decode(value)
}

function indexWithin(bytes: Uint8Array, byte: number, start: number, end: number): number {
  // Equivalent (EqualityOperator): `index <= end`. The byte at the end is found there, or is another one.
  for (let index = start; index < end; index++) if (bytes[index] === byte) return index
  return end
}

// Percent-encoding takes one to three characters per byte.
function canBeName(length: number, wanted: Uint8Array): boolean {
  // Equivalent (ConditionalExpression): `true`. Names of other lengths are compared, too. The check only takes less time.
  // Equivalent (LogicalOperator): `length >= wanted.length || length <= 3 * wanted.length`. Names of other lengths are compared, too. The check only takes less time.
  return length >= wanted.length && length <= 3 * wanted.length
}

function isName(encoded: Uint8Array, wanted: Uint8Array, decode: ComponentDecoder): boolean {
  const name = decode(encoded)
  return name?.length === wanted.length && name.every((byte, index) => byte === wanted[index])
}
