import type { HeaderLine, RequestHead, WebhookRequest } from './delivery.js'
import { refusal } from './errors.js'

/** All values of a header, in order of arrival. Names are compared without regard to case. */
export function headerValues(request: RequestHead, name: string): readonly string[] {
  const wanted = name.toLowerCase()
  const values: string[] = []
  for (const line of request.headers) if (isNamed(line, wanted)) values.push(line[1])
  return values
}

/** The value of a header that may be absent; of several lines the first. Not for anything that proves the sender. */
export function readHeader(request: RequestHead, name: string): string | undefined {
  const wanted = name.toLowerCase()
  for (const line of request.headers) if (isNamed(line, wanted)) return line[1]
  return undefined
}

function isNamed(line: HeaderLine, wanted: string): boolean {
  return line[0].length === wanted.length && line[0].toLowerCase() === wanted
}

/**
 * The value of a header that carries a proof: exactly one line of it.
 *
 * @throws {WebhookError} `proof_missing`, `proof_duplicated`
 */
export function requireHeader(request: RequestHead, name: string): string {
  const values = headerValues(request, name)
  const value = values[0]
  if (value === undefined || value === '') throw refusal('proof_missing', `header ${name} is missing`, { field: name })
  if (values.length > 1)
    throw refusal('proof_duplicated', `header ${name} came ${values.length} times`, { field: name })
  return value
}

/** What {@link toWebhookRequest} accepts. */
export interface WebhookRequestInit {
  /** @default 'POST' */
  readonly method?: string
  /** @default 'https://receiver.invalid/' */
  readonly url?: string
  /** A Fetch `Headers`, pairs, or a record; a record's array becomes several lines. */
  readonly headers?: Iterable<HeaderLine> | Readonly<Record<string, string | readonly string[] | undefined>>
  /** Text is encoded as UTF-8. @default an empty body */
  readonly body?: string | Uint8Array
  /** @default whether the URL begins with `https:` */
  readonly encrypted?: boolean
}

/**
 * Makes a {@link WebhookRequest} from plain parts, for a framework without an adapter and for tests.
 *
 * The body must be what arrived: pass the raw bytes, never a parsed object that was written out again.
 */
export function toWebhookRequest(init: WebhookRequestInit): WebhookRequest {
  const { method = 'POST', url = 'https://receiver.invalid/', headers = [], body = new Uint8Array() } = init
  return {
    method,
    url,
    headers: toHeaderLines(headers),
    body: typeof body === 'string' ? new TextEncoder().encode(body) : body,
    encrypted: init.encrypted ?? url.startsWith('https:'),
  }
}

function toHeaderLines(headers: NonNullable<WebhookRequestInit['headers']>): readonly HeaderLine[] {
  if (isIterable(headers)) return [...headers]
  return Object.entries(headers).flatMap(([name, value]): readonly HeaderLine[] => {
    if (value === undefined) return []
    return typeof value === 'string' ? [[name, value]] : value.map((single) => [name, single] as const)
  })
}

function isIterable(headers: object): headers is Iterable<HeaderLine> {
  return Symbol.iterator in headers
}
