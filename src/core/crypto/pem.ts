import { decodeBytes } from '../bytes/encoding.js'

/** One block of a PEM text (RFC 7468): its label and its bytes. */
export interface PemBlock {
  readonly label: string
  readonly bytes: Uint8Array
}

/**
 * Reads all blocks of a PEM text. Text between blocks is ignored, as RFC 7468, section 5.2, allows.
 *
 * @returns the blocks; `undefined` if there is no block or one is malformed
 */
export function readPem(text: string): readonly PemBlock[] | undefined {
  const blocks: PemBlock[] = []
  const pieces = text.split('-----BEGIN ')
  for (const piece of pieces.slice(1)) {
    const block = readBlock(piece)
    if (block === undefined) return undefined
    blocks.push(block)
  }
  return blocks.length > 0 ? blocks : undefined
}

function readBlock(piece: string): PemBlock | undefined {
  const labelEnd = piece.indexOf('-----')
  const label = piece.slice(0, labelEnd)
  const start = labelEnd + 5
  const end = piece.indexOf(`-----END ${label}-----`, start)
  if (labelEnd < 1 || end === -1) return undefined
  const bytes = decodeBytes(piece.slice(start, end).replace(/[\r\n\t ]/g, ''), 'base64')
  return bytes && { label, bytes }
}
