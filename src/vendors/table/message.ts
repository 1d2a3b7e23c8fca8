import { decodeUtf8 } from '../../core/bytes/encoding.js'
import { readFormPairs } from '../../core/request/body/form-pairs.js'
import type { WebhookRequest } from '../../core/request/delivery.js'
import { headerBytes, headerValues, readMediaType, requireHeader } from '../../core/request/headers.js'
import { queryOf, splitUrl } from '../../core/verify/signed/public-url.js'
import { refusal } from '../../errors.js'
import { readBodyField } from './places.js'

/** What a part of a message may need besides the request. */
export interface MessageContext {
  /** The timestamp as it was sent. */
  readonly sentAt: string
  /** The URL as the sender knows it. */
  readonly url: string
  /** The names of the signed headers beside the signature. */
  readonly listed?: string | undefined
}

type Piece = string | Uint8Array
/** The content of a part; `undefined` if the request lacks it. */
type Part = (request: WebhookRequest, context: MessageContext) => Piece | undefined

const maxFields = 1000

// Names of headers, parameters and fields follow a colon. `end` is the text after the part.
const parts: Readonly<Record<string, (argument: string, end: string) => Part>> = {
  body: () => (request) => request.body,
  json: () => readJsonText,
  time:
    () =>
    (_, { sentAt }) =>
      headerBytes(sentAt),
  url:
    () =>
    (_, { url }) =>
      url,
  endpoint:
    () =>
    (_, { url }) =>
      url.slice(0, url.length - queryOf(url).length),
  sorted:
    () =>
    ({ body }, { url }) =>
      sortedParameters(url, body),
  path: () => (request) => splitUrl(request.url).path,
  method: () => (request) => request.method,
  header: (name, end) => (request) => {
    const value = requireUncut(readSole(request, name), end, name)
    return value === undefined ? undefined : headerBytes(value)
  },
  word: (name) => (request) => requireWord(requireHeader(request, name), name),
  query: (name, end) => (request) => requireUncut(readSoleQuery(request, name), end, name),
  field: (path) => (request) => readBodyField(request, path),
  line: (path) => (request) => readLine(request, path),
  form: () => (request) => sortedForm(request.body),
  quoted:
    (name) =>
    ({ body }, { listed }) =>
      quote(name === 'body' ? decodeUtf8(body) : listed),
  signed: (names) => (request) => signedHeaders(request, names.split(',')),
  listed:
    (names) =>
    (request, { listed }) =>
      listedHeaders(request, names.split(','), listed),
}

/**
 * Returns a function that makes the signed content of a request, in pieces.
 *
 * @param template - text with parts in braces, such as `{time}.{body}`. What is in brackets is left out if one of its parts is
 * missing. A backslash before a brace or bracket takes its meaning away.
 * @throws {TypeError} if a part is unknown
 */
export function messageReader(
  template: string,
): (request: WebhookRequest, context: MessageContext) => readonly Piece[] {
  const groups = template
    .split(/(?<!\\)[[\]]/)
    .map((text, index) => ({ isOptional: index % 2 === 1, parts: toParts(text) }))
  return (request, context) =>
    groups.flatMap(({ isOptional, parts: [...named] }) => {
      const pieces = named.map(({ name, part }) => ({ name, piece: part(request, context) }))
      const absent = pieces.find(({ piece }) => piece === undefined)
      if (absent === undefined) return pieces.flatMap(({ piece }) => piece ?? [])
      if (isOptional) return []
      const field = absent.name.replace(/^\w+:/, '')
      throw refusal('proof_missing', `${absent.name} is missing`, { field })
    })
}

function toParts(template: string): readonly { readonly name: string; readonly part: Part }[] {
  return template.split(/(?<!\\)[{}]/).map((text, index, all) => {
    if (index % 2 === 0) return { name: text, part: () => text.replaceAll('\\', '') }
    const [, kind = '', argument = ''] = /^([a-z]+)(?![a-z]):?(.*)$/.exec(text) ?? []
    const make = Object.hasOwn(parts, kind) ? parts[kind] : undefined
    if (make === undefined) throw new TypeError(`the message has an unknown part {${text}}`)
    return { name: text, part: make(argument, all[index + 1] ?? '') }
  })
}

/**
 * The JSON of a delivery as it was signed: before it was put into the field `payload` of a form or of the query.
 *
 * The media type is not signed. It only selects which of the bytes are read, and the format of the body reads the same ones.
 */
function readJsonText(request: WebhookRequest): Piece | undefined {
  if (request.method === 'GET') return readSoleQuery(request, 'payload')
  if (readMediaType(request) !== 'application/x-www-form-urlencoded') return request.body
  const [only, ...others] = readFormPairs(request.body, 2)
  return only?.[0] === 'payload' && others.length === 0 ? only[1] : undefined
}

// A value that contains the text after it could be cut there, and the rest be sent as another part.
function requireUncut(value: string | undefined, end: string, field: string): string | undefined {
  if (end === '' || !value?.includes(end)) return value
  throw ambiguous(field)
}

function ambiguous(field: string): Error {
  return refusal('signature_mismatch', `${field} is ambiguous`, { field })
}

// Where line feeds separate fields, one in a field would move its end into the next field.
function readLine(request: WebhookRequest, path: string): string | undefined {
  return requireUncut(readBodyField(request, path), '\n', path)
}

// A parameter that is repeated or empty is not a part of what was signed, and not absent either.
function readSoleQuery({ url }: WebhookRequest, name: string): string | undefined {
  const [value, ...others] = new URLSearchParams(splitUrl(url).query).getAll(name)
  if (value === '' || others.length > 0) throw ambiguous(name)
  return value
}

// Text beside it that is not separated from it could be moved into other values.
function requireWord(value: string, field: string): string {
  if (/^\w+$/.test(value)) return value
  throw ambiguous(field)
}

function quote(text: string | undefined): string | undefined {
  return text === undefined ? undefined : JSON.stringify(text)
}

// A header that is repeated is not a part of what was signed.
function readSole(request: WebhookRequest, name: string): string | undefined {
  return headerValues(request, name).length === 0 ? undefined : requireHeader(request, name)
}

/**
 * The headers that another header lists, as `name:value`, sorted and separated by semicolons.
 *
 * @param required - the header with the list, and others that it must list: they would not be signed otherwise
 */
function signedHeaders(request: WebhookRequest, required: readonly string[]): string {
  const [list = ''] = required
  const names = requireHeader(request, list)
    .split(',')
    .map((name) => name.trim().toLowerCase())
  if (required.some((name) => !names.includes(name)) || names.length > 32) {
    throw refusal('signature_malformed', `${list} does not cover ${required.join(' and ')}`, { field: list })
  }
  return [...names]
    .sort()
    .map((name) => `${name}:${requireHeader(request, name).trim()}`)
    .join(';')
}

/**
 * The names of headers as the signature lists them, a dot, and their values joined by dots.
 *
 * @param required - headers that the signature must list: they would not be signed otherwise
 */
function listedHeaders(request: WebhookRequest, required: readonly string[], listed = ''): string {
  const [field = ''] = required
  const names = listed.split(' ')
  const values = names.length > 32 ? [] : names.map((name) => requireHeader(request, name))
  // A dot in another value than the last could be moved from one header to the next.
  const isClear = values.slice(0, -1).every((value) => !value.includes('.'))
  if (values.length === 0 || !isClear || required.some((name) => !names.includes(name))) {
    throw refusal('signature_malformed', `the signature does not cover ${required.join(' and ')}`, { field })
  }
  return `${listed}.${values.join('.')}`
}

function sortedForm(body: Uint8Array): string {
  const pairs = [...readFormPairs(body, maxFields)]
  return pairs
    .sort(([a], [b]) => (a < b ? -1 : Number(a > b)))
    .flat()
    .join('')
}

/** The URL with its query sorted, a dot, and the names and values of the form, sorted. */
function sortedParameters(url: string, body: Uint8Array): string {
  const query = sorted([...new URLSearchParams(splitUrl(url).query)], '=').join('&')
  const form = sorted(readFormPairs(body, maxFields), '').join('')
  const end = query === '' ? (form === '' ? '' : '?') : `?${query}${form === '' ? '' : '.'}`
  return url.slice(0, url.length - queryOf(url).length) + end + form
}

// By name, and the values of one name by value.
function sorted(pairs: readonly (readonly [string, string])[], separator: string): readonly string[] {
  return [...pairs]
    .sort(([a, one], [b, other]) => (a === b ? (one < other ? -1 : 1) : a < b ? -1 : 1))
    .map((pair) => pair.join(separator))
}

/** Whether a message has a part that needs the URL as the sender knows it. */
export function signsUrl(message = ''): boolean {
  return /\{(url|endpoint|sorted)\}/.test(message)
}
