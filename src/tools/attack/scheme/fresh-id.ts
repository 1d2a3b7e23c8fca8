import { type Sample, withBody } from '../../../testing/sample.js'
import { below, type Random } from '../../../testing/simulator/random.js'

/** Replaces texts in the headers and the body of a request. */
export function replaceText(sample: Sample, from: string, to: string): Sample {
  const headers = sample.headers.map(([name, value]) => [name, value.replaceAll(from, () => to)] as const)
  const body = new TextDecoder().decode(sample.body)
  return withBody(
    { ...sample, headers },
    body.replaceAll(from, () => to),
  )
}

/** The parts of a delivery's id that occur in its request, the most telling first. */
export function idPieces(id: string, sample: Sample): readonly string[] {
  const body = new TextDecoder().decode(sample.body)
  const occurs = (piece: string) =>
    sample.headers.some(([, value]) => value === piece) || (piece.length >= 6 && body.includes(piece))
  const pieces = id.split(':').map(decode)
  return [...new Set([id, ...pieces.reverse()])].filter((piece) => /\d/.test(piece) && occurs(piece))
}

function decode(piece: string): string {
  try {
    return decodeURIComponent(piece)
  } catch {
    return piece
  }
}

/** Another id of the same shape: its last twelve letters and digits are new. A short number grows instead. */
export function freshText(text: string, random: Random, count: number): string {
  if (/^\d{1,8}$/.test(text)) return String(Number(text) + 1 + count)
  const isHex = /^[0-9a-f-]+$/.test(text) && /[a-f]/.test(text)
  const from = Math.max(0, text.length - 12)
  return (
    text.slice(0, from) +
    text.slice(from).replace(/[0-9a-zA-Z]/g, (character) => {
      if (isHex) return below(random, 16).toString(16)
      const digit = below(random, 10)
      if (/\d/.test(character)) return String(digit)
      const letter = String.fromCharCode(97 + below(random, 26))
      return character === character.toUpperCase() ? letter.toUpperCase() : letter
    })
  )
}
