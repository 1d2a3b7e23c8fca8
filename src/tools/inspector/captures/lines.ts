import { closeSync, openSync, readSync } from 'node:fs'

/** A complete line of a file. */
export interface Line {
  /** With its end; `undefined` for a line that is too long to be a record. */
  readonly content: Buffer | undefined
  /** The length of the line with its end. */
  readonly bytes: number
}

// The longest body takes 45 MB in base64. Longer lines would take memory for nothing, and some of them cannot be a string.
const maxLineBytes = 67_108_864
const chunkBytes = 8_388_608
const lineEnd = 0x0a

/** The complete lines between two places of a file, read piece by piece. What follows the last end of a line is left out. */
export function* readLines(path: string, start: number, end: number): Generator<Line> {
  const file = openSync(path, 'r')
  try {
    // The pieces of a line that has not ended yet; none of a line that is too long.
    let pieces: Buffer[] = []
    let bytes = 0
    for (let at = start; at < end; ) {
      const buffer = Buffer.alloc(Math.min(chunkBytes, end - at))
      const chunk = buffer.subarray(0, readSync(file, buffer, 0, buffer.length, at))
      if (chunk.length === 0) return
      at += chunk.length
      let from = 0
      for (let to = chunk.indexOf(lineEnd); to >= 0; to = chunk.indexOf(lineEnd, from)) {
        const last = chunk.subarray(from, to + 1)
        bytes += last.length
        yield { content: bytes > maxLineBytes ? undefined : joined([...pieces, last]), bytes }
        pieces = []
        bytes = 0
        from = to + 1
      }
      bytes += chunk.length - from
      pieces = bytes > maxLineBytes ? [] : [...pieces, chunk.subarray(from)]
    }
  } finally {
    closeSync(file)
  }
}

function joined(pieces: readonly Buffer[]): Buffer {
  const [only] = pieces
  return pieces.length === 1 && only !== undefined ? only : Buffer.concat(pieces)
}
