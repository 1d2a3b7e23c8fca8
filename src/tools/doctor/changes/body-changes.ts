import { crc32 } from '../../../core/bytes/crc32.js'
import { decodeBytes, decodeUtf8, encodeUtf8 } from '../../../core/bytes/encoding.js'
import type { Change, Situation } from './change.js'
import { escapeTokens, jsonEscapes, jsonLayouts, readJsonTokens, writeJson } from './json-layout.js'
import { fromLatin1, toLatin1, windows1252 } from './latin1.js'

/** A candidate body, and the cause that it proves if it was the signed body. */
interface BodyChange extends Pick<Change, 'cause' | 'evidence'> {
  readonly body: Uint8Array | undefined
}

/** Yields bodies that may have been signed, the likeliest first, without repetitions. */
export function* bodyChanges(situation: Situation): Generator<Change> {
  const { request } = situation
  const seen = new Set([fingerprint(request.body)])
  for (const { body, ...change } of allChanges(request.body)) {
    if (body === undefined) continue
    const print = fingerprint(body)
    if (seen.has(print)) continue
    seen.add(print)
    yield { ...change, situation: { ...situation, request: { ...request, body } } }
  }
}

// If two bodies have the same checksum, only the first is tried.
function fingerprint(body: Uint8Array): string {
  return `${body.length}:${crc32(body)}`
}

function* allChanges(body: Uint8Array): Generator<BodyChange> {
  yield* whiteSpace(body)
  yield* byteOrderMarks(body)
  const text = decodeUtf8(body)
  if (text !== undefined) {
    yield* otherJson(text)
    const value = parsed(text)
    yield* wrapped(text, value)
    yield* forms(text, value)
  }
  yield* charsets(body, text)
}

function* whiteSpace(body: Uint8Array): Generator<BodyChange> {
  const text = toLatin1(body)
  const lineFeeds = text.replaceAll('\r\n', '\n')
  const ends = [
    ['with a line break (LF) added at the end of the body', `${text}\n`],
    ['with a line break (CR LF) added at the end of the body', `${text}\r\n`],
    ['without the white space at the end of the body', text.replace(/[ \t\r\n]{1,64}$/, '')],
    ['without the white space around the body', text.replace(/^[ \t\r\n]+|[ \t\r\n]{1,64}$/g, '')],
  ] as const
  const lines = [
    ['with LF in place of CR LF in the body', lineFeeds],
    ['with CR LF in place of LF in the body', lineFeeds.replaceAll('\n', '\r\n')],
    ['with LF in place of CR in the body', text.replaceAll('\r', '\n')],
  ] as const
  for (const [evidence, changed] of ends) yield { cause: 'body_whitespace', evidence, body: fromLatin1(changed) }
  for (const [evidence, changed] of lines) yield { cause: 'body_line_endings', evidence, body: fromLatin1(changed) }
}

/** The maximum number of characters of JSON to write, over all layouts together. */
const maxWritten = 16_777_216

function* otherJson(text: string): Generator<BodyChange> {
  const tokens = readJsonTokens(text)
  if (tokens === undefined) return
  const maxLength = 4 * text.length + 65_536
  const seen: (readonly string[])[] = []
  let left = maxWritten
  for (const escapes of jsonEscapes) {
    const escaped = escapeTokens(tokens, escapes)
    if (seen.some((other) => other.every((one, index) => one === escaped[index]))) continue
    seen.push(escaped)
    for (const layout of jsonLayouts) {
      if (left < 0) return
      const json = writeJson(escaped, layout, maxLength)
      left -= json?.length ?? maxLength
      if (json === undefined) continue
      const how = [layout.name, escapes.name].filter(Boolean).join(', ')
      yield rewritten(how, json)
      yield rewritten(`${how} and a line break at the end`, `${json}\n`)
    }
  }
}

function rewritten(how: string, json: string): BodyChange {
  return { cause: 'body_reserialised', evidence: `with the JSON of the body written ${how}`, body: encodeUtf8(json) }
}

function* wrapped(text: string, value: unknown): Generator<BodyChange> {
  yield decoded('with the body decoded from base64', text.trim())
  const inner = typeof value === 'object' && value !== null && 'body' in value ? value.body : value
  if (typeof inner !== 'string') return
  const where = inner === value ? 'the JSON string in the body' : 'the field `body` of the JSON that arrived'
  yield { cause: 'body_wrapped', evidence: `with ${where} as the body`, body: encodeUtf8(inner) }
  yield decoded(`with ${where}, decoded from base64, as the body`, inner.trim())
}

function decoded(evidence: string, encoded: string): BodyChange {
  const body = decodeBytes(encoded, 'base64') ?? decodeBytes(encoded, 'base64url')
  return { cause: 'body_base64', evidence, body }
}

function* forms(text: string, value: unknown): Generator<BodyChange> {
  const fields = readForm(text)
  const [only, ...others] = fields
  if (only !== undefined && others.length === 0) {
    const evidence = 'with the value of the only field of the form as the body'
    yield { cause: 'form_value_signed', evidence, body: encodeUtf8(only[1]) }
  }
  yield* encodedForms('form_reserialised', 'with the form of the body encoded differently', fields)
  if (value === undefined) return
  yield* encodedForms('form_reserialised', 'with the JSON of the body written as a form', fieldsOf(value))
  yield* encodedForms('form_unwrapped', 'with the body as the field `payload` of a form', [['payload', text]])
}

function* encodedForms(
  cause: 'form_reserialised' | 'form_unwrapped',
  evidence: string,
  fields: readonly (readonly [string, string])[],
): Generator<BodyChange> {
  if (fields.length === 0) return
  for (const form of writeForm(fields)) yield { cause, evidence, body: encodeUtf8(form) }
}

const byteOrderMark = '\u00ef\u00bb\u00bf'

function* byteOrderMarks(body: Uint8Array): Generator<BodyChange> {
  const text = toLatin1(body)
  if (text.startsWith(byteOrderMark)) yield charset('without the byte order mark of the body', body.subarray(3))
  else yield charset('with a byte order mark before the body', fromLatin1(byteOrderMark + text))
}

function* charsets(body: Uint8Array, text: string | undefined): Generator<BodyChange> {
  yield charset('with the bytes of the body, taken as Latin-1, written as UTF-8', encodeUtf8(toLatin1(body)))
  if (text === undefined) return
  yield charset('with the characters of the body written as Latin-1', fromLatin1(text))
  yield charset('with the characters of the body written as windows-1252', fromLatin1(text, windows1252()))
}

function charset(evidence: string, body: Uint8Array | undefined): BodyChange {
  return { cause: 'body_charset', evidence, body }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

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
function* writeForm(fields: readonly Field[]): Generator<string> {
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
function readForm(text: string): readonly Field[] {
  const isForm = /^[^\s={}<>"]+=[^\s{}<>"]*$/.test(text) && text.split('&', maxFields + 1).length <= maxFields
  return isForm ? [...new URLSearchParams(text)] : []
}

/** Returns the fields of an object that may have been parsed from a form: those with string values. */
function fieldsOf(value: unknown): readonly Field[] {
  if (typeof value !== 'object' || value === null) return []
  const fields = Object.entries(value)
  if (fields.length > maxFields) return []
  return fields.filter((field): field is [string, string] => typeof field[1] === 'string')
}
