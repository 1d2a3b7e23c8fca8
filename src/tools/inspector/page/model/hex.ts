/** A line of a hex view: 16 bytes. */
export interface HexLine {
  readonly offset: string
  readonly bytes: string
  readonly text: string
}

/** Decodes base64 that the API has sent. */
export function fromBase64(text: string): Uint8Array {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
}

/** Encodes bytes as base64. */
export function toBase64(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text)
}

/** The text of bytes; `undefined` if they are not UTF-8. */
export function toText(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** The lines of a hex view. */
export function hexLines(bytes: Uint8Array, maxLines: number): readonly HexLine[] {
  const lines: HexLine[] = []
  for (let start = 0; start < bytes.length && lines.length < maxLines; start += 16) {
    const part = [...bytes.subarray(start, start + 16)]
    const digits = part.map((byte) => byte.toString(16).padStart(2, '0'))
    lines.push({
      offset: start.toString(16).padStart(6, '0'),
      bytes: `${digits.slice(0, 8).join(' ')}  ${digits.slice(8).join(' ')}`.padEnd(48),
      text: part.map((byte) => (byte >= 32 && byte < 127 ? String.fromCharCode(byte) : '·')).join(''),
    })
  }
  return lines
}

/** Makes characters visible that change how text is shown: controls, and those that turn its direction. */
export function visible(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (character) => {
    if (character === '\n' || character === '\t') return character
    const code = character.codePointAt(0) ?? 0
    return code < 32 ? String.fromCharCode(0x2400 + code) : `\\u{${code.toString(16)}}`
  })
}
