/** A text encoding of bytes in a header or field. `hex` is lower case, `hex-upper` upper case. */
export type ByteEncoding = 'hex' | 'hex-upper' | 'base64' | 'base64url'

const alphabets: Readonly<Record<ByteEncoding, string>> = {
  hex: '0123456789abcdef',
  'hex-upper': '0123456789ABCDEF',
  base64: 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/',
  base64url: 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_',
}

/** Every {@link ByteEncoding}. */
export const byteEncodings: readonly string[] = /* @__PURE__ */ Object.keys(alphabets)

const invalid = 255

// Maps a character code to its value, and every other code below 128 to `invalid`.
function valuesOf(alphabet: string): Uint8Array {
  const table = new Uint8Array(128).fill(invalid)
  // Equivalent (EqualityOperator): `value <= alphabet.length`. The code of the character after the last one is NaN, which is not an index.
  for (let value = 0; value < alphabet.length; value++) table[alphabet.charCodeAt(value)] = value
  return table
}

const values: Readonly<Record<ByteEncoding, Uint8Array>> = {
  hex: /* @__PURE__ */ valuesOf(alphabets.hex),
  'hex-upper': /* @__PURE__ */ valuesOf(alphabets['hex-upper']),
  base64: /* @__PURE__ */ valuesOf(alphabets.base64),
  base64url: /* @__PURE__ */ valuesOf(alphabets.base64url),
}

/**
 * Decodes text strictly: each byte sequence has exactly one accepted form.
 *
 * White space, the alphabet of the other base64 variant, missing or extra padding and non-zero unused bits are refused
 * (RFC 4648, section 3). The decoders of the platforms accept all of them.
 *
 * @returns the bytes, or `undefined` if the text is malformed
 */
export function decodeBytes(text: string, encoding: ByteEncoding): Uint8Array | undefined {
  const table = values[encoding]
  if (encoding === 'base64') return text.length % 4 === 0 ? unpackBase64(withoutPadding(text), table) : undefined
  if (encoding === 'base64url') return unpackBase64(text, table)
  if (text.length % 2 !== 0) return undefined
  // Nearly every HMAC is hex, and reading two digits at a time takes half the time.
  const bytes = new Uint8Array(text.length / 2)
  for (let index = 0; index < bytes.length; index++) {
    const high = table[text.charCodeAt(2 * index)] ?? invalid
    const low = table[text.charCodeAt(2 * index + 1)] ?? invalid
    if (high === invalid || low === invalid) return undefined
    bytes[index] = (high << 4) | low
  }
  return bytes
}

function withoutPadding(text: string): string {
  if (text.endsWith('==')) return text.slice(0, -2)
  return text.endsWith('=') ? text.slice(0, -1) : text
}

function unpackBase64(text: string, table: Uint8Array): Uint8Array | undefined {
  if (text.length % 4 === 1) return undefined
  const bytes = new Uint8Array((text.length * 6) >> 3)
  let pending = 0
  let pendingBits = 0
  let length = 0
  for (let index = 0; index < text.length; index++) {
    const value = table[text.charCodeAt(index)] ?? invalid
    if (value === invalid) return undefined
    pending = (pending << 6) | value
    pendingBits += 6
    if (pendingBits >= 8) {
      pendingBits -= 8
      bytes[length++] = pending >> pendingBits
      pending &= (1 << pendingBits) - 1
    }
  }
  return pending === 0 ? bytes : undefined
}

/** The length of the longest hash, in bytes. */
const maxHashLength = 64

// A decoder takes longer than all digits of a hash.
function encodeHash(bytes: Uint8Array, digits: string): string {
  let text = ''
  for (const byte of bytes) text += digits.charAt(byte >> 4) + digits.charAt(byte & 15)
  return text
}

const ascii = /* @__PURE__ */ new TextDecoder()

/** Encodes bytes as text, the inverse of {@link decodeBytes}. */
export function encodeBytes(bytes: Uint8Array, encoding: ByteEncoding): string {
  const alphabet = alphabets[encoding]
  if (alphabet.length === 16 && bytes.length <= maxHashLength) return encodeHash(bytes, alphabet)
  const bitsPerCharacter = alphabet.length === 16 ? 4 : 6
  const length = Math.ceil((bytes.length * 8) / bitsPerCharacter)
  // Pre-filled with the padding `=`. A string that grows by one character at a time takes 50 bytes per character.
  const text = new Uint8Array(encoding === 'base64' ? Math.ceil(length / 4) * 4 : length).fill(61)
  let written = 0
  let pending = 0
  let pendingBits = 0
  for (let index = 0; index < bytes.length; index++) {
    pending = (pending << 8) | (bytes[index] ?? 0)
    pendingBits += 8
    // Equivalent (EqualityOperator): `pendingBits > bitsPerCharacter`. The next byte, or the line after the loop, writes the character.
    while (pendingBits >= bitsPerCharacter) {
      pendingBits -= bitsPerCharacter
      text[written++] = alphabet.charCodeAt(pending >> pendingBits)
      pending &= (1 << pendingBits) - 1
    }
  }
  // Equivalent (ConditionalExpression): `true`. Without pending bits, the text is full, and an array of bytes ignores what is written after its end.
  // Equivalent (EqualityOperator): `pendingBits >= 0`. Without pending bits, the text is full, and an array of bytes ignores what is written after its end.
  if (pendingBits > 0) text[written] = alphabet.charCodeAt(pending << (bitsPerCharacter - pendingBits))
  return ascii.decode(text)
}

const encoder = /* @__PURE__ */ new TextEncoder()

/** Throws at bytes that are not valid UTF-8, and drops a leading byte order mark. */
export const strictUtf8: { decode(bytes: Uint8Array): string } = /* @__PURE__ */ new TextDecoder('utf-8', {
  fatal: true,
})

/** Encodes text as UTF-8. */
export function encodeUtf8(text: string): Uint8Array {
  return encoder.encode(text)
}

/** Encodes text as UTF-8, and returns bytes as they are. */
export function toBytes(content: string | Uint8Array): Uint8Array {
  return typeof content === 'string' ? encoder.encode(content) : content
}

/**
 * Decodes UTF-8 without a leading byte order mark; `undefined` if the bytes are not valid UTF-8.
 *
 * Strict, because replacement characters would make two different bodies equal.
 */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return strictUtf8.decode(bytes)
    // Equivalent (BlockStatement): `{}`. A function that ends returns undefined.
  } catch {
    return undefined
  }
}
