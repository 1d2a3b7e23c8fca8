const encoder = new TextEncoder()
const decoder = new TextDecoder('utf-8', { fatal: true })

/** The UTF-8 bytes of a text. */
export function encodeUtf8(text: string): Uint8Array {
  return encoder.encode(text)
}

/**
 * The text of UTF-8 bytes, without a leading byte order mark; `undefined` where the bytes are not valid UTF-8.
 *
 * Replacement characters would make two different bodies look the same, so nothing is replaced.
 */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return decoder.decode(bytes)
  } catch {
    return undefined
  }
}
