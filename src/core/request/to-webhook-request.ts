import { requireObject, requireString } from '../base/options.js'
import type { HeaderLine, WebhookRequest } from './delivery.js'

/** The parts of a request for {@link toWebhookRequest}. */
export interface WebhookRequestInit {
  /** @default 'POST' */
  readonly method?: string
  /** @default 'https://receiver.invalid/' */
  readonly url?: string
  /** A Fetch `Headers`, pairs, or a record; an array in a record becomes several lines. */
  readonly headers?: Iterable<HeaderLine> | Readonly<Record<string, string | readonly string[] | undefined>>
  /** Text is encoded as UTF-8. @default an empty body */
  readonly body?: string | Uint8Array
  /** @default whether the URL begins with `https:` */
  readonly encrypted?: boolean
}

/**
 * Makes a {@link WebhookRequest} from plain values, for a framework without an adapter and for tests.
 *
 * Pass the raw body as it arrived, never a parsed object that was serialized again: its bytes would differ.
 *
 * @throws {TypeError} if a part is invalid; the message names it
 */
export function toWebhookRequest(init: WebhookRequestInit): WebhookRequest {
  requireObject(init, 'toWebhookRequest: init')
  const { method = 'POST', url = 'https://receiver.invalid/', headers = [], body = new Uint8Array() } = init
  requireString(method, 'toWebhookRequest: method')
  requireString(url, 'toWebhookRequest: url')
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body
  if (!(bytes instanceof Uint8Array)) {
    throw new TypeError('toWebhookRequest: body must be the raw bytes or text as they arrived, never a parsed object')
  }
  return {
    method,
    url,
    headers: toHeaderLines(headers),
    body: bytes,
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
