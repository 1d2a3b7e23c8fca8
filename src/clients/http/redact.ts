import { encodeBytes } from '../../bytes/encoding.js'
import { decodePercent } from '../../bytes/percent.js'
import { decodeUtf8, encodeUtf8 } from '../../bytes/utf8.js'

/** Takes secrets out of a text. */
export type Redact = (text: string) => string

/**
 * Makes a function that takes secrets out of a text, as they are and as JSON, URLs, forms and HTML write them.
 *
 * Answers and errors of the platform can repeat what was sent.
 */
export function createRedact(secrets: readonly string[]): Redact {
  // Most calls succeed, and have nothing to take out.
  let written: readonly string[] | undefined
  return (text) => {
    written ??= toSpellings(secrets)
    return written.reduce((rest, secret) => rest.replaceAll(secret, () => '[secret]'), text)
  }
}

// A secret may be a part of another: the longer one goes first, so that nothing of it stays.
function toSpellings(secrets: readonly string[]): readonly string[] {
  const written = secrets.filter((secret) => secret !== '').flatMap(spellings)
  return [...new Set(written)].sort((a, b) => b.length - a.length)
}

function spellings(secret: string): readonly string[] {
  const json = JSON.stringify(secret).slice(1, -1)
  const wellFormed = secret.replace(/\p{Cs}/gu, '\ufffd')
  const component = encodeURIComponent(wellFormed)
  const encoded = [component, component.replace(/[!'()*]/g, toPercent), encodeURI(wellFormed), toForm(wellFormed)]
  const lower = encoded.map((text) => text.replace(/%../g, (triplet) => triplet.toLowerCase()))
  // Some languages keep their JSON in ASCII.
  const ascii = json.replace(/[^\0-~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
  const html = secret.replace(/[&<>"']/g, (character) => entities[character] ?? character)
  return [secret, json, json.replaceAll('/', '\\/'), ascii, ascii.replaceAll('/', '\\/'), html, ...encoded, ...lower]
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function toPercent(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`
}

function toForm(text: string): string {
  return new URLSearchParams([['', text]]).toString().slice(1)
}

/**
 * What is secret in an address, or may be: its password and its query, as a whole and by value. Without these, nothing.
 *
 * @param address - a URL that can be parsed
 */
export function secretsInAddress(address: string): readonly string[] {
  const { search, searchParams, username, password } = new URL(address)
  if (search === '' && username === '' && password === '') return []
  const written = search
    .slice(1)
    .split('&')
    .map((pair) => pair.slice(pair.indexOf('=') + 1))
  // What is shorter is a word like any other.
  const values = [...searchParams.values(), ...written, ...written.map(decode)].filter(({ length }) => length >= 8)
  return [address, search.slice(1), ...secretsOfUser(username, password), ...values]
}

// Passwords are percent-encoded in addresses, by the parser too, and decoded where they are used.
function secretsOfUser(username: string, password: string): readonly string[] {
  const [name, plain] = [decode(username), decode(password)]
  const basic = plain === '' ? '' : encodeBytes(encodeUtf8(`${name}:${plain}`), 'base64')
  return [password, plain, basic]
}

// A stray % stands for itself.
function decode(text: string): string {
  const decoded = decodePercent(encodeUtf8(text), false)
  return (decoded && decodeUtf8(decoded)) ?? text
}

/** An error of the platform without what it may repeat: some quote the address, others the header. */
export function redactError(error: unknown, redact: Redact): Error {
  const inner = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const name = inner instanceof Error ? inner.name : 'Error'
  const code = hasCode(inner) ? ` (${inner.code})` : ''
  const text = inner instanceof Error ? inner.message : String(inner)
  const redacted = new Error(printable(redact(`${name}: ${text}${code}`)).slice(0, 500))
  delete redacted.stack
  return redacted
}

/** A text from outside as one line: in a log it must not begin a line of its own, or look like other text. */
export function printable(text: string): string {
  return text.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ')
}

function hasCode(value: unknown): value is { readonly code: string } {
  return typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'string'
}
