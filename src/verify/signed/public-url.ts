import { WebhookError } from '../../errors.js'
import type { WebhookRequest } from '../../request/delivery.js'

/**
 * The URL of an endpoint as its sender knows it.
 *
 * A text is scheme, host, port and path as they were entered at the sender; the query is that of the request, which the
 * signature covers. A function gives the whole URL with its query. It sees a request that is not verified yet: `Host`,
 * `X-Forwarded-*` and with them the URL of the request are what the sender says they are.
 */
export type PublicUrl = string | ((request: WebhookRequest) => string)

// No white space, no backslash, nothing that parsers of URLs quietly drop, and neither query nor fragment.
const endpoint = /^https?:\/\/[!"$-;=@-[\]-~]+$/

/**
 * Makes a function that tells the URL that a sender has signed.
 *
 * The URL of a request begins with its `Host`. Believed, it would let whoever receives signed requests at another host
 * pass them on to this one, so there is no default.
 *
 * @returns a function that throws `internal_error` where the user's function gives no URL
 * @throws {TypeError} naming the option: it is missing, no URL, or has a query or a fragment
 */
export function urlReader(url: PublicUrl, option: string): (request: WebhookRequest) => string {
  if (typeof url === 'function') return (request) => requireReturnedUrl(url(request), option)
  if (url === undefined) {
    throw new TypeError(`${option} is missing: give the public URL that the sender calls; no header is trusted for it`)
  }
  if (typeof url !== 'string' || !endpoint.test(url) || !URL.canParse(url)) {
    const wanted = 'an absolute http(s) URL without query and fragment (the query is that of the request)'
    throw new TypeError(`${option} must be ${wanted}, or a function`)
  }
  return (request) => url + queryOf(request.url)
}

// A URL may hold credentials, so the message does not quote it.
function requireReturnedUrl(url: string, option: string): string {
  if (typeof url === 'string' && /^https?:\/\//.test(url) && URL.canParse(url)) return url
  throw new WebhookError('internal_error', `${option} returned what is no absolute http(s) URL`)
}

/** The query of a URL as it is written, with its question mark; empty where there is none. */
export function queryOf(url: string): string {
  const [target = ''] = url.split('#', 1)
  const start = target.indexOf('?')
  return start === -1 ? '' : target.slice(start)
}

/**
 * Path and query of a URL as they were sent, still encoded.
 *
 * By hand: `new URL` resolves, normalises and throws, and a target may be of any form: absolute, `//evil.example/`, `*`.
 */
export function splitUrl(url: string): { path: string; query: string } {
  const [target = ''] = url.split('#', 1)
  const queryStart = target.indexOf('?')
  const beforeQuery = queryStart === -1 ? target : target.slice(0, queryStart)
  return {
    path: beforeQuery.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/]*/i, ''),
    query: queryStart === -1 ? '' : target.slice(queryStart + 1),
  }
}
