import { decodeUtf8, encodeUtf8 } from '../../../../core/bytes/encoding.js'
import { decodePercent } from '../../../../core/bytes/percent.js'
import type { WebhookRequest } from '../../../../core/request/delivery.js'
import { readMediaType } from '../../../../core/request/headers.js'
import { endsHere, type FieldPath, parseFieldPath, pathsWithin } from '../../../../stores/inbox/redaction/field-path.js'
import { findValues, type Span } from '../../../../stores/inbox/redaction/json-values.js'

/** The fields of requests that are shown only by a deliberate act. */
export interface FieldMask {
  /** The paths of the masked fields that a request has. */
  pathsIn(request: WebhookRequest): readonly string[]
  /** A request with asterisks in these fields; the body keeps its length. */
  request(request: WebhookRequest): WebhookRequest
  /** The body of an answer, which may quote the request, with asterisks in these fields; other bodies than JSON stay as they are. */
  answer(body: Uint8Array): Uint8Array
  /** A text about a request, such as the reason of a failure, without the values of these fields. */
  text(text: string, request: WebhookRequest): string
  /** The mask without some of its paths. */
  without(paths: readonly string[]): FieldMask
}

type Names = readonly string[]

interface Found {
  readonly request: WebhookRequest
  readonly paths: readonly string[]
  readonly values: readonly string[]
}

const hidden = '***'
// Shorter values occur in ordinary words.
const minTextLength = 3

/**
 * Masks fields in what people see of a request. A body that is neither JSON nor a form is masked as a whole.
 *
 * @param paths - as those of `redactFields`: `payload.customer.email`, `headers.x-user`, `query.email`
 * @throws {TypeError} a path cannot match
 */
export function maskFields(paths: readonly string[]): FieldMask {
  const parsed = paths.map((path) => ({ path, ...parseFieldPath(path, 'mask') }))
  const known = new WeakMap<WebhookRequest, Found>()
  const find = (request: WebhookRequest): Found => {
    const found = known.get(request) ?? findAll(request, parsed)
    known.set(request, found)
    return found
  }
  return {
    pathsIn: (request) => find(request).paths,
    request: (request) => (paths.length === 0 ? request : find(request).request),
    answer: (body) => overwrite(body, { spans: jsonSpans(body, namesIn(parsed, 'payload')) ?? [], isJson: true }),
    text: (text, request) => find(request).values.reduce((rest, value) => rest.replaceAll(value, hidden), text),
    without: (shown) => maskFields(paths.filter((path) => !shown.includes(path))),
  }
}

/**
 * The values of fields of a request, as text.
 *
 * @param paths - as for {@link maskFields}
 * @returns `undefined` if the body is neither JSON nor a form, so that some may be missing
 * @throws {TypeError} a path cannot match
 */
export function valuesOf(request: WebhookRequest, paths: readonly string[]): readonly string[] | undefined {
  const places = paths.map((path) => parseFieldPath(path, 'subject'))
  const names = namesIn(places, 'payload')
  const { spans, isJson } = findInBody(request, names)
  const isForm = readMediaType(request) === 'application/x-www-form-urlencoded'
  if (spans.length > 0 && !isJson && !(isForm && formSpans(toLatin1(request.body), names))) return undefined
  const bytes = toLatin1(request.body)
  // A provider may take the payload out of a field of a form.
  const inside = [...names, ...names.flatMap(([, ...rest]) => (rest.length > 0 ? [rest] : []))]
  const inBody = spans.flatMap(([start, end]) => {
    const value = decodeValue(bytes.slice(start, end))
    const json = isForm ? encodeUtf8(value) : new Uint8Array()
    return [value, ...(jsonSpans(json, inside) ?? []).map(([from, to]) => decodeValue(toLatin1(json).slice(from, to)))]
  })
  const query = request.url.split('?').slice(1).join('?')
  const inQuery = (formSpans(query, namesIn(places, 'query')) ?? []).map(([start, end]) => query.slice(start, end))
  const isWanted = ([name]: readonly [string, string]) =>
    namesIn(places, 'headers').some(([wanted]) => wanted === '*' || wanted === name.toLowerCase())
  return [
    ...inBody,
    ...inQuery.map((value) => decodeField(value) ?? value),
    ...request.headers.filter(isWanted).map(([, value]) => value),
  ]
}

interface Place extends FieldPath {
  readonly path: string
}

function findAll(request: WebhookRequest, places: readonly Place[]): Found {
  const { url, headers, body } = request
  const inBody = findInBody(request, namesIn(places, 'payload'))
  const queryAt = url.indexOf('?') + 1
  const query = queryAt === 0 ? '' : url.slice(queryAt)
  const querySpans = formSpans(query, namesIn(places, 'query')) ?? [[0, query.length]]
  const isMasked = ([name]: readonly [string, string]) =>
    namesIn(places, 'headers').some(([masked]) => masked === '*' || masked === name.toLowerCase())
  const bytes = toLatin1(body)
  const values = [
    ...inBody.spans.map(([start, end]) => decodeValue(bytes.slice(start, end))),
    ...querySpans.map(([start, end]) => decodeField(query.slice(start, end)) ?? ''),
    ...headers.filter(isMasked).map(([, value]) => value),
  ]
  return {
    request: {
      ...request,
      url: url.slice(0, url.length - query.length) + replaced(query, querySpans),
      headers: headers.map((line) => (isMasked(line) ? [line[0], hidden] : line)),
      body: overwrite(body, inBody),
    },
    paths: places.filter((place) => has(request, place)).map(({ path }) => path),
    // The longest first, so that no part of one is left.
    values: values.filter(({ length }) => length >= minTextLength).toSorted((one, other) => other.length - one.length),
  }
}

function has(request: WebhookRequest, { in: place, names }: Place): boolean {
  const { url, headers } = request
  if (place === 'headers') return headers.some(([name]) => names[0] === '*' || names[0] === name.toLowerCase())
  if (place === 'query') return formSpans(url.split('?').slice(1).join('?'), [names])?.length !== 0
  return findInBody(request, [names]).spans.length > 0
}

function namesIn(places: readonly FieldPath[], wanted: FieldPath['in']): readonly Names[] {
  return places.flatMap(({ in: place, names }) => (place === wanted ? [names] : []))
}

interface InBody {
  readonly spans: readonly Span[]
  readonly isJson: boolean
}

/** The places of fields in a body; all of it, if it is neither JSON nor a form. */
function findInBody(request: WebhookRequest, names: readonly Names[]): InBody {
  const { body } = request
  if (names.length === 0 || body.length === 0) return { spans: [], isJson: false }
  const isForm = readMediaType(request) === 'application/x-www-form-urlencoded'
  const spans = isForm ? formSpans(toLatin1(body), names) : jsonSpans(body, names)
  return spans === undefined ? { spans: [[0, body.length]], isJson: false } : { spans, isJson: !isForm }
}

/** In bytes: all that has a meaning in JSON is ASCII. Names are decoded, since they may have escapes. */
function jsonSpans(body: Uint8Array, names: readonly Names[]): readonly Span[] | undefined {
  try {
    return findValues(toLatin1(body), names, fromLatin1)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

function formSpans(text: string, names: readonly Names[]): readonly Span[] | undefined {
  const spans: Span[] = []
  let start = 0
  for (const pair of names.length === 0 ? [] : text.split('&')) {
    const equals = pair.indexOf('=')
    const name = decodeField(equals === -1 ? pair : pair.slice(0, equals))
    const value = decodeField(equals === -1 ? '' : pair.slice(equals + 1))
    if (name === undefined || value === undefined) return undefined
    const within = name.replaceAll(']', '').split('[').reduce(pathsWithin, names)
    // JSON in a field is masked as a whole: its bytes are percent-encoded.
    const isMasked = endsHere(within) || holdsField(value, [...within, ...names])
    if (isMasked && value !== '') spans.push([start + equals + 1, start + pair.length])
    start += pair.length + 1
  }
  return spans
}

function holdsField(value: string, names: readonly Names[]): boolean {
  return /^\s*[{[]/.test(value) && (jsonSpans(encodeUtf8(value), names) ?? []).length > 0
}

function decodeField(text: string): string | undefined {
  const bytes = decodePercent(Buffer.from(text, 'latin1'), true)
  return bytes && decodeUtf8(bytes)
}

/** A text in JSON or in a form, without its quotation marks and escapes. */
function decodeValue(latin1: string): string {
  const text = fromLatin1(latin1)
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'string' ? value : text
  } catch {
    return decodeField(latin1) ?? text
  }
}

function replaced(text: string, spans: readonly Span[]): string {
  return spans.reduceRight((rest, [start, end]) => rest.slice(0, start) + hidden + rest.slice(end), text)
}

const [asterisk, quote, zero] = [0x2a, 0x22, 0x30]

/** Fills places with asterisks, so that JSON stays JSON. */
function overwrite(bytes: Uint8Array, { spans, isJson }: InBody): Uint8Array {
  if (spans.length === 0) return bytes
  // Not `slice`, which makes no copy of a Buffer.
  const copy = new Uint8Array(bytes)
  for (const [start, end] of spans) {
    copy.fill(asterisk, start, end)
    if (isJson && end - start === 1) copy[start] = zero
    else if (isJson) copy[start] = copy[end - 1] = quote
  }
  return copy
}

function toLatin1(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1')
}

function fromLatin1(latin1: string): string {
  return Buffer.from(latin1, 'latin1').toString('utf8')
}
