/** One field of a form. */
type Field = readonly [name: string, value: string]

const encodeStrictly = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
const plusForSpace = (encoded: string) => encoded.replaceAll('%20', '+')
const lowerCase = (encoded: string) => encoded.replace(/%[0-9A-F]{2}/g, (digits) => digits.toLowerCase())
const platform = (text: string) => new URLSearchParams([['', text]]).toString().slice(1)

// How the languages of senders write a field; they differ in the signs that they escape.
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

/** The spellings of a form. */
export function* writeForm(fields: readonly Field[]): Generator<string> {
  for (const write of writers) {
    try {
      yield fields.map(([name, value]) => `${write(name)}=${write(value)}`).join('&')
    } catch {
      // A lone surrogate has no encoding.
    }
  }
}

const maxFields = 500

/** The fields of a form; none where the text is not one, or has more than 500. */
export function readForm(text: string): readonly Field[] {
  const isForm = /^[^\s={}<>"]+=[^\s{}<>"]*$/.test(text) && text.split('&', maxFields + 1).length <= maxFields
  return isForm ? [...new URLSearchParams(text)] : []
}

/** The fields of an object that may have been made of a form: those whose values are texts. */
export function fieldsOf(value: unknown): readonly Field[] {
  if (typeof value !== 'object' || value === null) return []
  const fields = Object.entries(value)
  if (fields.length > maxFields) return []
  return fields.filter((field): field is [string, string] => typeof field[1] === 'string')
}
