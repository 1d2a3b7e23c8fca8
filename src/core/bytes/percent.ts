const percent = 0x25
const plus = 0x2b
const space = 0x20

/**
 * Decodes percent-encoding strictly (RFC 3986, section 2.1).
 *
 * Works on bytes and never throws, so that an unverified request is cheap to refuse.
 *
 * @param encoded - the encoded text as bytes
 * @param plusIsSpace - whether `+` means a space, as it does only in forms
 * @returns the decoded bytes, in any charset; `undefined` if a `%` is not followed by two hexadecimal digits
 */
export function decodePercent(encoded: Uint8Array, plusIsSpace: boolean): Uint8Array | undefined {
  const bytes = new Uint8Array(encoded.length)
  let length = 0
  for (let index = 0; index < encoded.length; index++) {
    let byte = encoded[index] ?? 0
    if (byte === percent) {
      byte = (digitValue(encoded[index + 1]) << 4) | digitValue(encoded[index + 2])
      if (byte < 0) return undefined
      index += 2
    } else if (byte === plus && plusIsSpace) {
      byte = space
    }
    bytes[length++] = byte
  }
  return bytes.subarray(0, length)
}

// -1 for anything else, because a negative value stays negative through the shift and the bitwise OR.
function digitValue(code: number | undefined): number {
  // Equivalent (ConditionalExpression): `false`. As a number, undefined is not a digit either. The line is for the compiler.
  if (code === undefined) return -1
  // Equivalent (ConditionalExpression): `true`. A code below that of 0 gives a negative number, which is refused as well.
  if (code >= 0x30 && code <= 0x39) return code - 0x30
  const lower = code | 0x20
  return lower >= 0x61 && lower <= 0x66 ? lower - 0x57 : -1
}
