import type { WebhookRequest } from '../../../core/request/delivery.js'
import type { InspectedCapture } from './source.js'

/** Which captures to list; a field that is not set selects all. */
export interface CaptureFilter {
  /** Text that the method, the URL, a header or the body contains, in any letter case. */
  readonly search?: string | undefined
  readonly verdict?: string | undefined
  readonly provider?: string | undefined
  /** An event, or its dotted beginning. */
  readonly event?: string | undefined
  /** `2xx` to `5xx`, a status, `timeout`, `connection` or `none`. */
  readonly answer?: string | undefined
  /** Milliseconds since 1970. */
  readonly after?: number | undefined
}

// Larger bodies are decoded at each search: their text would take as much memory again.
const maxKeptBytes = 65_536

// Not strict: the readable parts of a binary body can be searched, too.
const decoder = new TextDecoder()
const texts = new WeakMap<WebhookRequest, string>()

const preparedAtOnce = 500

/**
 * Prepares captures for the first search, a few at a time, because decoding 10,000 bodies takes longer than a search may.
 *
 * @param requests - those that are likely to be searched
 */
export function prepareSearch(requests: readonly WebhookRequest[]): void {
  for (const request of requests.slice(0, preparedAtOnce)) textOf(request)
  if (requests.length > preparedAtOnce) setTimeout(prepareSearch, 0, requests.slice(preparedAtOnce))
}

/**
 * Returns a function that says whether a capture matches a filter.
 *
 * @param shown - what of the request is searched
 */
export function toPredicate(
  filter: CaptureFilter,
  shown: (capture: InspectedCapture) => WebhookRequest,
): (capture: InspectedCapture) => boolean {
  const { search = '', verdict, provider, event, answer, after } = filter
  const needle = search.toLowerCase()
  return (capture) =>
    (verdict === undefined || capture.verdict === verdict) &&
    (provider === undefined || capture.provider === provider) &&
    (event === undefined || capture.event === event || capture.event?.startsWith(`${event}.`) === true) &&
    (answer === undefined || classesOf(capture.attempts.at(-1)?.answer).includes(answer)) &&
    (after === undefined || capture.receivedAt >= after) &&
    (needle === '' || textOf(shown(capture)).includes(needle))
}

function classesOf(answer: number | string | undefined): readonly string[] {
  if (answer === undefined) return ['none']
  return typeof answer === 'number' ? [String(answer), `${Math.floor(answer / 100)}xx`] : [answer]
}

function textOf(request: WebhookRequest): string {
  const known = texts.get(request)
  if (known !== undefined) return known
  const { method, url, headers, body } = request
  const lines = [`${method} ${url}`, ...headers.map(([name, value]) => `${name}: ${value}`)]
  const text = `${lines.join('\n')}\n${decoder.decode(body)}`.toLowerCase()
  if (body.length <= maxKeptBytes) texts.set(request, text)
  return text
}
