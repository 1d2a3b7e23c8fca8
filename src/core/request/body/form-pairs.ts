import { refusal } from '../../../errors.js'
import { decodeUtf8 } from '../../bytes/encoding.js'

/** One field of a form, decoded. */
export type FormPair = readonly [name: string, value: string]

// Printable ASCII except space, quotation mark, angle brackets and braces.
const formCharacters = /^[!#-;=?-z|~]*$/

/**
 * Decodes the fields of a form strictly, in order and including repeated ones.
 *
 * Percent-encoded bytes that are not UTF-8 are refused; the platform's decoder would replace them. Unescaped characters
 * that every form encoder escapes are refused, too: media types are not signed, so an attacker could otherwise pass
 * signed JSON or XML off as a form.
 *
 * @throws {WebhookError} `body_malformed`, `body_limit_exceeded` for more than `maxFields`
 */
export function readFormPairs(body: Uint8Array, maxFields: number): readonly FormPair[] {
  const text = decodeUtf8(body)
  if (text === undefined || !formCharacters.test(text)) {
    throw refusal(
      'body_malformed',
      'the form has a character that must be percent-encoded, such as a space, a line break, ", <, >, { or a letter like é',
    )
  }
  const fields = text.split('&', maxFields + 1)
  if (fields.length > maxFields) {
    throw refusal('body_limit_exceeded', `the form has more than ${maxFields} fields`, { limit: maxFields })
  }
  return fields.filter((field) => field !== '').map(toPair)
}

function toPair(field: string): FormPair {
  const end = `${field}=`.indexOf('=')
  return [decodeComponent(field.slice(0, end)), decodeComponent(field.slice(end + 1))]
}

function decodeComponent(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    throw refusal('body_malformed', 'the form is not encoded correctly')
  }
}
