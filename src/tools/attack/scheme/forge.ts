import { decodeBytes } from '../../../core/bytes/encoding.js'
import type { Sample } from '../../../testing/sample.js'
import { encode } from '../../../testing/signers/encode.js'
import { type ProofPlace, readProof, replaceMac, writeProof } from './proof-place.js'
import type { Supply } from './supply.js'

/** A copy without any proof. */
export function withoutProofs(supply: Supply, sample: Sample): Sample {
  return supply.scheme.proofs.reduce<Sample>((rest, place) => writeProof(rest, place, undefined), sample)
}

/** A copy with another value of the proof. */
export function withProof(
  supply: Supply,
  sample: Sample,
  change: (value: string) => string | readonly string[],
): Sample {
  const [place] = supply.scheme.proofs
  return writeProof(sample, place, change(readProof(sample, place)))
}

/** A copy with another signature in the value of the proof. */
export function withMac(supply: Supply, sample: Sample, change: (mac: string) => string): Sample {
  const [place] = supply.scheme.proofs
  return withProof(supply, sample, (value) => replaceMac(value, place, change))
}

/** A copy whose signature is right at its beginning and wrong from a character on. */
export function withWrongMac(supply: Supply, sample: Sample, from: number): Sample {
  return withMac(supply, sample, (mac) => mac.slice(0, from) + flipAll(mac.slice(from)))
}

/** Another character of the same kind. */
export function flip(character: string): string {
  if (/[0-9]/.test(character)) return character === '0' ? '1' : '0'
  if (/[a-z]/.test(character)) return character === 'a' ? 'b' : 'a'
  if (/[A-Z]/.test(character)) return character === 'A' ? 'B' : 'A'
  return character === '=' ? '=' : 'A'
}

/** Another signature of the same form: every character is another one. Padded base64 stays canonical. */
export function flipAll(text: string): string {
  const end = text.indexOf('=')
  if (end < 1 || /[^=]/.test(text.slice(end))) return text.replace(/./g, flip)
  // The unused bits of the last character stay zero: four bits before `==`, two before `=`.
  return text.slice(0, end - 1).replace(/./g, flip) + (text[end - 1] === 'A' ? 'Q' : 'A') + text.slice(end)
}

/** The letters of a text in the other case. */
export function swapCase(text: string): string {
  return text.replace(/[a-z]/gi, (letter) =>
    letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase(),
  )
}

/** Other spellings of the same bytes. */
export function otherSpellings(
  place: ProofPlace,
): readonly { readonly label: string; readonly write: (mac: string) => string }[] {
  if (place.encoding === 'token') return [{ label: 'a token in upper case', write: (mac) => mac.toUpperCase() }]
  if (place.encoding === 'hex') {
    return [
      { label: 'hex in upper case', write: (mac) => mac.toUpperCase() },
      { label: 'the same bytes in base64', write: (mac) => rewrite(mac, 'base64') },
      { label: 'hex after 0x', write: (mac) => `0x${mac}` },
      { label: 'hex with white space', write: (mac) => `${mac.slice(0, 2)} ${mac.slice(2)}` },
    ]
  }
  return [
    { label: 'base64 without padding', write: (mac) => mac.replace(/(?<!=)=+$/, '') },
    { label: 'base64url', write: (mac) => mac.replaceAll('+', '-').replaceAll('/', '_') },
    { label: 'base64 with unused bits', write: withUnusedBits },
    { label: 'base64 with white space', write: (mac) => `${mac.slice(0, 4)} ${mac.slice(4)}` },
    { label: 'the same bytes in hex', write: (mac) => rewrite(mac, 'hex') },
  ]
}

// The last character before the padding has bits that decoders ignore.
function withUnusedBits(mac: string): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
  const end = mac.indexOf('=')
  if (end < 1) return mac
  const next = alphabet[alphabet.indexOf(mac[end - 1] ?? '') ^ 1] ?? 'A'
  return mac.slice(0, end - 1) + next + mac.slice(end)
}

function rewrite(mac: string, encoding: 'hex' | 'base64'): string {
  return encode(macBytes(mac) ?? new Uint8Array(), encoding)
}

/** The bytes of a signature in hex or base64; `undefined` for other text. */
export function macBytes(mac: string): Uint8Array | undefined {
  return decodeBytes(mac, 'hex') ?? decodeBytes(mac, 'base64') ?? decodeBytes(mac, 'base64url')
}
