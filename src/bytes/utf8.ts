const encoder = new TextEncoder()
const decoder = new TextDecoder('utf-8', { fatal: true })

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
    return decoder.decode(bytes)
  } catch {
    return undefined
  }
}
