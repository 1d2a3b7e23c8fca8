import { decodeUtf8 } from '../../bytes/utf8.js'
import { refusal } from '../../errors.js'

/** One field of a form, decoded. */
export type FormPair = readonly [name: string, value: string]

// Printable ASCII but for space, quotation mark, angle brackets and braces.
const writtenAsForm = /^[!#-;=?-z|~]*$/

/**
 * The fields of a form-encoded body in order, repeats included, decoded strictly.
 *
 * Percent-encoded bytes that are not UTF-8 are refused; the platform's reader would replace them. So is what nobody
 * writes into a form without encoding it: signed JSON or XML must not be taken for a form, because its sender did not
 * sign the media type.
 *
 * @throws {WebhookError} `body_malformed`, `body_limit_exceeded` for more than `maxFields`
 */
export function readFormPairs(body: Uint8Array, maxFields: number): readonly FormPair[] {
  const text = decodeUtf8(body)
  if (text === undefined || !writtenAsForm.test(text)) {
    throw refusal('body_malformed', 'the body has characters that a form must encode')
  }
  const fields = text.split('&', maxFields + 1)
  if (fields.length > maxFields) {
    throw refusal('body_limit_exceeded', `the form has more than ${maxFields} fields`, { limit: maxFields })
  }
  return fields.filter((field) => field !== '').map(toPair)
}

function toPair(field: string): FormPair {
  const separator = field.indexOf('=')
  if (separator === -1) return [decodeComponent(field), '']
  return [decodeComponent(field.slice(0, separator)), decodeComponent(field.slice(separator + 1))]
}

function decodeComponent(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    throw refusal('body_malformed', 'a field of the form is not encoded correctly')
  }
}
