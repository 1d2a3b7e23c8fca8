import { WebhookError } from '../../../errors.js'
import type { WebhookRequest } from '../../request/delivery.js'

/**
 * The URL of your endpoint as the sender knows it.
 *
 * A string is scheme, host, port and path as configured at the sender; the query is taken from the request, and the
 * signature covers it. A function returns the whole URL with its query. Its request is not verified yet: the sender
 * controls `Host`, `X-Forwarded-*` and therefore the URL of the request.
 */
export type PublicUrl = string | ((request: WebhookRequest) => string)

// No white space, backslash or other character that URL parsers silently drop; no query and no fragment.
const endpoint = /^https?:\/\/[!"$-;=@-[\]-~]+$/

/**
 * Creates a function that returns the URL that the sender signed.
 *
 * There is no default: the URL of a request starts with its `Host` header. If that were trusted, the owner of another
 * endpoint could forward the signed requests that it receives to this one.
 *
 * @returns a function that throws `internal_error` if the user's function returns no URL
 * @throws {TypeError} if the URL is missing, malformed, or has a query or fragment; the message names the option
 */
export function urlReader(url: PublicUrl, option: string): (request: WebhookRequest) => string {
  if (typeof url === 'function') return (request) => requireReturnedUrl(url(request), option)
  if (url === undefined) {
    throw new TypeError(`${option} is missing: give the public URL that the sender calls; no header is trusted for it`)
  }
  if (typeof url !== 'string' || !endpoint.test(url) || !URL.canParse(url)) {
    throw new TypeError(
      `${option} must be an absolute http(s) URL without query and fragment (the query is taken from the request), or a function`,
    )
  }
  return (request) => url + queryOf(request.url)
}

// A URL may contain credentials, so the message does not quote it.
function requireReturnedUrl(url: string, option: string): string {
  if (typeof url === 'string' && /^https?:\/\//.test(url) && URL.canParse(url)) return url
  throw new WebhookError('internal_error', `${option} returned no absolute http(s) URL`)
}

/** The query of a URL as written, with its question mark; empty without one. */
export function queryOf(url: string): string {
  const target = withoutFragment(url)
  const start = target.indexOf('?')
  return start === -1 ? '' : target.slice(start)
}

/**
 * Path and query of a URL as sent, still encoded.
 *
 * `new URL` would normalise or throw: a request target may be absolute, `//evil.example/`, or `*`.
 */
export function splitUrl(url: string): { path: string; query: string } {
  const query = queryOf(url)
  const target = withoutFragment(url)
  const path = target.slice(0, target.length - query.length).replace(/^[a-z][a-z0-9+.-]*:\/\/[^/]*/i, '')
  return { path, query: query.slice(1) }
}

function withoutFragment(url: string): string {
  // Equivalent (StringLiteral): `"Stryker was here!"`. Text that is split has a first piece. The default is for the compiler.
  return url.split('#', 1)[0] ?? ''
}
