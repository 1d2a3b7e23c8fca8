import type { RawRequest } from '../../inspector/signing/raw-request.js'
import type { HeaderLine } from '../../request/delivery.js'
import { UsageError } from '../exit.js'

/** A request from a file. */
export interface FileRequest {
  readonly request: RawRequest
  readonly receivedAt: number | undefined
  readonly provider: string | undefined
}

/**
 * Reads requests from a file: JSON as `show --json` and `send --print json` print it, one object or one on each line; or
 * HTTP as text, whose body is everything after the empty line.
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
      `${label} is neither JSON of a request, as show --json prints it, nor HTTP that begins with POST /path HTTP/1.1`,
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
  const { method, target, rawHeaders, body = '', receivedAt, provider } = fieldsOf(value)
  const lines: unknown = rawHeaders
  const isList =
    Array.isArray(lines) &&
    lines.every((line) => Array.isArray(line) && line.length === 2 && line.every((part) => typeof part === 'string'))
  if (typeof method !== 'string' || typeof target !== 'string' || typeof body !== 'string' || !isList) {
    throw new UsageError(`${label} is not a request: it needs method, target, rawHeaders as pairs, and body in base64`)
  }
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(body)) throw new UsageError(`${label}: body must be base64`)
  const time = typeof receivedAt === 'string' ? Date.parse(receivedAt) : Number.NaN
  return {
    // Checked above: pairs of strings.
    request: check(
      { method, target, rawHeaders: lines as readonly HeaderLine[], body: new Uint8Array(Buffer.from(body, 'base64')) },
      label,
    ),
    receivedAt: Number.isNaN(time) ? undefined : time,
    provider: typeof provider === 'string' ? provider : undefined,
  }
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
