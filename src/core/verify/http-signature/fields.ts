import { type Dictionary, parseDictionary, serializeDictionary } from 'structured-headers'
import { refusal, type WebhookError } from '../../../errors.js'
import { decodeBytes, encodeBytes } from '../../bytes/encoding.js'

/** The maximum length of an unverified field, in characters. An RSA signature has up to 1400. */
const maxFieldLength = 16_384

/**
 * Parses a dictionary of structured fields (RFC 9651, section 4.2.2) that is part of the proof, from all lines of a header.
 *
 * Only the canonical serialization is accepted, apart from white space around commas. The format itself allows repeated
 * keys, of which the last wins, and unused bits in base64; other parsers may read them differently.
 *
 * @throws {WebhookError} `proof_missing` if there is no line, `signature_malformed`
 */
export function requireDictionary(lines: readonly string[], field: string): Dictionary {
  if (lines.length === 0) throw refusal('proof_missing', `header ${field} is missing`, { field })
  const text = lines.join(', ')
  if (text.length > maxFieldLength) throw malformed(field, `has more than ${maxFieldLength} characters`)
  const dictionary = tryToParse(() => parseDictionary(text))
  // Equivalent (ConditionalExpression): `false`. It has no canonical form, which is malformed, too.
  if (dictionary === undefined) throw malformed(field, 'is not a dictionary of structured fields')
  const canonical = tryToParse(() => serializeDictionary(dictionary))
  // Equivalent (ConditionalExpression): `false`. What was parsed can be serialized. The condition is for the compiler.
  if (canonical === undefined || withoutSpaces(canonical) !== withoutSpaces(text)) {
    throw malformed(field, 'has a key twice, or is not in its canonical form')
  }
  return dictionary
}

/** The encoding of byte sequences: RFC 9651 prescribes `base64`. */
export type SequenceEncoding = 'base64' | 'base64url'

/**
 * Rewrites the byte sequences of a dictionary from base64url without padding to base64.
 *
 * @param otherwise - returns the text for a sequence in another encoding, or throws
 */
export function toStandardSequences(line: string, otherwise: (sequence: string) => string): string {
  // Fields that are too long are refused later, unchanged.
  // Equivalent (ConditionalExpression): `false`. A line that is too long is refused later, also with longer sequences.
  if (line.length > maxFieldLength) return line
  return line.replace(/=:([^:]*):/g, (sequence: string, digits: string) => {
    const bytes = decodeBytes(digits, 'base64url')
    return bytes ? `=:${encodeBytes(bytes, 'base64')}:` : otherwise(sequence)
  })
}

/** Runs a parser of structured fields; `undefined` if it throws. */
export function tryToParse<Result>(parse: () => Result): Result | undefined {
  try {
    return parse()
    // Equivalent (BlockStatement): `{}`. A function that ends returns undefined.
  } catch {
    return undefined
  }
}

// Commas in quoted strings lose their white space too, on both sides of the comparison.
function withoutSpaces(text: string): string {
  return text
    .split(',')
    .map((part) => part.trim())
    .join(',')
}

/** The error for a malformed header or signature component. */
export function malformed(field: string, problem: string): WebhookError {
  return refusal('signature_malformed', `${field} ${problem}`, { field })
}
