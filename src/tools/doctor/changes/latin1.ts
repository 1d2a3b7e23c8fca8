/** Converts each byte to one character, so that string functions work on bytes of any charset. */
export function toLatin1(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return text
}

/** Converts each character to one byte; returns `undefined` if a character does not fit. */
export function fromLatin1(text: string, codes?: ReadonlyMap<string, number>): Uint8Array | undefined {
  const bytes = new Uint8Array(text.length)
  for (let index = 0; index < text.length; index++) {
    const code = codes?.get(text.charAt(index)) ?? text.charCodeAt(index)
    if (code > 255) return undefined
    bytes[index] = code
  }
  return bytes
}

/** The characters of windows-1252 that Latin-1 lacks or encodes differently, with their bytes. */
export function windows1252(): ReadonlyMap<string, number> {
  const bytes = Uint8Array.from({ length: 32 }, (_, index) => 128 + index)
  const characters = Array.from(decodeWindows1252(bytes))
  return new Map(characters.map((character, index) => [character, 128 + index]))
}

// Some runtimes do not support it; then this charset is not tried.
function decodeWindows1252(bytes: Uint8Array): string {
  try {
    return new TextDecoder('windows-1252').decode(bytes)
  } catch {
    return ''
  }
}
