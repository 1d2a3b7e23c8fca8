import { requireText } from '../../core/base/options.js'

/** Which URLs calls may go to. */
export interface TransportOptions {
  /**
   * Allows `http:` to this machine (`localhost`, `127.0.0.1`, `[::1]`), for tests with a local server.
   *
   * @default false
   */
  readonly allowLoopbackHttp?: boolean
}

const loopback = ['localhost', '127.0.0.1', '[::1]']

/** Whether a URL uses TLS, or plain HTTP to this machine if that is allowed. */
export function isSafeTransport(url: URL, { allowLoopbackHttp = false }: TransportOptions): boolean {
  return url.protocol === 'https:' || (allowLoopbackHttp && url.protocol === 'http:' && loopback.includes(url.hostname))
}

/**
 * Parses an absolute URL, only if it is already in its normal form.
 *
 * Tabs, backslashes, encoded dots and full-width characters do not survive parsing, and two parsers may disagree on them.
 *
 * @returns `undefined` for any other text, and for a URL with a user, a password or a fragment
 */
export function parseUrl(text: string): URL | undefined {
  if (text.length > 2048 || !URL.canParse(text)) return undefined
  const url = new URL(text)
  const isNormal = url.href === text || url.href === `${text}/`
  const isPlain = url.username === '' && url.password === '' && !text.includes('#')
  return isNormal && isPlain ? url : undefined
}

/** @throws {TypeError} naming the option, unless it is an `https:` URL in its normal form without user and fragment */
export function requireUrl(value: unknown, option: string, options: TransportOptions): URL {
  requireText(value, option)
  const url = parseUrl(value)
  if (url === undefined || !isSafeTransport(url, options)) {
    throw new TypeError(`${option} must be an https URL in its normal form, without user and fragment`)
  }
  return url
}

/**
 * @returns the URL without a slash at its end
 * @throws {TypeError} naming the option, if {@link requireUrl} throws or the URL has a query
 */
export function requireBaseUrl(value: unknown, option: string, options: TransportOptions): string {
  const url = requireUrl(value, option, options)
  if (url.href.includes('?')) throw new TypeError(`${option} must not have a query`)
  return url.href.replace(/\/$/, '')
}

/**
 * Appends path segments and a query to a base URL. A slash inside a segment is encoded.
 *
 * @param baseUrl - as {@link requireBaseUrl} returns it
 * @throws {TypeError} if a segment is empty, `.`, `..`, or has a lone surrogate
 */
export function joinUrl(
  baseUrl: string,
  segments: readonly string[],
  query: Readonly<Record<string, string | undefined>> = {},
): string {
  const path = segments.map((segment) => `/${encodeSegment(segment)}`).join('')
  const pairs = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))
  return pairs.length === 0 ? baseUrl + path : `${baseUrl + path}?${new URLSearchParams(pairs)}`
}

function encodeSegment(segment: string): string {
  // URL parsers resolve "." and ".." even if they are percent-encoded.
  if (typeof segment !== 'string' || segment === '' || segment === '.' || segment === '..') {
    throw new TypeError('a path segment must be a string other than "", "." and ".."')
  }
  if (/\p{Cs}/u.test(segment)) throw new TypeError('a path segment must be well-formed Unicode')
  return encodeURIComponent(segment)
}
