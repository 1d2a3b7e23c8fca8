import type { ProofPlace } from './proof-place.js'

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
      { label: 'the same bytes in base64', write: (mac) => btoa(hexToBinary(mac)) },
      { label: 'hex after 0x', write: (mac) => `0x${mac}` },
      { label: 'hex with white space', write: (mac) => `${mac.slice(0, 2)} ${mac.slice(2)}` },
    ]
  }
  return [
    { label: 'base64 without padding', write: (mac) => mac.replace(/(?<!=)=+$/, '') },
    { label: 'base64url', write: (mac) => mac.replaceAll('+', '-').replaceAll('/', '_') },
    { label: 'base64 with unused bits', write: withUnusedBits },
    { label: 'base64 with white space', write: (mac) => `${mac.slice(0, 4)} ${mac.slice(4)}` },
    { label: 'the same bytes in hex', write: (mac) => binaryToHex(fromBase64(mac)) },
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

function hexToBinary(hex: string): string {
  return hex.replace(/../g, (pair) => String.fromCharCode(Number.parseInt(pair, 16)))
}

function binaryToHex(binary: string): string {
  return binary.replace(/./gs, (character) => character.charCodeAt(0).toString(16).padStart(2, '0'))
}

function fromBase64(text: string): string {
  try {
    return atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  } catch {
    return ''
  }
}
