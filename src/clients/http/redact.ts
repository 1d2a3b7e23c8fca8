import { singleLine } from '../../core/base/printable.js'
import { decodeUtf8, encodeBytes, encodeUtf8 } from '../../core/bytes/encoding.js'
import { decodePercent } from '../../core/bytes/percent.js'

/** Replaces the secrets in a text by `[secret]`. */
export type Redact = (text: string) => string

/**
 * Makes a function that redacts secrets in responses and platform errors, which can quote the request.
 *
 * It finds secrets as they are, and as JSON, URLs, forms and HTML write them.
 */
export function createRedact(secrets: readonly string[]): Redact {
  // Computed on first use, because most calls succeed and redact nothing.
  let written: readonly string[] | undefined
  return (text) => {
    written ??= toSpellings(secrets)
    return written.reduce((rest, secret) => rest.replaceAll(secret, () => '[secret]'), text)
  }
}

// A secret can contain another one: the longer is replaced first, so that no part of it remains.
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
  // Some languages escape all non-ASCII characters in JSON.
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
 * Lists the possible secrets in a URL: the URL itself, its password, its query, and the values in the query. The list is
 * empty if the URL has no user, password or query.
 *
 * @param url - a URL that can be parsed
 */
export function secretsInUrl(url: string): readonly string[] {
  const { search, searchParams, username, password } = new URL(url)
  if (search === '' && username === '' && password === '') return []
  const written = search
    .slice(1)
    .split('&')
    .map((pair) => pair.slice(pair.indexOf('=') + 1))
  // Shorter values could be ordinary words.
  const values = [...searchParams.values(), ...written, ...written.map(decode)].filter(({ length }) => length >= 8)
  return [url, search.slice(1), ...secretsOfUser(username, password), ...values]
}

// The URL parser percent-encodes passwords; the Authorization header has them decoded.
function secretsOfUser(username: string, password: string): readonly string[] {
  const [name, plain] = [decode(username), decode(password)]
  const basic = plain === '' ? '' : encodeBytes(encodeUtf8(`${name}:${plain}`), 'base64')
  return [password, plain, basic]
}

// A stray % is kept.
function decode(text: string): string {
  const decoded = decodePercent(encodeUtf8(text), false)
  return (decoded && decodeUtf8(decoded)) ?? text
}

/** Copies a platform error without its secrets: some quote the URL, others a header. */
export function redactError(error: unknown, redact: Redact): Error {
  const inner = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const name = inner instanceof Error ? inner.name : 'Error'
  const code = hasCode(inner) ? ` (${inner.code})` : ''
  const text = inner instanceof Error ? inner.message : String(inner)
  const redacted = new Error(singleLine(redact(`${name}: ${text}${code}`)))
  delete redacted.stack
  return redacted
}

function hasCode(value: unknown): value is { readonly code: string } {
  return typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'string'
}
