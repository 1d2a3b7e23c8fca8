import { type Dictionary, parseDictionary, serializeDictionary } from 'structured-headers'
import { refusal, type WebhookError } from '../../errors.js'

/** The longest field that is parsed before anything about it is known, in characters; an RSA signature has up to 1400. */
const maxFieldLength = 16_384

/**
 * Parses a dictionary of structured fields (RFC 9651, section 4.2.2) that is part of the proof, from all its lines.
 *
 * Only the spelling that a serializer makes is accepted, but for white space around commas: the format itself lets the
 * last of several equal keys win, and Base64 have unused bits, and other readers may choose otherwise.
 *
 * @throws {WebhookError} `proof_missing` without a line, `signature_malformed`
 */
export function requireDictionary(lines: readonly string[], field: string): Dictionary {
  if (lines.length === 0) throw refusal('proof_missing', `header ${field} is missing`, { field })
  const text = lines.join(', ')
  if (text.length > maxFieldLength) throw malformed(field, `has more than ${maxFieldLength} characters`)
  const dictionary = tryToParse(() => parseDictionary(text))
  if (dictionary === undefined) throw malformed(field, 'is not a dictionary of structured fields')
  const canonical = tryToParse(() => serializeDictionary(dictionary))
  if (canonical === undefined || withoutGaps(canonical) !== withoutGaps(text)) {
    throw malformed(field, 'has a key twice, or is not written as a serializer would write it')
  }
  return dictionary
}

/** What a parser of structured fields makes of a text; `undefined` where it refuses it. */
export function tryToParse<Result>(parse: () => Result): Result | undefined {
  try {
    return parse()
  } catch {
    return undefined
  }
}

// The same commas in a quoted text lose their white space on both sides of the comparison, which changes nothing.
function withoutGaps(text: string): string {
  return text
    .split(',')
    .map((part) => part.trim())
    .join(',')
}

/** The refusal of a header, or of a component of the signature, that is not of its form. */
export function malformed(field: string, problem: string): WebhookError {
  return refusal('signature_malformed', `${field} ${problem}`, { field })
}
