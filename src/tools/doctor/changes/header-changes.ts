import { type ByteEncoding, decodeBytes, decodeUtf8, encodeBytes } from '../../../core/bytes/encoding.js'
import type { HeaderLine, WebhookRequest } from '../../../core/request/delivery.js'
import { headerValues } from '../../../core/request/headers.js'
import type { Change, Situation } from './change.js'

const maxHeaders = 64
const maxValueLength = 8192

/** Headers that every client sends, and that never contain a proof. */
const ordinary = /^(host|accept.*|content-.*|user-agent|connection|date|via|forwarded|transfer-encoding|cookie|origin)$/

/** Reverses how proxies and gateways rename headers. */
const renamings: readonly (readonly [evidence: string, undo: (name: string) => string])[] = [
  ['dashes in place of underscores', (name) => name.replaceAll('_', '-')],
  ['dashes in place of underscores and no HTTP_', (name) => name.replaceAll('_', '-').replace(/^http-/, '')],
  ['no HTTP-', (name) => name.replace(/^http-/, '')],
  ['no X-Forwarded-', (name) => name.replace(/^x-forwarded-/, '')],
  ['X- in place of X-Forwarded-', (name) => name.replace(/^x-forwarded-/, 'x-')],
  ['no X-Original-', (name) => name.replace(/^x-original-/, '')],
  ['X- in place of X-Original-', (name) => name.replace(/^x-original-/, 'x-')],
  ['no X-Amzn-Remapped-', (name) => name.replace(/^x-amzn-remapped-/, '')],
  ['no X-', (name) => name.replace(/^x-/, '')],
  ['X- before them', (name) => `x-${name}`],
]

/** Yields requests with a missing header restored from a header with a different name. */
export function* renamedHeaders(situation: Situation, field: string): Generator<Change> {
  const missing = field.toLowerCase()
  const names = namesOf(situation.request)
  for (const [how, undo] of renamings) {
    const evidence = `with ${how} in the names of the headers`
    yield* renaming(situation, missing, undo, { cause: 'header_renamed', evidence, field, searchFurther: true })
  }
  for (const name of names) {
    const [theirs, ours] = prefixesOf(name, missing)
    if (theirs === '') continue
    const undo = (other: string) => (other.startsWith(theirs) ? ours + other.slice(theirs.length) : other)
    const evidence = `with headers that begin with ${safeName(ours)} in place of ${safeName(theirs)}`
    yield* renaming(situation, missing, undo, { cause: 'header_dialect', evidence, field, searchFurther: true })
  }
  for (const name of names) {
    if (ordinary.test(name)) continue
    const undo = (other: string) => (other === name ? missing : other)
    const evidence = `with the header ${safeName(name)} under the name ${safeName(field)}`
    yield* renaming(situation, missing, undo, { cause: 'header_renamed', evidence, field })
  }
}

// The parts of two names before their common ending.
function prefixesOf(name: string, missing: string): readonly [theirs: string, ours: string] {
  const [theirs, ours] = [name.split('-'), missing.split('-')]
  let same = 0
  while (same < theirs.length && same < ours.length && theirs.at(-1 - same) === ours.at(-1 - same)) same++
  const prefix = (parts: readonly string[]) =>
    parts
      .slice(0, parts.length - same)
      .map((part) => `${part}-`)
      .join('')
  return same === 0 ? ['', ''] : [prefix(theirs), prefix(ours)]
}

function* renaming(
  situation: Situation,
  missing: string,
  undo: (name: string) => string,
  change: Omit<Change, 'situation'>,
): Generator<Change> {
  const { request } = situation
  const present = new Set(namesOf(request))
  // Does not duplicate a header that is already present.
  const added = request.headers.flatMap(([name, value]): readonly HeaderLine[] => {
    const renamed = undo(name.toLowerCase())
    return present.has(renamed) ? [] : [[renamed, value]]
  })
  if (!added.some(([name]) => name === missing)) return
  yield { ...change, situation: withHeaders(situation, [...request.headers, ...added]) }
}

/** Yields requests with only one line of a repeated header. */
export function* singleHeaders(situation: Situation, field: string): Generator<Change> {
  const values = new Set(headerValues(situation.request, field).slice(0, 4))
  const evidence = `with one of the lines of the header ${safeName(field)}`
  for (const value of values) {
    const changed = withValue(situation, field, value)
    yield { cause: 'header_joined', evidence, field, searchFurther: true, situation: changed }
  }
}

/** Yields requests without the characters that proxies and misconfiguration add around a header's value. */
export function* cleanedHeaders(situation: Situation, field: string): Generator<Change> {
  const [value, ...others] = headerValues(situation.request, field)
  if (value === undefined || others.length > 0 || value.length > maxValueLength) return
  const name = safeName(field)
  const quoted = { cause: 'header_quoted', field, searchFurther: true } as const
  const joined = { cause: 'header_joined', field, searchFurther: true } as const
  const seen = new Set([value])
  const changes: readonly (readonly [Omit<Change, 'situation'>, readonly string[]])[] = [
    [{ ...quoted, evidence: `without the white space around the value of ${name}` }, [value.trim()]],
    [{ ...quoted, evidence: `without the quotation marks around the value of ${name}` }, [unquoted(value)]],
    [{ ...joined, evidence: `with one of the two equal halves of the value of ${name}` }, halves(value)],
    [{ ...quoted, evidence: `without white space in the value of ${name}` }, [value.replace(/\s+/g, '')]],
    [{ ...joined, evidence: `with one of the parts of the value of ${name}` }, value.split(/, ?/, 4)],
  ]
  for (const [change, values] of changes) {
    for (const cleaned of values) {
      if (cleaned === '' || seen.has(cleaned)) continue
      seen.add(cleaned)
      yield { ...change, situation: withValue(situation, field, cleaned) }
    }
  }
}

function unquoted(value: string): string {
  return /^(["'`])(.*)\1$/.exec(value.trim())?.[2]?.trim() ?? value
}

function halves(value: string): readonly string[] {
  return [', ', ',', '; ', ';', ' ', ''].flatMap((separator) => {
    const length = (value.length - separator.length) / 2
    const half = value.slice(0, length)
    return Number.isInteger(length) && value === half + separator + half ? [half] : []
  })
}

/** Returns the situation with one line of a header, with this value. */
function withValue(situation: Situation, field: string, value: string): Situation {
  const name = field.toLowerCase()
  const others = situation.request.headers.filter(([other]) => other.toLowerCase() !== name)
  return withHeaders(situation, [...others, [field, value]])
}

function withHeaders(situation: Situation, headers: readonly HeaderLine[]): Situation {
  return { ...situation, request: { ...situation.request, headers } }
}

function namesOf(request: WebhookRequest): readonly string[] {
  return [...new Set(request.headers.map(([name]) => name.toLowerCase()))].slice(0, maxHeaders)
}

/** Makes an untrusted header name or label safe for logs. */
export function safeName(name: string): string {
  return name === '' ? 'nothing' : name.replace(/[^\w-]/g, '?').slice(0, 64)
}

const encodings: readonly ByteEncoding[] = ['hex', 'hex-upper', 'base64', 'base64url']
const prefixes = ['', 'sha256=', 'sha1=', 'sha512=', 'v0=', 'v1=', 'v1,', 'Bearer ', 'Basic ', 'Token ']

/** Yields requests with a different signature prefix, or with the same signature bytes in a different encoding. */
export function* rewrittenSignatures(situation: Situation, field: string): Generator<Change> {
  const [value, ...others] = headerValues(situation.request, field)
  if (value === undefined || others.length > 0 || value.length > 1024) return
  const [, ownPrefix = '', encoded = ''] = /^([A-Za-z][\w-]{0,15}[=, ])?(.+)$/.exec(value.trim()) ?? []
  const name = safeName(field)
  for (const prefix of new Set([...prefixes, ownPrefix])) {
    if (prefix === ownPrefix) continue
    const evidence = `with ${prefix === '' ? 'no prefix' : `the prefix "${prefix}"`} on the value of ${name}`
    const changed = withValue(situation, field, prefix + encoded)
    yield { cause: 'signature_prefix', evidence, field, searchFurther: true, situation: changed }
  }
  for (const bytes of decodings(encoded)) {
    for (const encoding of encodings) {
      const written = encodeBytes(bytes, encoding)
      if (written === encoded) continue
      for (const prefix of new Set([ownPrefix, ...prefixes])) {
        const evidence = `with the signature in ${name} encoded as ${encoding}${prefix === ownPrefix ? '' : `, with the prefix "${prefix}"`}`
        const changed = withValue(situation, field, prefix + written)
        yield { cause: 'signature_encoding', evidence, field, searchFurther: prefix === ownPrefix, situation: changed }
      }
    }
  }
}

// A text can be valid in several encodings; only plausible lengths count.
function isSignature(bytes: Uint8Array | undefined): bytes is Uint8Array {
  return bytes !== undefined && ([20, 32, 48, 64].includes(bytes.length) || bytes.length >= 128)
}

function decodings(encoded: string): readonly Uint8Array[] {
  const base64url = encoded
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/={1,2}$/, '')
  const bytes = decodeBytes(base64url, 'base64url')
  const nested = bytes && decodeBytes((decodeUtf8(bytes) ?? '-').toLowerCase(), 'hex')
  return [decodeBytes(encoded.toLowerCase(), 'hex'), bytes, nested].filter(isSignature).slice(0, 2)
}
