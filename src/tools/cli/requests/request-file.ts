import type { HeaderLine } from '../../../core/request/delivery.js'
import type { RawRequest } from '../../inspector/signing/raw-request.js'
import { UsageError } from '../exit.js'

/** A request from a file. */
export interface FileRequest {
  readonly request: RawRequest
  readonly receivedAt: number | undefined
  readonly provider: string | undefined
}

/**
 * Reads requests from a file: JSON as `show --json` and `send --print json` print it, one object or one on each line; plain
 * JSON with `headers` and `body`, as people write it down; or HTTP as text, whose body is everything after the empty line.
 *
 * @throws {UsageError} the file has another form; the message says what is wrong with it
 */
export function parseRequests(bytes: Uint8Array, label: string): readonly FileRequest[] {
  const text = Buffer.from(bytes).toString('latin1')
  if (/^[!#$%&'*+.^_`|~\w-]+ \S+ HTTP\/\d/.test(text))
    return [{ request: parseHttp(text, bytes, label), receivedAt: undefined, provider: undefined }]
  const json = Buffer.from(bytes).toString('utf8')
  const whole = parseJson(json)
  const values =
    whole === undefined
      ? json
          .split('\n')
          .filter((line) => line.trim() !== '')
          .map(parseJson)
      : [whole]
  if (values.length === 0 || values.includes(undefined)) {
    throw new UsageError(
      `${label} is neither JSON of a request, as show --json prints it or as { headers, body }, nor HTTP that begins with POST /path HTTP/1.1`,
    )
  }
  return values.flat().map((value) => readObject(value, label))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

function parseHttp(text: string, bytes: Uint8Array, label: string): RawRequest {
  const end = /\r?\n\r?\n/.exec(text)
  const head = text.slice(0, end?.index).replace(/\r?\n$/, '')
  const [first = '', ...lines] = head.split(/\r?\n/)
  const [method = '', target = ''] = first.split(' ')
  const rawHeaders = lines.map((line): HeaderLine => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon), line.slice(colon + 1).replace(/^[ \t]+|[ \t]+$/g, '')]
  })
  const body = end === null ? new Uint8Array() : bytes.slice(end.index + end[0].length)
  return check({ method, target, rawHeaders, body }, label)
}

function readObject(value: unknown, label: string): FileRequest {
  const fields = fieldsOf(value)
  // Only the format of captures has `rawHeaders`, and only there the body is base64.
  if (!('rawHeaders' in fields) && 'headers' in fields) return readPlain(fields, label)
  const { method, target, rawHeaders, body = '', receivedAt, provider } = fields
  if (typeof method !== 'string' || typeof target !== 'string' || typeof body !== 'string' || !isLines(rawHeaders)) {
    throw new UsageError(
      `${label} is not a request: it needs method, target, rawHeaders as pairs, and body in base64; or headers, and body as text`,
    )
  }
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(body)) throw new UsageError(`${label}: body must be base64`)
  const time = typeof receivedAt === 'string' ? Date.parse(receivedAt) : Number.NaN
  return {
    request: check({ method, target, rawHeaders, body: new Uint8Array(Buffer.from(body, 'base64')) }, label),
    receivedAt: Number.isNaN(time) ? undefined : time,
    provider: typeof provider === 'string' ? provider : undefined,
  }
}

function isLines(lines: unknown): lines is readonly HeaderLine[] {
  return (
    Array.isArray(lines) &&
    lines.every((line) => Array.isArray(line) && line.length === 2 && line.every((part) => typeof part === 'string'))
  )
}

// The body is the text that was signed. An object has lost its spelling, so no signature over it could be checked.
function readPlain(fields: Readonly<Record<string, unknown>>, label: string): FileRequest {
  const { method = 'POST', target, path, url, headers, body = '' } = fields
  const rawHeaders = isLines(headers) ? headers : linesOf(headers)
  if (typeof body !== 'string')
    throw new UsageError(`${label}: body must be a text with the bytes as they came; an object has lost them`)
  const to = target ?? path ?? (typeof url === 'string' ? targetOf(url) : '/')
  if (typeof method !== 'string' || typeof to !== 'string' || rawHeaders === undefined) {
    throw new UsageError(`${label} is not a request: headers must be an object or pairs, whose values are texts`)
  }
  const request = { method, target: to, rawHeaders, body: new TextEncoder().encode(body) }
  return { request: check(request, label), receivedAt: undefined, provider: undefined }
}

/** The part of a URL that a server receives. */
function targetOf(url: string): string {
  const [location = ''] = url.split('#', 1)
  return location.replace(/^https?:\/\/[^/?]*/i, '') || '/'
}

/** A header with several values, such as in `request.headers` of Node, becomes several lines. */
function linesOf(headers: unknown): readonly HeaderLine[] | undefined {
  if (Array.isArray(headers) || typeof headers !== 'object' || headers === null) return undefined
  const lines = Object.entries(headers).flatMap(([name, value]) => [value].flat().map((one) => [name, one]))
  return isLines(lines) ? lines : undefined
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

// What the wire cannot carry, such as a line break in a header, would become another request.
function check(request: RawRequest, label: string): RawRequest {
  const { method, target, rawHeaders } = request
  if (!/^[!#$%&'*+.^_`|~\w-]{1,32}$/.test(method)) throw new UsageError(`${label}: the method is malformed`)
  if (!/^[\x21-\x7e\x80-\xff]+$/.test(target))
    throw new UsageError(`${label}: the target has a character that HTTP does not allow`)
  for (const [name, value] of rawHeaders) {
    const isName = /^[!#$%&'*+.^_`|~\w-]+$/.test(name)
    if (!isName || !/^[\t\x20-\x7e\x80-\xff]*$/.test(value)) {
      throw new UsageError(`${label}: a header line has a form that HTTP does not allow`)
    }
  }
  return request
}
