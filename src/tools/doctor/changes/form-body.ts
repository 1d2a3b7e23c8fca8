/** One field of a form. */
type Field = readonly [name: string, value: string]

const encodeStrictly = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)
const plusForSpace = (encoded: string) => encoded.replaceAll('%20', '+')
const lowerCase = (encoded: string) => encoded.replace(/%[0-9A-F]{2}/g, (digits) => digits.toLowerCase())
const platform = (text: string) => new URLSearchParams([['', text]]).toString().slice(1)

// How common languages encode a field; they differ in the characters that they escape.
const writers: readonly ((text: string) => string)[] = [
  platform,
  encodeURIComponent,
  (text) => plusForSpace(encodeURIComponent(text)),
  encodeStrictly,
  (text) => plusForSpace(encodeStrictly(text)),
  (text) => plusForSpace(encodeStrictly(text)).replaceAll('~', '%7E'),
  (text) => lowerCase(platform(text)),
  (text) => lowerCase(encodeURIComponent(text)),
]

/** Yields the encodings of a form. */
export function* writeForm(fields: readonly Field[]): Generator<string> {
  for (const write of writers) {
    try {
      yield fields.map(([name, value]) => `${write(name)}=${write(value)}`).join('&')
    } catch {
      // A lone surrogate cannot be encoded.
    }
  }
}

const maxFields = 500

/** Parses a form; returns no fields for any other text, or if there are more than 500. */
export function readForm(text: string): readonly Field[] {
  const isForm = /^[^\s={}<>"]+=[^\s{}<>"]*$/.test(text) && text.split('&', maxFields + 1).length <= maxFields
  return isForm ? [...new URLSearchParams(text)] : []
}

/** Returns the fields of an object that may have been parsed from a form: those with string values. */
export function fieldsOf(value: unknown): readonly Field[] {
  if (typeof value !== 'object' || value === null) return []
  const fields = Object.entries(value)
  if (fields.length > maxFields) return []
  return fields.filter((field): field is [string, string] => typeof field[1] === 'string')
}
